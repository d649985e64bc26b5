import type { ParsedConversation } from '../../../core/imports/parsed-conversation.ts'
import type { ImportSource } from '../../../core/text/limits.ts'

/** What the page and the worker that reads a file tell each other. */

/** What the page shows of a conversation; its messages stay in the file. */
export interface Outline {
  place: number
  source: ImportSource
  title: string
  messages: number
  /** In milliseconds. */
  startedAt: number
  endedAt: number
  /** How it begins. */
  opening: string
}

export type Asked = { kind: 'list'; file: File } | { kind: 'take'; file: File; places: readonly number[] }

/** The page has dealt with a conversation. */
export const TAKEN = 'taken'

export type Told =
  | { kind: 'progress'; done: number; all: number }
  | { kind: 'outlines'; outlines: Outline[] }
  | { kind: 'conversation'; conversation: ParsedConversation }
  | { kind: 'end'; tooLarge: number }
  | { kind: 'failed'; text: string }
