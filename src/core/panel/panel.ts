import { dayAt, instantOf, weekdayOf } from '../time/zone-time.ts'

/** What a panel is asked to do: answer a question, answer each other, or sum up. */
export const PANEL_ROUNDS = ['ask', 'discuss', 'sum_up'] as const
export type PanelRoundKind = (typeof PANEL_ROUNDS)[number]

/** Messages of the allowance that a round takes. */
export const roundCost = (kind: PanelRoundKind, members: number): number => (kind === 'sum_up' ? 1 : members)

interface Held {
  kind: PanelRoundKind
  /** Answers that were given. */
  answered: number
}

/** Who answers each other needs somebody to answer. */
const LEAST_ANSWERS = 2

/** Rounds since the newest question, that included. */
export const sinceQuestion = <Round extends { kind: PanelRoundKind }>(rounds: readonly Round[]): Round[] =>
  rounds.slice(
    Math.max(
      0,
      rounds.findLastIndex(({ kind }) => kind === 'ask'),
    ),
  )

/** Which rounds may follow, whatever they cost. */
export function nextRounds(rounds: readonly Held[], members: number): PanelRoundKind[] {
  if (members < LEAST_ANSWERS) return []
  const [asked, ...after] = sinceQuestion(rounds)
  if (!asked || asked.answered < LEAST_ANSWERS) return ['ask']
  const isDiscussed = after.some(({ kind, answered }) => kind === 'discuss' && answered > 0)
  return isDiscussed ? ['ask', 'sum_up'] : ['ask', 'discuss', 'sum_up']
}

const LONGEST_NAME = 60

/** The first words of a question. */
export function panelName(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_NAME) return line
  const cut = line.slice(0, LONGEST_NAME)
  const words = cut.lastIndexOf(' ') > LONGEST_NAME / 2 ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${words.replace(/\p{Cs}$/u, '')}…`
}

/** The parts of a Markdown text that begin with a heading; what stands before the first is one of its own. */
export const headedParts = (text: string): string[] =>
  text
    .split(/^(?=#{1,4}\s)/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')

interface PanelTime {
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** On the person's clock: `18:00`. */
  time: string
}

/** Asked later than this, it is left out. */
export const LATEST_ASKING_MS = 2 * 3_600_000

export const PLAN_OUTCOMES = ['late', 'allowance', 'no_model', 'busy', 'failed'] as const
/** Why a planned question was not asked the last time. */
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number]

const DAYS_A_WEEK = 7

/** The first such time after an instant. A time that a change of the clocks leaves out is the first one after it. */
export function nextAsking({ weekday, time }: PanelTime, after: Date, timeZone: string): Date {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const today = dayAt(after.getTime(), timeZone)
  const ahead = (weekday - weekdayOf(today) + DAYS_A_WEEK) % DAYS_A_WEEK
  const first = instantOf(today + ahead, minutes, timeZone)
  return new Date(first > after.getTime() ? first : instantOf(today + ahead + DAYS_A_WEEK, minutes, timeZone))
}
