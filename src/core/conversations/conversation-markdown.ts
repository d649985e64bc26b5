import type { PanelRoundKind } from '../panel/panel.ts'
import { clockTime, dateAndTime, inZone } from '../time/dates.ts'
import { REACTION_EMOJI, type ReactionKind } from './conversation.ts'

/** One conversation as Markdown, message by message. */

export interface WrittenMessage {
  name: string
  /** The person's words are plain text; a helper writes Markdown. */
  isPlain: boolean
  text: string
  sentAt: Date
  hasPicture: boolean
  quote: { name: string; text: string } | null
  reaction: { kind: ReactionKind; reason: string | null } | null
}

const day = inZone({ dateStyle: 'full' })

/** Characters that Markdown would read as marks, anywhere and at the start of a line. */
const MARKS = /[\\`*_<[]/g
const LINE_MARKS = /^(\s*)(#|>|[-+](?=\s)|\d+(?=[.)]\s)|={3,}|-{3,}|~{3,}|\|)/gm

const escaped = (text: string): string =>
  text
    .replace(MARKS, '\\$&')
    .replace(LINE_MARKS, (_, indent: string, mark: string) =>
      /\d/.test(mark) ? `${indent}${mark}\\` : `${indent}\\${mark}`,
    )
    .replace(/(?<!\n)\n(?!\n)/g, '  \n')

export const markdownHead = (helperName: string, now: Date, timeZone: string): string =>
  `# Conversation with ${escaped(helperName)}

Exported from Coterie on ${dateAndTime(now.toISOString(), timeZone)} (${timeZone}). ${escaped(helperName)} is an AI.
`

const quoteOf = ({ quote }: WrittenMessage): string =>
  quote ? `> ${escaped(quote.name)}: ${escaped(quote.text)}\n\n` : ''

const reactionOf = ({ reaction }: WrittenMessage): string => {
  if (!reaction) return ''
  const reason = reaction.reason ? ` ${escaped(reaction.reason)}` : ''
  return `\n${REACTION_EMOJI[reaction.kind]}${reason}\n`
}

/** `before`: when the message before it was sent; null if it is the first. A new day gets a heading. */
export function markdownOf(message: WrittenMessage, before: Date | null, timeZone: string): string {
  const { name, isPlain, text, sentAt, hasPicture } = message
  const today = day(sentAt, timeZone)
  const heading = before === null || day(before, timeZone) !== today ? `\n## ${today}\n` : ''
  const said = isPlain ? escaped(text) : text
  return `${heading}
**${escaped(name)}**, ${clockTime(sentAt.toISOString(), timeZone)}

${quoteOf(message)}${hasPicture ? '*Picture*\n\n' : ''}${said}
${reactionOf(message)}`
}

const FORBIDDEN = /[\p{C}/\\:*?"<>|]/gu

/** Of a file that any system accepts: `Alex 2026-11-29.md`. */
export const markdownFileName = (helperName: string, date: string): string =>
  `${
    helperName
      .replace(FORBIDDEN, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+/, '')
      .trim() || 'Conversation'
  } ${date}.md`

interface WrittenRound {
  kind: PanelRoundKind
  question: string | null
  at: Date
  /** `text` is null where none was given. */
  answers: readonly { name: string; text: string | null }[]
}

interface WrittenPanel {
  name: string
  members: readonly string[]
  rounds: readonly WrittenRound[]
}

const TITLES: Record<PanelRoundKind, string> = {
  ask: 'Question',
  discuss: 'They answer each other',
  sum_up: 'Summary',
}

/** Helpers write Markdown; the person's words are plain text. */
function roundText({ kind, question, at, answers }: WrittenRound, timeZone: string): string {
  const said = answers.map(({ name, text }) => `**${escaped(name)}**\n\n${text ?? '*Did not answer.*'}\n`)
  const asked = question === null ? '' : `${escaped(question)}\n\n`
  return `\n## ${TITLES[kind]}, ${dateAndTime(at.toISOString(), timeZone)}\n\n${asked}${said.join('\n')}`
}

/** A panel as Markdown, round by round. */
export const panelMarkdown = ({ name, members, rounds }: WrittenPanel, now: Date, timeZone: string): string =>
  `# ${escaped(name)}

A panel of ${escaped(members.join(', '))}, who are AIs. Exported from Coterie on ${dateAndTime(now.toISOString(), timeZone)} (${timeZone}).
${rounds.map((round) => roundText(round, timeZone)).join('')}`
