import { type HelperMemory, NO_MEMORY } from '../memory/helper-memory.ts'
import type { MessageLength, Tone } from '../personas/options.ts'
import { personaOf, writingOf } from '../personas/personas.ts'
import { PICTURE_ONLY_TEXT } from '../pictures/picture-limits.ts'
import { type RecalledTurn, recalledText } from '../recall/recalled-text.ts'
import { plainLine, plainTurn } from '../text/plain-line.ts'
import {
  disclosureText,
  EARLIER_TEXT,
  type FixedLength,
  fenced,
  GENERAL_RULES,
  KNOWN_TEXT,
  LENGTH_TEXT,
  LONGEST_NAME,
  MASKED_TEXT,
  OPENING_TEXT,
  PURPOSE_TEXT,
  type Purpose,
  SEEN_TEXT,
  SHOWN_TEXT,
  SMS_TEXT,
  TONE_TEXT,
  UNSEEN_MARK,
  UNSEEN_TEXT,
  unsavedRecord,
  writtenByPerson,
} from './prompt-text.ts'
import { turnsWithinBudget } from './recent-turns.ts'

/** A picture for a model, as JPEG. */
export interface PromptPicture {
  base64: string
  width: number
  height: number
}

export interface Turn {
  fromPerson: boolean
  text: string
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

export interface ReplyContext {
  /** reply: to the last turn. greeting: opens a conversation. example: the wizard's preview. planned: scheduled. */
  purpose: Purpose
  helper: HelperVoice
  personName: string | null
  /** The person's local date and time, formatted: `Friday, November 20, 2026`, `9:12 AM`. */
  localDate: string
  localTime: string
  /** Oldest first; for a reply, the last one is the person's newest message. */
  turns: readonly Turn[]
  /** Turns before the last one that only the browser kept. Untrusted: the browser may send anything. */
  unsaved?: readonly Turn[]
  memory?: HelperMemory
  /** Relevant earlier messages, in chronological order. */
  recalled?: readonly RecalledTurn[]
  masked?: boolean
  isSms?: boolean
  safety?: string
  /** A number in [0, 1) that picks between equally good wordings. */
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

/** Tokens that the earlier conversation may take in a request. */
export const HISTORY_TOKENS = 3000

const MAX_OUTPUT_TOKENS: Record<FixedLength, number> = { brief: 200, moderate: 400, detailed: 900 }

/** User message added around a helper's own messages: some models require the user to speak first and last. */
const OPENERS: Record<Purpose, string> = {
  reply: '(The conversation begins.)',
  greeting: '(Please write your first message to the person.)',
  example: '(Please write the sample message.)',
  planned: '(It is the hour at which the person asked you to write.)',
}

/** The context for a model that takes no pictures, or may not be shown them. */
export const withoutPictures = (context: ReplyContext): ReplyContext => ({
  ...context,
  turns: context.turns.map((turn) => (turn.picture ? { ...turn, picture: null } : turn)),
})

export function composeRequest(context: ReplyContext): ModelRequest {
  const length = lengthFor(context.helper.messageLength, context.chance)
  return {
    messages: [{ role: 'system', content: systemText(context, length) }, ...conversation(context)],
    maxOutputTokens: MAX_OUTPUT_TOKENS[length],
    context,
  }
}

/** The system prompt. */
function systemText(context: ReplyContext, length: FixedLength): string {
  const { helper, personName, localDate, localTime, purpose, turns } = context
  const { disclosure } = personaOf(helper.personaType)
  const mayDisclose = disclosure !== null && purpose !== 'example'
  return [
    OPENING_TEXT,
    writingOf(helper.personaType).ROLE,
    GENERAL_RULES,
    mayDisclose
      ? disclosureText(
          disclosure,
          turns.some((turn) => !turn.fromPerson),
        )
      : '',
    `Tone. ${TONE_TEXT[helper.tone]}`,
    `Length. ${LENGTH_TEXT[length]}`,
    writtenByPerson(helper.name, helper.description, helper.exampleMessages),
    `Where the person is, it is ${localDate}, ${localTime}.`,
    personName ? `The person's first name:\n${fenced('first_name', plainLine(personName, LONGEST_NAME))}` : '',
    memoryText(context.memory),
    recalledText(context.recalled ?? []),
    picturesText(turns),
    context.masked ? MASKED_TEXT : '',
    context.isSms ? SMS_TEXT : SHOWN_TEXT,
    PURPOSE_TEXT[purpose],
    context.safety ?? '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function picturesText(turns: readonly Turn[]): string {
  if (turns.at(-1)?.picture === null) return UNSEEN_TEXT
  return turns.some(({ picture }) => picture) ? SEEN_TEXT : ''
}

/** More than any fact we compose ourselves. */
const LONGEST_FACT = 400
const LONGEST_SESSION = 1200

/** Fenced as data. The caller has already applied their budgets. */
function memoryText({ lines, days }: HelperMemory = NO_MEMORY): string {
  const known = lines.map(({ text }) => `- ${plainLine(text, LONGEST_FACT)}`).join('\n')
  const earlier = days.map(({ day, text }) => `${day}: ${plainLine(text, LONGEST_SESSION)}`).join('\n')
  return [
    known && `${KNOWN_TEXT}\n${fenced('known', known)}`,
    earlier && `${EARLIER_TEXT}\n${fenced('earlier', earlier)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const FIXED_LENGTHS = ['brief', 'moderate', 'detailed'] as const

/** Resolves `varied` to brief, moderate or detailed by `chance` in [0, 1). */
export const lengthFor = (length: MessageLength, chance: number): FixedLength =>
  length === 'varied' ? (FIXED_LENGTHS[Math.floor(chance * FIXED_LENGTHS.length)] ?? 'moderate') : length

function conversation({ turns, purpose, unsaved = [] }: ReplyContext): PromptMessage[] {
  const recent = turnsWithinBudget(turns, HISTORY_TOKENS).map((turn) => ({ ...turn, text: turnText(turn) }))
  // The browser's record is untrusted, so it is sent as a user message, never as the helper's own.
  const record = unsaved.length > 0 ? [{ fromPerson: true, text: unsavedRecord(unsaved) }] : []
  const messages = merged([...recent.slice(0, -1), ...record, ...recent.slice(-1)])
  const opener: PromptMessage = { role: 'user', content: OPENERS[purpose] }
  if (messages[0]?.role !== 'user') messages.unshift(opener)
  if (messages.at(-1)?.role !== 'user') messages.push(opener)
  return messages
}

export const sentText = ({ turns }: ReplyContext): string => plainTurn(turns.at(-1)?.text ?? '')

function turnText({ text, picture }: Turn): string {
  if (picture !== null) return plainTurn(text)
  return text === PICTURE_ONLY_TEXT ? UNSEEN_MARK : `${UNSEEN_MARK}\n${plainTurn(text)}`
}

/** Some models require alternating roles. */
function merged(turns: readonly Turn[]): PromptMessage[] {
  const messages: PromptMessage[] = []
  for (const { fromPerson, text, picture } of turns) {
    const role = fromPerson ? 'user' : 'assistant'
    const last = messages.at(-1)
    if (last?.role !== role) messages.push({ role, content: text, ...(picture ? { pictures: [picture] } : {}) })
    else {
      last.content += `\n\n${text}`
      if (picture) last.pictures = [...(last.pictures ?? []), picture]
    }
  }
  return messages
}
