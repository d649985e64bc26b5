import { estimateTokens } from '../calls/tokens.ts'
import { NO_MEMORY } from '../memory/digest-lines.ts'
import { LIMITS, PICTURE_ONLY_TEXT } from '../text/limits.ts'
import { plainLine, plainTurn } from '../text/plain-line.ts'
import { dayAt, dayOf } from '../time/zone-time.ts'
import type { PromptMessage, Quote, ReplyContext, Turn } from './context.ts'
import { linesBefore } from './days.ts'
import { nowText } from './now-text.ts'
import { OPENER_TEXT, PRACTICE_MARK, TURN_TEXT, UNSEEN_MARK } from './texts.ts'

/** Tokens that the conversation may take in a request. */
export const HISTORY_TOKENS = 3000
/** A long one is cut to between this share of them and all of them. */
const LEAST_SHARE = 0.5
/** Turns of a few words count as this many tokens, so that fewer of them are shown than are read. */
const LEAST_TOKENS = 32

interface DatedText {
  text: string
  at?: Date
  quote?: { text: string }
}

/** Spreads times evenly. */
const rankOf = ({ at }: DatedText): number => Math.imul((at?.getTime() ?? 0) ^ 0x5bd1e995, 0x9e3779b1) >>> 0

/**
 * The newest turns that a request shows, oldest first; the last one always whole. A long conversation is cut where the same
 * turn comes first for a while, so that a provider can reuse what it has read: of the turns at which it may begin, the one
 * of the lowest rank.
 */
export function shownTurns<T extends DatedText>(turns: readonly T[], budget = HISTORY_TOKENS): readonly T[] {
  let tokens = 0
  let first = turns.length
  let best = turns.length
  while (first > 0) {
    const turn = turns[first - 1] as T
    tokens += Math.max(LEAST_TOKENS, estimateTokens(turn.text) + estimateTokens(turn.quote?.text ?? ''))
    if (tokens > budget && first < turns.length) break
    first -= 1
    const held = turns[best]
    if (tokens < budget * LEAST_SHARE || !held || rankOf(turn) <= rankOf(held)) best = first
  }
  return turns.slice(first === 0 ? 0 : best)
}

/**
 * Cuts the conversation to what a request shows, and the earlier days to those that it does not show whole: before its
 * first turn, and of that turn's own day if some of it was cut.
 */
export function fitContext(context: ReplyContext): ReplyContext {
  const { turns, memory = NO_MEMORY, timeZone } = context
  const shown = shownTurns(turns)
  const dayOfTurn = (index: number): number => {
    const at = turns[index]?.at
    return at ? dayAt(at.getTime(), timeZone) : Number.POSITIVE_INFINITY
  }
  const first = turns.length - shown.length
  const wholeFrom = first > 0 && dayOfTurn(first - 1) === dayOfTurn(first) ? dayOfTurn(first) + 1 : dayOfTurn(first)
  return {
    ...context,
    turns: shown,
    memory: { ...memory, days: memory.days.filter(({ day }) => dayOf(day) < wholeFrom) },
  }
}

/** The dated turns, with what holds now right before the person's newest words, or at the end where there are none. */
export function conversation(context: ReplyContext): PromptMessage[] {
  const { turns, purpose } = context
  const isAnswer = purpose === 'reply' && turns.at(-1)?.fromPerson === true
  const past = isAnswer ? turns.slice(0, -1) : turns
  const newest = isAnswer ? turns.slice(-1) : []
  const now: PromptMessage = { role: 'user', content: nowText(context) }
  const end: PromptMessage = { role: 'user', content: TURN_TEXT }
  const messages = merged([
    ...past.flatMap((turn, place) => [...dates(turn, past[place - 1], context), messageOf(turn)]),
    ...newest.flatMap((turn) => [...dates(turn, past.at(-1), context), now, messageOf(turn)]),
    ...(isAnswer ? [] : [now, end]),
  ])
  return messages[0]?.role === 'user' ? messages : [{ role: 'user', content: OPENER_TEXT }, ...messages]
}

/** As a message of the person: a model would begin to write such lines itself if they stood in its own. */
function dates({ at, isPractice }: Turn, before: Turn | undefined, context: ReplyContext): PromptMessage[] {
  const lines = [at ? linesBefore(at, before?.at ?? null, context) : '', isPractice ? PRACTICE_MARK : '']
  return lines.filter(Boolean).map((content) => ({ role: 'user', content }))
}

const messageOf = ({ fromPerson, text, picture, quote }: Turn): PromptMessage => ({
  role: fromPerson ? 'user' : 'assistant',
  content: `${quote ? quoteLine(quote) : ''}${picture === null ? unseen(text) : plainTurn(text)}`,
  ...(picture ? { pictures: [picture] } : {}),
})

const quoteLine = ({ fromPerson, text }: Quote): string =>
  `[On ${fromPerson ? 'their own' : 'your'} words: “${plainLine(text, LIMITS.quote.max)}”]\n`

const unseen = (text: string): string =>
  text === PICTURE_ONLY_TEXT ? UNSEEN_MARK : `${UNSEEN_MARK}\n${plainTurn(text)}`

/** Some models require alternating roles. */
function merged(parts: readonly PromptMessage[]): PromptMessage[] {
  const messages: PromptMessage[] = []
  for (const { role, content, pictures = [] } of parts) {
    const last = messages.at(-1)
    if (last?.role !== role) messages.push({ role, content, ...(pictures.length > 0 ? { pictures } : {}) })
    else {
      last.content += `\n\n${content}`
      if (pictures.length > 0) last.pictures = [...(last.pictures ?? []), ...pictures]
    }
  }
  return messages
}

/** The person's newest words, as a model is sent them. */
export const sentText = ({ turns }: ReplyContext): string => plainTurn(turns.at(-1)?.text ?? '')
