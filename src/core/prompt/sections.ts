import type { EarlierDay, MemoryLine } from '../memory/digest-lines.ts'
import { holdsOn } from '../memory/kinds.ts'
import { personaOf } from '../personas/personas.ts'
import { fenced, LONGEST_NAME, plainLine } from '../text/plain-line.ts'
import { dateAt } from '../time/zone-time.ts'
import type { CircleMember, PanelAnswer, PanelContext } from './context.ts'
import { dayInWords, type LocalNow } from './days.ts'
import {
  ALONE_TEXT,
  CIRCLE_TEXT,
  EARLIER_TEXT,
  GROUP_TEXT,
  KEPT_ANSWER_TEXT,
  KEPT_TEXT,
  KNOWN_TEXT,
  MEMBERS_TEXT,
  NAME_TEXT,
  PANEL_ANSWERS_TEXT,
} from './texts.ts'

/** What is known, each part fenced as data; empty where there is nothing to say. */

export const nameText = (name: string | null): string =>
  name ? `${NAME_TEXT}\n${fenced('first_name', plainLine(name, LONGEST_NAME))}` : ''

/** More than any memory or summary that is written. */
const LONGEST_MEMORY = 400
const LONGEST_DAY = 1200

/** More helpers than anybody keeps; beyond them a list would only cost. */
const MOST_MEMBERS = 20

const memberLine = ({ name, personaType }: CircleMember): string =>
  `- ${plainLine(name, LONGEST_NAME)}: ${plainLine(personaOf(personaType).title, LONGEST_NAME)}`

const membersText = (text: string, members: readonly CircleMember[]): string =>
  `${text}\n${fenced('circle', members.slice(0, MOST_MEMBERS).map(memberLine).join('\n'))}`

export function circleText(circle: readonly CircleMember[] | undefined): string {
  if (circle === undefined) return ''
  return circle.length === 0 ? ALONE_TEXT : membersText(CIRCLE_TEXT, circle)
}

/** More than an answer of a panel takes. */
const LONGEST_ANSWER = 2000

/** On one line each, so that no answer can begin another one. */
export function answersText(answers: readonly PanelAnswer[]): string {
  if (answers.length === 0) return ''
  const lines = answers.map(
    ({ name, text }) =>
      `${plainLine(name, LONGEST_NAME)}: ${text === null ? KEPT_ANSWER_TEXT : plainLine(text, LONGEST_ANSWER)}`,
  )
  return `${PANEL_ANSWERS_TEXT}\n${fenced('panel', lines.join('\n'))}`
}

/** Who else is on the panel, and what those may not know. */
export function panelText({ members, kept }: PanelContext): string {
  const lines = kept.map(({ text }) => `- ${plainLine(text, LONGEST_MEMORY)}`)
  const keptText = lines.length > 0 ? `\n\n${KEPT_TEXT}\n${fenced('kept', lines.join('\n'))}` : ''
  return `${membersText(MEMBERS_TEXT, members)}${keptText}`
}

type Group = keyof typeof GROUP_TEXT
const GROUPS = Object.keys(GROUP_TEXT) as Group[]

function groupOf({ expires, kind, about, category }: MemoryLine, today: string): Group {
  if ((expires !== null && expires >= today) || kind === 'plan' || kind === 'goal') return 'plans'
  if (about !== 'self') return 'people'
  return category === 'work' || category === 'learning' ? 'work' : 'self'
}

/** Oldest first, so that a new line comes last; plans by their date, those without one at the end. */
function inOrder(group: Group, lines: readonly MemoryLine[]): MemoryLine[] {
  const key = ({ expires, day }: MemoryLine): string => (group === 'plans' ? (expires ?? '9999') + day : day)
  return lines.toSorted((one, other) => key(one).localeCompare(key(other)) || one.id - other.id)
}

/** The caller has already applied its budget. What is over is left out. */
export function memoryText(lines: readonly MemoryLine[], local: LocalNow): string {
  const today = dateAt(local.now.getTime(), local.timeZone)
  const holding = lines.filter((line) => holdsOn(line, today))
  const byGroup = Map.groupBy(holding, (line) => groupOf(line, today))
  const groups = GROUPS.flatMap((group) => {
    const inGroup = inOrder(group, byGroup.get(group) ?? [])
    const said = inGroup.map(({ day, text }) => `- [${dayInWords(day, local)}] ${plainLine(text, LONGEST_MEMORY)}`)
    return said.length > 0 ? [`${GROUP_TEXT[group]}:\n${said.join('\n')}`] : []
  })
  return groups.length > 0 ? `${KNOWN_TEXT}\n${fenced('known', groups.join('\n'))}` : ''
}

export function daysText(days: readonly EarlierDay[], local: LocalNow): string {
  const lines = days.map(({ day, text }) => `[${dayInWords(day, local)}] ${plainLine(text, LONGEST_DAY)}`)
  return lines.length > 0 ? `${EARLIER_TEXT}\n${fenced('earlier', lines.join('\n'))}` : ''
}
