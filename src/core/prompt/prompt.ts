import type { HelperMemory } from '../memory/helper-memory.ts'
import type { MessageLength, Tone } from '../personas/options.ts'
import type { RecalledTurn } from '../recall/recalled-text.ts'
import { conversation } from './conversation.ts'
import { circleText, daysText, memoryText, nameText } from './sections.ts'
import { standingText } from './standing-text.ts'
import { MASKED_TEXT, type Purpose } from './texts.ts'

/** A picture for a model, as JPEG. */
export interface PromptPicture {
  base64: string
  width: number
  height: number
}

export interface Turn {
  fromPerson: boolean
  text: string
  /** When it was written; without one, the prompt does not date it. */
  at?: Date
  /** Null: it came with a picture that the model is not shown. */
  picture?: PromptPicture | null
}

export interface HelperVoice {
  name: string
  description: string
  personaType: string
  tone: Tone
  messageLength: MessageLength
  /** Sample messages in the desired voice, one per line; null if none. */
  exampleMessages: string | null
}

/** Another helper of the same person. */
export interface CircleMember {
  name: string
  personaType: string
}

export interface ReplyContext {
  /** reply: to the last turn. greeting: opens a conversation. example: the wizard's preview. planned: scheduled. */
  purpose: Purpose
  helper: HelperVoice
  personName: string | null
  now: Date
  /** The person's IANA zone. */
  timeZone: string
  /** The person's other helpers; absent where they do not matter. */
  circle?: readonly CircleMember[]
  /** Those to show, oldest first; for a reply, the last one is the person's newest message. */
  turns: readonly Turn[]
  /** When the person wrote before their newest message. */
  lastSpokeAt?: Date
  /** Turns before the last one that only the browser kept. Untrusted: the browser may send anything. */
  unsaved?: readonly Turn[]
  memory?: HelperMemory
  /** Relevant earlier messages, in chronological order. */
  recalled?: readonly RecalledTurn[]
  masked?: boolean
  isSms?: boolean
  /** What to heed after a danger was mentioned. */
  safety?: string
  /** A number in [0, 1) that picks between equally good wordings of the built-in engine. */
  chance: number
}

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
  /** Shown before the text. */
  pictures?: PromptPicture[]
}

/** A model request: the prompt, plus the context it was built from, for engines without a model. */
export interface ModelRequest {
  messages: readonly PromptMessage[]
  maxOutputTokens: number
  context: ReplyContext
}

/** Room for what a person may ask for, whatever the usual length; an answer that is cut off is worse than a long one. */
const MAX_OUTPUT_TOKENS: Record<MessageLength, number> = { brief: 700, moderate: 900, detailed: 1400, varied: 1400 }

/**
 * What changes least comes first, so that a provider can reuse what it has read: two system messages, of which the first is
 * the same for a helper every day and the second changes with what is known; the conversation; and in its last message
 * what holds only now.
 */
export function composeRequest(context: ReplyContext): ModelRequest {
  const { helper, personName, circle, memory } = context
  const known = [
    context.masked ? MASKED_TEXT : '',
    nameText(personName),
    circleText(circle),
    memoryText(memory?.lines ?? [], context),
    daysText(memory?.days ?? [], context),
  ]
  const system = [standingText(helper), known.filter(Boolean).join('\n\n')].filter(Boolean)
  return {
    messages: [...system.map((content) => ({ role: 'system' as const, content })), ...conversation(context)],
    maxOutputTokens: MAX_OUTPUT_TOKENS[helper.messageLength],
    context,
  }
}

/** The context for a model that takes no pictures, or may not be shown them. */
export const withoutPictures = (context: ReplyContext): ReplyContext => ({
  ...context,
  turns: context.turns.map((turn) => (turn.picture ? { ...turn, picture: null } : turn)),
})
