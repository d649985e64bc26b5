import { PICTURE_ONLY_TEXT } from '../pictures/picture-limits.ts'
import { plainTurn } from '../text/plain-line.ts'
import { linesBefore } from './days.ts'
import { nowText } from './now-text.ts'
import type { PromptMessage, ReplyContext, Turn } from './prompt.ts'
import { OPENER_TEXT, TURN_TEXT, UNSEEN_MARK } from './texts.ts'

/** The dated turns, with what holds now right before the person's newest words, or at the end where there are none. */
export function conversation(context: ReplyContext): PromptMessage[] {
  const { turns, purpose } = context
  const messages: PromptMessage[] = []
  const answered = purpose === 'reply' ? turns.at(-1) : undefined
  let before: Date | null = null
  for (const turn of turns) {
    const lines = turn.at ? linesBefore(turn.at, before, context) : ''
    before = turn.at ?? before
    // Days stand in the person's messages only, or a model would write such lines itself.
    if (lines) add(messages, 'user', lines, '\n\n')
    if (turn === answered) add(messages, 'user', nowText(context), '\n\n')
    add(messages, turn.fromPerson ? 'user' : 'assistant', turnText(turn), lines && turn !== answered ? '\n' : '\n\n', turn)
  }
  if (!answered) add(messages, 'user', `${nowText(context)}\n\n${TURN_TEXT}`, '\n\n')
  if (messages[0]?.role !== 'user') messages.unshift({ role: 'user', content: OPENER_TEXT })
  return messages
}

/** Some models require alternating roles. */
function add(
  messages: PromptMessage[],
  role: 'user' | 'assistant',
  text: string,
  joint: string,
  { picture = null }: Partial<Turn> = {},
): void {
  const pictures = picture ? { pictures: [picture] } : {}
  const last = messages.at(-1)
  if (last?.role !== role) messages.push({ role, content: text, ...pictures })
  else {
    last.content += `${joint}${text}`
    if (picture) last.pictures = [...(last.pictures ?? []), picture]
  }
}

/** The person's newest words, as a model is sent them. */
export const sentText = ({ turns }: ReplyContext): string => plainTurn(turns.at(-1)?.text ?? '')

function turnText({ text, picture }: Turn): string {
  if (picture !== null) return plainTurn(text)
  return text === PICTURE_ONLY_TEXT ? UNSEEN_MARK : `${UNSEEN_MARK}\n${plainTurn(text)}`
}
