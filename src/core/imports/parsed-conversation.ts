import { IMPORT_LIMITS, type ImportSource } from '../text/limits.ts'

interface ParsedMessage {
  isFromUser: boolean
  content: string
  /** In milliseconds. */
  at: number
}

export interface ParsedConversation {
  source: ImportSource
  /** What it is known by there. */
  key: string
  title: string
  messages: ParsedMessage[]
}

/** A message as it stands in a file, where anything may be missing. */
export interface RawMessage {
  isFromUser: boolean
  text: string
  at: number | null
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Milliseconds of a date in words; null if it is none. */
export function timeOf(value: unknown): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? null : at
}

const cut = (text: string, most: number): string =>
  (text.length > most ? `${text.slice(0, most - 1)}…` : text).toWellFormed()

const clean = (text: string, most: number): string => cut(text.replaceAll('\0', '').trim(), most)

interface Found {
  source: ImportSource
  key: string
  title: string
  messages: readonly RawMessage[]
  /** For messages without a time. */
  startedAt: number | null
  now: number
}

/** Within the limits: the newest messages, each with a time; null if there are no words in it. */
export function parsed({ source, key, title, messages, startedAt, now }: Found): ParsedConversation | null {
  let last = Math.min(startedAt ?? messages.find(({ at }) => at !== null)?.at ?? now, now)
  const read = messages.flatMap(({ isFromUser, text, at }) => {
    const content = clean(text, IMPORT_LIMITS.message)
    if (content === '') return []
    last = Math.max(0, Math.min(at ?? last, now))
    return [{ isFromUser, content, at: last }]
  })
  const [first] = read
  if (!first) return null
  const named = clean(title.replace(/\s+/g, ' '), IMPORT_LIMITS.title) || cut(first.content, 60)
  return { source, key: clean(key, IMPORT_LIMITS.key), title: named, messages: read.slice(-IMPORT_LIMITS.messages) }
}
