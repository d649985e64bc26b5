/** The longest and shortest each field may be, in characters; one table for forms, contract and tests. */
export const LIMITS = {
  username: { min: 3, max: 30 },
  password: { min: 8, max: 200 },
  email: { max: 254 },
  displayName: { min: 2, max: 80 },
  helperName: { max: 60 },
  helperDescription: { max: 600 },
  exampleMessages: { max: 2000 },
  personaType: { max: 48 },
  message: { max: 4000 },
  memoryValue: { max: 200 },
  memorySearch: { max: 100 },
  messageSearch: { min: 2, max: 100 },
  address: { max: 300 },
  apiKey: { max: 400 },
  modelName: { max: 128 },
} as const

/** What a browser may send along of an earlier exchange that was not stored. */
export const UNSAVED = { turns: 20, characters: 12_000 } as const

/** A helper's card shows this many characters of its description. */
export const CARD_DESCRIPTION_LENGTH = 120

/** The wizard's test chat must hold this many messages before "Create Helper" is enabled. */
export const TEST_CHAT_MESSAGES = 2

/** Messages that one page of a conversation holds by default and at most. */
export const MESSAGE_PAGE = { default: 50, max: 200 } as const

/** Results that one page of a search over messages holds by default and at most. */
export const SEARCH_PAGE = { default: 25, max: 50 } as const

/** Versions that a message may have, and so its reply. */
export const VERSIONS_AT_MOST = 20

/** Memories that one page holds, by default and at most. */
export const MEMORY_PAGE = 50
/** Memories that are forgotten by their ids in one call. */
export const MOST_FORGOTTEN = 200
