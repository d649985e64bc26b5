import type { Reading, ReadingLine, ReadingMessage } from './operation.ts'

/** In UTF-16 units; at the project's estimate of four to a token, everything together stays below 9,000 tokens. */
export const READING_LIMITS = {
  messages: 40,
  /** Of the person, among these. */
  personMessages: 20,
  messageCharacters: 20_000,
  personMessage: 4000,
  helperMessage: 600,
  contextTurns: 4,
  contextTurn: 400,
  memoryLines: 150,
  memoryCharacters: 12_000,
  memoryLine: 300,
} as const

/** The middle goes: how a message begins and ends says what it is. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const half = Math.floor((longest - 3) / 2)
  return `${text.slice(0, half).toWellFormed()} … ${text.slice(-half).toWellFormed()}`
}

/** How many items from the start fit. */
function countFitting<Item>(
  items: readonly Item[],
  most: number,
  budget: number,
  sizeOf: (item: Item) => number,
): number {
  let left = budget
  const first = items.slice(0, most).findIndex((item) => {
    left -= sizeOf(item)
    return left < 0
  })
  return first < 0 ? Math.min(items.length, most) : Math.max(1, first)
}

const sizeOfMessage = ({ from, text }: ReadingMessage): number =>
  Math.min(text.length, from === 'person' ? READING_LIMITS.personMessage : READING_LIMITS.helperMessage)

/** The lines that were said or changed last, in the order given, in which later ones are newer. */
function newestLines(lines: readonly ReadingLine[], room: number): readonly ReadingLine[] {
  const newest = lines.toReversed().sort((one, other) => other.day.localeCompare(one.day))
  const fitting = countFitting(newest, READING_LIMITS.memoryLines, room * READING_LIMITS.memoryCharacters, ({ text }) =>
    Math.min(text.length, READING_LIMITS.memoryLine),
  )
  const shown = new Set(newest.slice(0, fitting))
  return lines.filter((line) => shown.has(line))
}

/**
 * As much of a reading as one request holds: the oldest messages that fit, at least one. What is left out belongs to the
 * next reading. Fitting twice changes nothing. `room`: times the usual number of characters.
 */
export function fitReading(reading: Reading, room = 1): Reading {
  const { messages, context, memory } = reading
  const fitting = countFitting(
    messages,
    READING_LIMITS.messages,
    room * READING_LIMITS.messageCharacters,
    sizeOfMessage,
  )
  return {
    ...reading,
    memory: newestLines(memory, room),
    context: context.slice(-READING_LIMITS.contextTurns),
    messages: messages.slice(0, fitting),
  }
}

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
