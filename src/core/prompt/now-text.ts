import { recalledText } from '../recall/recalled-text.ts'
import { LIMITS } from '../text/limits.ts'
import { fenced, plainLine } from '../text/plain-line.ts'
import type { ReplyContext, Turn } from './context.ts'
import { momentInWords, sinceInWords } from './days.ts'
import { PURPOSE_TEXT, RECORD_TEXT, SEEN_TEXT, SMS_TEXT, UNSEEN_TEXT } from './texts.ts'

/** What holds only for this message. */
export function nowText(context: ReplyContext): string {
  const { purpose, turns, lastSpokeAt, recalled = [], unsaved = [], isSms, safety } = context
  const since = lastSpokeAt ? sinceInWords(lastSpokeAt, context) : ''
  const parts = [
    `It is ${momentInWords(context)} where the person is (${context.timeZone}).`,
    since && `Before this, the person last wrote ${since}.`,
    recalledText(recalled),
    recordText(unsaved),
    picturesText(turns),
    isSms ? SMS_TEXT : '',
    purpose === 'reply' ? '' : PURPOSE_TEXT[purpose],
    safety,
  ]
  return `<now>\n${parts.filter(Boolean).join('\n')}\n</now>`
}

function recordText(unsaved: readonly Turn[]): string {
  if (unsaved.length === 0) return ''
  const lines = unsaved.map(
    ({ fromPerson, text }) => `${fromPerson ? 'the person' : 'you'}: ${plainLine(text, LIMITS.message.max)}`,
  )
  return `${RECORD_TEXT}\n${fenced('record', lines.join('\n'))}`
}

function picturesText(turns: readonly Turn[]): string {
  if (turns.at(-1)?.picture === null) return UNSEEN_TEXT
  return turns.some(({ picture }) => picture) ? SEEN_TEXT : ''
}
