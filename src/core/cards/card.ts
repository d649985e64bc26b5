import type { MessageLength, Tone } from '../personas/options.ts'

/** The fields of a character card that are read: V1, V2 and V3 name them alike. Empty where the card has none. */
export interface CharacterCard {
  name: string
  nickname: string
  description: string
  personality: string
  scenario: string
  first_mes: string
  alternate_greetings: readonly string[]
  group_only_greetings: readonly string[]
  mes_example: string
  creator: string
  creator_notes: string
  system_prompt: string
  post_history_instructions: string
  lorebook: readonly string[]
  /** What an export of ours keeps besides; null in cards from elsewhere. */
  ours: OursInCard | null
}

/** Under `extensions.coterie`. */
interface OursInCard {
  description: string
  background: string
  tone: Tone
  messageLength: MessageLength
}

/** Part of a card that a helper does not take over. */
export interface LeftOut {
  what: string
  text: string
}

/** A card as the form of a new helper, which a person may still change. */
export interface CardDraft {
  name: string
  description: string
  background: string
  greetings: string[]
  exampleMessages: string
  tone: Tone | null
  messageLength: MessageLength | null
  creator: string
  creatorNotes: string
  leftOut: LeftOut[]
}

export const CARD_LIMITS = {
  fileBytes: 10_000_000,
  /** Characters of one field. */
  field: 100_000,
  /** Entries of one list. */
  entries: 2000,
  /** Characters of a part that is left out, as it is shown. */
  shown: 20_000,
} as const

interface Names {
  /** The helper. */
  char: string
  /** The person. */
  user: string
}

const PLACES = /\{\{\s*(char|user)\s*\}\}|<(char|bot|user)>/gi

/** Fills the places that character cards keep for two names. */
export const fillNames = (text: string, { char, user }: Names): string =>
  text.replace(PLACES, (_place, curly?: string, angled?: string) =>
    (curly ?? angled ?? '').toLowerCase() === 'user' ? user : char,
  )
