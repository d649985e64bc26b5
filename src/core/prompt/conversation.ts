import { PICTURE_ONLY_TEXT } from '../pictures/picture-limits.ts'
import { LIMITS } from '../text/limits.ts'
import { plainLine, plainTurn } from '../text/plain-line.ts'
import type { PromptMessage, Quote, ReplyContext, Turn } from './context.ts'
import { linesBefore } from './days.ts'
import { nowText } from './now-text.ts'
import { OPENER_TEXT, PRACTICE_MARK, TURN_TEXT, UNSEEN_MARK } from './texts.ts'

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
