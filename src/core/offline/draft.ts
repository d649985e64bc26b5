import type { ReplyContext } from '../prompt/context.ts'
import type { FreshLines } from './fresh-lines.ts'
import type { ParsedMessage } from './read-message.ts'
import type { SaidBack } from './say-back.ts'
import type { PersonaVoice } from './voices.ts'

/** The sentences of a reply: `lead`, most important first, then `more`, then the question. */
export interface ReplyDraft {
  lead: readonly string[]
  more?: readonly string[]
  steady?: readonly string[]
  end: string | null
}

export interface ReplyVoice {
  context: ReplyContext
  pick: FreshLines
  voice: PersonaVoice
  helperName: string
  /** ', Ada' or ''. */
  called: string
}

export interface IncomingMessage extends ReplyVoice {
  text: string
  message: ParsedMessage
  /** Parts of the message that can be echoed, in order. */
  spans: readonly SaidBack[]
}

export const compact = (sentences: readonly (string | null | undefined)[]): string[] =>
  sentences.filter((sentence): sentence is string => Boolean(sentence))

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
