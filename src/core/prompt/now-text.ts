import { REACTION_EMOJI } from '../conversations/conversation.ts'
import { recalledText } from '../recall/recalled-text.ts'
import { LIMITS } from '../text/limits.ts'
import { fenced, plainLine } from '../text/plain-line.ts'
import type { PromptedFollowUp, Reaction, ReplyContext, Turn, Upcoming } from './context.ts'
import { dayOfMoment, type LocalNow, momentInWords, sinceInWords } from './days.ts'
import { answersText } from './sections.ts'
import {
  FOLLOW_UP_TEXT,
  PANEL_ASK_TEXT,
  PURPOSE_TEXT,
  REACTIONS_TEXT,
  RECORD_TEXT,
  SEEN_TEXT,
  SENSITIVE_TEXT,
  SMS_TEXT,
  UNSEEN_TEXT,
  UPCOMING_TEXT,
} from './texts.ts'

/** What holds only for this message. */
export function nowText(context: ReplyContext): string {
  const { turns, lastSpokeAt, recalled = [], reactions = [], unsaved, panel, isSms, safety, upcoming = [] } = context
  const since = lastSpokeAt ? sinceInWords(lastSpokeAt, context) : ''
  const parts = [
    `It is ${momentInWords(context)} where the person is (${context.timeZone}).`,
    since && `Before this, the person last wrote ${since}.`,
    recalledText(recalled),
    reactionsText(reactions, context),
    upcomingText(upcoming, context),
    unsaved ? SENSITIVE_TEXT : '',
    recordText(unsaved ?? []),
    picturesText(turns),
    isSms ? SMS_TEXT : '',
    panel ? answersText(panel.answers) : '',
    purposeText(context),
    safety,
  ]
  return `<now>\n${parts.filter(Boolean).join('\n')}\n</now>`
}

function purposeText(context: ReplyContext): string {
  const { purpose, panel, followUp } = context
  if (followUp) return followUpText(followUp, context)
  if (purpose !== 'reply') return PURPOSE_TEXT[purpose]
  return panel ? PANEL_ASK_TEXT : ''
}

/** Enough of a message to know which one it was. */
const LONGEST_MARKED = 120

/** Said again with every message, so that a mark on an old one does not change what a provider has read already. */
function reactionsText(reactions: readonly Reaction[], local: LocalNow): string {
  if (reactions.length === 0) return ''
  const lines = reactions.map(({ kind, text, reason, at }) => {
    const because = reason ? `, because: ${plainLine(reason, LIMITS.reactionReason.max)}` : ''
    return `[${dayOfMoment(at, local)}] ${REACTION_EMOJI[kind]} “${plainLine(text, LONGEST_MARKED)}”${because}`
  })
  return `${REACTIONS_TEXT}\n${fenced('reactions', lines.join('\n'))}`
}

function upcomingText(upcoming: readonly Upcoming[], { timeZone }: LocalNow): string {
  if (upcoming.length === 0) return ''
  const lines = upcoming.map(({ kind, subject, at }) => {
    const about = plainLine(subject, LIMITS.followUpSubject.max)
    return `[${momentInWords({ now: at, timeZone })}] ${kind === 'reminder' ? 'remind' : 'ask how it went'}: ${about}`
  })
  return `${UPCOMING_TEXT}\n${fenced('plan', lines.join('\n'))}`
}

function followUpText({ kind, subject, quote, saidAt }: PromptedFollowUp, local: LocalNow): string {
  const said = quote === null ? '' : `\nTheir words: “${plainLine(quote, LIMITS.quote.max)}”`
  const about = `[${dayOfMoment(saidAt, local)}] ${plainLine(subject, LIMITS.followUpSubject.max)}${said}`
  return `${FOLLOW_UP_TEXT[kind]}\n${fenced('plan', about)}`
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
