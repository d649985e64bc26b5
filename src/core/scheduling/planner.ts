import type { Frequency, PreferredTime } from '../personas/options.ts'
import { dayAt, instantOf, weekdayOf } from '../time/zone-time.ts'
import { fixedSeat, type Place, variedSeat } from './slot-places.ts'
import { openSpans, type QuietHours, SLOT_HOURS, spotIn } from './slots.ts'

/** When a helper writes next: pure rules on local days and clock times (decisions, "Scheduling and channels"). */

/** What the person chose for a helper. */
export interface Habits {
  frequency: Frequency
  preferredTime: PreferredTime
  varyTiming: boolean
  allowWeekends: boolean
  /** ISO weekday; null: the day of the helper's creation. */
  weeklyDay: number | null
  /** ISO weekdays; null: every day. */
  customDays: readonly number[] | null
  /** `HH:MM`, any order; null: the fixed time of the slot. */
  customTimes: readonly string[] | null
}

export interface PlanContext {
  /** IANA name. */
  timeZone: string
  quiet: QuietHours
  /** Any number that stays the same for a helper: it decides all that looks like chance. */
  seed: number
  /** Milliseconds since the epoch: when the helper was created, and the instant that the plan comes after. */
  createdAt: number
  after: number
  /**
   * The last message that was planned and is over; null for none. Only chosen clock times make two on one day. One that
   * lies ahead of `after`, by a clock that ran ahead, counts as if it were over then.
   */
  last: number | null
  /** Where it sits among the helpers of its person, all of whom have the same `group`; null: it has its slot for itself. */
  place?: Place | null
  group?: number
  /** Whole days that lie between two messages at least: 7 for a helper that nobody answers. */
  restDays?: number
}

/** A plan looks this far ahead: the rarest habit is once a week, and a rest adds another. */
const HORIZON_DAYS = 24
/** No plan lies further ahead: a rest of a week, and a week until the day that was chosen. */
export const FARTHEST_PLAN_MS = 15 * 86_400_000
const DAYS_A_WEEK = 7
const SATURDAY = 6
const MINUTES_AN_HOUR = 60
/** More than a slot has times to draw. */
const MOST_DRAWS = 1024
/** One week in three has a weekend day, where weekends are allowed now and then. */
const WEEKEND_SHARE = 1 / 3

/** A number in [0, 1) that is always the same for the same two numbers, and spread evenly over different ones. */
export function scatter(seed: number, salt: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 0x7f4a7c15, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

/** The weekend day of a week on which a weekday helper writes too; null in most weeks. */
function weekendDay(seed: number, week: number): number | null {
  const draw = scatter(seed, week * 2)
  if (draw >= WEEKEND_SHARE) return null
  return draw < WEEKEND_SHARE / 2 ? SATURDAY : SATURDAY + 1
}

function isChosen(habits: Habits, context: PlanContext, day: number): boolean {
  const { frequency, weeklyDay, customDays, allowWeekends } = habits
  const weekday = weekdayOf(day)
  if (frequency === 'daily') return true
  if (frequency === 'custom') return customDays?.includes(weekday) ?? true
  if (frequency === 'weekly') return weekday === (weeklyDay ?? weekdayOf(dayAt(context.createdAt, context.timeZone)))
  if (weekday < SATURDAY) return true
  return allowWeekends && weekday === weekendDay(context.seed, Math.floor(day / DAYS_A_WEEK))
}

/** Minutes after midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * MINUTES_AN_HOUR + Number(time.slice(3))

/** Clock times that were chosen; null: the slot counts. */
export const clockTimesOf = ({ frequency, customTimes }: Pick<Habits, 'frequency' | 'customTimes'>) =>
  frequency === 'custom' ? customTimes : null

/** Minutes after local midnight at which a chosen day has a message, ascending; fractions are seconds. */
function timesOf(habits: Habits, context: PlanContext, day: number): number[] {
  const { preferredTime, varyTiming } = habits
  const times = clockTimesOf(habits)
  if (times) return times.map(minutesOf).sort((a, b) => a - b)
  const spans = openSpans(SLOT_HOURS[preferredTime], context.quiet)
  const { place, group = 0 } = context
  if (place?.slot !== preferredTime) return [spotIn(spans, varyTiming ? scatter(context.seed, day * 2 + 1) : null)]
  if (!varyTiming) return [fixedSeat(spans, place.taken)]
  return [variedSeat(spans, place, (index) => scatter(group, day * MOST_DRAWS + index))]
}

/** The first day that a plan may fall on. */
function firstDay(habits: Habits, { timeZone, after, last, restDays = 0 }: PlanContext): number {
  const today = dayAt(after, timeZone)
  const pause = Math.max(restDays, clockTimesOf(habits) ? 0 : 1)
  return last === null || pause === 0 ? today : Math.max(today, dayAt(Math.min(last, after), timeZone) + pause)
}

/**
 * The next time that a helper writes, in milliseconds since the epoch; always after `after`, and the same for the same
 * arguments. Outside quiet hours wherever the slot reaches beyond them; times of a custom schedule stand as chosen.
 * Throws a RangeError for a time zone that does not exist.
 */
export function planNext(habits: Habits, context: PlanContext): number {
  const first = firstDay(habits, context)
  for (let day = first; day <= first + HORIZON_DAYS; day += 1) {
    if (!isChosen(habits, context, day)) continue
    for (const minutes of timesOf(habits, context, day)) {
      const instant = instantOf(day, minutes, context.timeZone)
      if (instant > context.after) return instant
    }
  }
  throw new RangeError('these habits choose no day')
}
