import { READING_LIMITS } from './fit-reading.ts'

interface Unread {
  /** Messages of the person, and all messages with those between them. */
  said: number
  turns: number
  /** Of all of them, as a reading shortens them. */
  characters: number
}

/** About how many readings this takes: at least one for what the person said, and none where they said nothing. */
export function countCalls({ said, turns, characters }: Unread): number {
  if (said === 0) return 0
  const { personMessages, messages, messageCharacters } = READING_LIMITS
  return Math.ceil(Math.max(said / personMessages, turns / messages, characters / messageCharacters))
}
