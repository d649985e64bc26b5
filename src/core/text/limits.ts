/** In characters, shared by forms, contract and tests. */
export const LIMITS = {
  username: { min: 3, max: 30 },
  password: { min: 8, max: 200 },
  email: { max: 254 },
  displayName: { min: 2, max: 80 },
  helperName: { max: 60 },
  helperDescription: { max: 600 },
  exampleMessages: { max: 2000 },
  /** As long as most character cards, and a prompt still has room for the conversation. */
  background: { max: 10_000 },
  greeting: { max: 4000 },
  personaType: { max: 48 },
  message: { max: 4000 },
  /** Of a message that another one refers to, as pages and prompts show it. */
  quote: { max: 300 },
  panelName: { max: 80 },
  template: { max: 1000 },
  reactionReason: { max: 200 },
  /** What a reminder or a follow-up is about. */
  followUpSubject: { max: 200 },
  memoryValue: { max: 200 },
  memorySearch: { max: 100 },
  messageSearch: { min: 2, max: 100 },
  address: { max: 300 },
  apiKey: { max: 400 },
  modelName: { max: 128 },
} as const

/** Opening messages of a helper of one's own. */
export const MOST_GREETINGS = 8

/** Limits on earlier, unsaved turns that a browser may send along. */
export const UNSAVED = { turns: 20, characters: 12_000 } as const

/** Characters of the description shown on a helper's card. */
export const CARD_DESCRIPTION_LENGTH = 120

/** Messages required in the wizard's test chat before "Create Helper" is enabled. */
export const TEST_CHAT_MESSAGES = 2

export const MESSAGE_PAGE = { default: 50, max: 200 } as const

/** Helpers that are asked at once. */
export const PANEL_MEMBERS = { min: 2, max: 5 } as const
/** Panels of a person, and rounds of a panel. */
export const PANELS_AT_MOST = 100
export const ROUNDS_AT_MOST = 60

export const SEARCH_PAGE = { default: 25, max: 50 } as const

/** Maximum versions of a message, and so of its reply. */
export const VERSIONS_AT_MOST = 20

export const MEMORY_PAGE = 50
/** Maximum memories shown in a field of the profile: the newest. */
export const PROFILE_FIELD_SHOWS = 20
export const MOST_FORGOTTEN = 200

/** Limits on pictures, shared by browser, contract and database. */
export const PICTURE = {
  /** Maximum size of an uploaded picture in bytes. The browser shrinks it first. */
  sentBytes: 3_000_000,
  /** Maximum pixels of an uploaded picture: more than a phone's camera takes. */
  sentPixels: 16_000_000,
  /** The longer side of a stored picture, in pixels. */
  side: 1600,
  /** Bytes of a stored picture. */
  storedBytes: 1_000_000,
} as const

/** A helper's face, cut to a square of this many pixels a side. */
export const FACE = { side: 512, storedBytes: 300_000 } as const

export const PICTURE_ONLY_TEXT = '[Picture]'

/** How many of the newest pictures a model is shown, and within how many messages. */
export const SHOWN_PICTURES = { most: 3, messages: 12 } as const

/** A phone would take too long to decode a larger file. */
export const LARGEST_FILE = 40_000_000

export const IMPORT_SOURCES = ['chatgpt', 'claude', 'sillytavern'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

export const SOURCE_NAMES: Record<ImportSource, string> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  sillytavern: 'SillyTavern',
}

export const IMPORT_LIMITS = {
  /** Characters of a message; longer ones are cut. */
  message: 20_000,
  title: 200,
  key: 200,
  /** Messages of one conversation, the newest. */
  messages: 5000,
  /** Messages and characters of one request. */
  batch: 200,
  batchCharacters: 400_000,
  /** Messages of all that a person brought. */
  total: 200_000,
  /** Messages of a page, as they are read. */
  page: 100,
} as const
