import type { Frequency, PreferredTime } from '../personas/options.ts'
import { DAY_MS } from '../time/durations.ts'
import { dayAt, instantOf, minuteOfDayAt, weekdayOf } from '../time/zone-time.ts'
import { type PlannedException, SHOWN_DAYS } from './schedule-options.ts'
import { fixedTime, minuteAt, openSpans, type QuietHours, SLOT_HOURS, type SlotPosition, variedTime } from './slots.ts'

/** When a helper writes next: pure rules on local days and clock times (docs/decisions/0014). */

export interface HelperSchedule {
  frequency: Frequency
  preferredTime: PreferredTime
  varyTiming: boolean
  allowWeekends: boolean
  /** ISO weekday; null for the weekday of the helper's creation. */
  weeklyDay: number | null
  /** ISO weekdays; null for every day. */
  customDays: readonly number[] | null
  /** `HH:MM`, in any order; null for the fixed time of the slot. */
  customTimes: readonly string[] | null
}

export interface PlanContext {
  /** IANA name. */
  timeZone: string
  quiet: QuietHours
  /** Any number that is stable per helper: the seed of everything that looks random. */
  seed: number
  /** Milliseconds since the epoch: when the helper was created, and the instant after which to plan. */
  createdAt: number
  after: number
  /**
   * The last planned message that is done; null if there is none. Only custom clock times allow two per day. One later
   * than `after`, from a clock that ran ahead, counts as if it were at `after`.
   */
  last: number | null
  /** Its place among the person's helpers, who share a `group`; null if it has the slot to itself. */
  place?: SlotPosition | null
  group?: number
  /** Minimum whole days between two messages: 7 for a helper that gets no answers. */
  restDays?: number
  /** Times that are left out. */
  exceptions?: readonly PlannedException[]
}

/** How far a plan looks ahead: the rarest schedule is weekly, and a rest adds a week. */
const HORIZON_DAYS = 24
/** The latest possible plan: a week of silence and one of rest, then a week until the chosen day. */
export const FARTHEST_PLAN_MS = 22 * DAY_MS
const DAYS_A_WEEK = 7
const SATURDAY = 6
const MINUTES_AN_HOUR = 60
/** More than the number of draws per slot. */
const MOST_DRAWS = 1024
/** If weekends are allowed, one week in three includes a weekend day. */
const WEEKEND_SHARE = 1 / 3

/** A deterministic number in [0, 1) from two numbers, evenly distributed. */
function scatter(seed: number, salt: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 0x7f4a7c15, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

/** The weekend day of a week on which a weekday helper also writes; null in most weeks. */
function weekendDay(seed: number, week: number): number | null {
  const draw = scatter(seed, week * 2)
  if (draw >= WEEKEND_SHARE) return null
  return draw < WEEKEND_SHARE / 2 ? SATURDAY : SATURDAY + 1
}

function isChosen(schedule: HelperSchedule, context: PlanContext, day: number): boolean {
  const { frequency, weeklyDay, customDays, allowWeekends } = schedule
  const weekday = weekdayOf(day)
  if (frequency === 'daily') return true
  if (frequency === 'custom') return customDays?.includes(weekday) ?? true
  if (frequency === 'weekly') return weekday === (weeklyDay ?? weekdayOf(dayAt(context.createdAt, context.timeZone)))
  if (weekday < SATURDAY) return true
  return allowWeekends && weekday === weekendDay(context.seed, Math.floor(day / DAYS_A_WEEK))
}

/** Minutes after midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * MINUTES_AN_HOUR + Number(time.slice(3))

/** Custom clock times; null if the slot applies. */
export const clockTimesOf = ({ frequency, customTimes }: Pick<HelperSchedule, 'frequency' | 'customTimes'>) =>
  frequency === 'custom' ? customTimes : null

/** Message times on a chosen day, ascending, in minutes after local midnight; fractions are seconds. */
function timesOf(schedule: HelperSchedule, context: PlanContext, day: number): number[] {
  const { preferredTime, varyTiming } = schedule
  const times = clockTimesOf(schedule)
  if (times) return times.map(minutesOf).sort((a, b) => a - b)
  const spans = openSpans(SLOT_HOURS[preferredTime], context.quiet)
  const { place, group = 0 } = context
  if (place?.slot !== preferredTime) return [minuteAt(spans, varyTiming ? scatter(context.seed, day * 2 + 1) : null)]
  if (!varyTiming) return [fixedTime(spans, place.taken)]
  return [variedTime(spans, place, (index) => scatter(group, day * MOST_DRAWS + index))]
}

function firstDay(schedule: HelperSchedule, { timeZone, after, last, restDays = 0 }: PlanContext): number {
  const today = dayAt(after, timeZone)
  const pause = Math.max(restDays, clockTimesOf(schedule) ? 0 : 1)
  return last === null || pause === 0 ? today : Math.max(today, dayAt(Math.min(last, after), timeZone) + pause)
}

/** With one message per day its day names it, even if its time has changed since; of clock times, the same one. */
function isExcepted(schedule: HelperSchedule, context: PlanContext, day: number, instant: number): boolean {
  const isSameTime = ({ at, timeZone }: PlannedException): boolean =>
    at === instant || minuteOfDayAt(at, timeZone) === minuteOfDayAt(instant, context.timeZone)
  const isSame = clockTimesOf(schedule) ? isSameTime : () => true
  return context.exceptions?.some((one) => dayAt(one.at, one.timeZone) === day && isSame(one)) ?? false
}

/** In milliseconds, after `after`, deterministic. Custom times are kept in quiet hours. RangeError: unknown zone. */
export function planNext(schedule: HelperSchedule, context: PlanContext): number {
  const first = firstDay(schedule, context)
  const horizon = context.exceptions?.length ? HORIZON_DAYS + SHOWN_DAYS : HORIZON_DAYS
  for (let day = first; day <= first + horizon; day += 1) {
    if (!isChosen(schedule, context, day)) continue
    for (const minutes of timesOf(schedule, context, day)) {
      const instant = instantOf(day, minutes, context.timeZone)
      if (instant > context.after && !isExcepted(schedule, context, day, instant)) return instant
    }
  }
  throw new RangeError('this schedule chooses no day')
}
