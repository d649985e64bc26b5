import { dayAt, instantOf, weekdayOf } from '../time/zone-time.ts'

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
