import type { ReactionKind } from '../conversations/conversation.ts'
import type { FollowUpKind } from '../follow-ups/follow-ups.ts'
import type { HelperMemory, MemoryLine } from '../memory/digest-lines.ts'
import type { MessageLength, Tone } from '../personas/options.ts'
import type { RecalledTurn } from '../recall/recalled-text.ts'
import type { Purpose } from './texts.ts'

/** A picture for a model, as JPEG. */
interface PromptPicture {
  base64: string
  width: number
  height: number
}

/** Words of an earlier message that a message refers to. */
export interface Quote {
  fromPerson: boolean
  text: string
}

/** What the person thinks of a message of the helper. */
export interface Reaction {
  kind: ReactionKind
  /** The message. */
  text: string
  reason: string | null
  /** When the message was written. */
  at: Date
}

export interface Turn {
  fromPerson: boolean
  text: string
  /** When it was written; without one, the prompt does not date it. */
  at?: Date
  quote?: Quote
  /** The result of an exercise, in the person's words, or what was said for want of a model. */
  isPractice?: boolean
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
  /** More about its character, which may come from somebody else's character card; null if there is none. */
  background: string | null
}

/** Another helper of the same person. */
export interface CircleMember {
  name: string
  personaType: string
}

/** What a planned message is to be about. */
export interface PromptedFollowUp {
  kind: FollowUpKind
  /** In the person's words. */
  subject: string
  /** What they said, word for word. */
  quote: string | null
  /** When they said it. */
  saidAt: Date
}

/** What the helper is going to write about at a certain time. */
export interface Upcoming {
  kind: FollowUpKind
  subject: string
  at: Date
}

/** What another helper of a panel answered. */
export interface PanelAnswer {
  name: string
  /** Null: it says something that only that helper was told. */
  text: string | null
}

/** A conversation of several helpers, as one of them is shown it. */
export interface PanelContext {
  members: readonly CircleMember[]
  /** What the others said since the person's newest question; in a new question, since the one before. */
  answers: readonly PanelAnswer[]
  /** What this helper knows and another one may not. */
  kept: readonly MemoryLine[]
}

export interface ReplyContext {
  /**
   * reply: to the last turn. greeting: opens a conversation. example: the wizard's preview. planned: scheduled. discuss,
   * sum_up: in a panel.
   */
  purpose: Purpose
  helper: HelperVoice
  personName: string | null
  now: Date
  /** The person's IANA zone. */
  timeZone: string
  /** The person's other helpers; absent where they do not matter. */
  circle?: readonly CircleMember[]
  /** Present in a panel. */
  panel?: PanelContext
  /** Those to show, oldest first; for a reply, the last one is the person's newest message. */
  turns: readonly Turn[]
  /** When the person wrote before their newest message. */
  lastSpokeAt?: Date
  /** Turns before the last one that only the browser kept. Untrusted: the browser may send anything. */
  unsaved?: readonly Turn[]
  memory?: HelperMemory
  /** Relevant earlier messages, in chronological order. */
  recalled?: readonly RecalledTurn[]
  /** To the helper's messages, oldest first. */
  reactions?: readonly Reaction[]
  /** For a reply: the reminders and follow-ups that stand, the next first. */
  upcoming?: readonly Upcoming[]
  /** For a planned message: a reminder, or what to ask about; absent otherwise. */
  followUp?: PromptedFollowUp
  masked?: boolean
  isSms?: boolean
  /** What to heed after a danger was mentioned. */
  safety?: string
  /** A number in [0, 1) that picks between equally good wordings of a prepared text. */
  chance: number
}

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
  /** Shown before the text. */
  pictures?: PromptPicture[]
}

/** What is asked of a model. */
export interface ModelRequest {
  messages: readonly PromptMessage[]
  maxOutputTokens: number
}

/** The same for one answer in JSON. */
export interface StructuredRequest {
  system: string
  input: string
  /** The answer's name, and its JSON Schema (draft 2020-12, every object closed). */
  name: string
  schema: Record<string, unknown>
  maxOutputTokens: number
}
