import type { PanelRoundKind } from '../panel/panel.ts'
import { dateAndTime } from '../time/dates.ts'
import { escaped } from './conversation-markdown.ts'

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
