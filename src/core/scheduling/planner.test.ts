import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FREQUENCIES, PREFERRED_TIMES } from '../personas/options.ts'
import { FARTHEST_PLAN_MS, type HelperSchedule, type PlanContext, planNext } from './planner.ts'
import { isQuietHour, SLOT_HOURS } from './slots.ts'

/** Zones that change their clocks north and south, by half hours, at midnight, and not at all. */
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Chisinau',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
]
const DAY = 24 * 3_600_000
const NIGHT = { start: 21, end: 8 }

const DEFAULT_SCHEDULE: HelperSchedule = {
  frequency: 'daily',
  preferredTime: 'morning',
  varyTiming: true,
  allowWeekends: false,
  weeklyDay: null,
  customDays: null,
  customTimes: null,
}
const context = (fields: Partial<PlanContext> = {}): PlanContext => ({
  timeZone: 'America/New_York',
  quiet: NIGHT,
  seed: 1,
  createdAt: Date.UTC(2026, 0, 1),
  after: Date.UTC(2026, 0, 1),
  last: null,
  ...fields,
})

const local = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
const hourOf = (instant: number, timeZone: string): number => {
  const { hour, minute, second } = local(instant, timeZone)
  return hour + minute / 60 + second / 3600
}

/** The planned times in the given number of days from `after`. */
function series(schedule: HelperSchedule, start: PlanContext, days: number): number[] {
  const found: number[] = []
  let next = planNext(schedule, start)
  while (next < start.after + days * DAY) {
    found.push(next)
    next = planNext(schedule, { ...start, after: next, last: next })
  }
  return found
}

const hour = fc.integer({ min: 0, max: 23 })
const anyContext = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  quiet: fc.record({ start: hour, end: hour }),
  seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  createdAt: fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 0, 1) }),
  after: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
  last: fc.constant(null),
})
const clock = fc
  .tuple(hour, fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const weekday = fc.integer({ min: 1, max: 7 })
const anySchedule = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  preferredTime: fc.constantFrom(...PREFERRED_TIMES),
  varyTiming: fc.boolean(),
  allowWeekends: fc.boolean(),
  weeklyDay: fc.option(weekday),
  customDays: fc.option(fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 })),
  customTimes: fc.option(fc.uniqueArray(clock, { minLength: 1, maxLength: 3 })),
})
const keepsSlots = (schedule: HelperSchedule): boolean =>
  schedule.frequency !== 'custom' || schedule.customTimes === null

describe('planNext', () => {
  it('returns a future time, the same for the same arguments', () => {
    fc.assert(
      fc.property(anySchedule, anyContext, (schedule, start) => {
        const next = planNext(schedule, start)
        expect(next).toBeGreaterThan(start.after)
        expect(planNext(schedule, start)).toBe(next)
      }),
    )
  })

  it('stays in its slot and outside quiet hours that leave part of the slot', () => {
    fc.assert(
      fc.property(anySchedule.filter(keepsSlots), anyContext, (schedule, start) => {
        const next = planNext(schedule, start)
        const [from, until] = SLOT_HOURS[schedule.preferredTime]
        expect(hourOf(next, start.timeZone)).toBeGreaterThanOrEqual(from)
        expect(hourOf(next, start.timeZone)).toBeLessThan(until)
        const hours = Array.from({ length: until - from }, (_, index) => from + index)
        if (hours.some((each) => !isQuietHour(start.quiet, each)))
          expect(isQuietHour(start.quiet, local(next, start.timeZone).hour)).toBe(false)
      }),
    )
  })

  it('plans one message per chosen day across every change of the clocks', () => {
    fc.assert(
      fc.property(anySchedule.filter(keepsSlots), anyContext, (schedule, start) => {
        const days = series(schedule, start, 60).map((at) => local(at, start.timeZone).toPlainDate())
        expect(new Set(days.map(String)).size).toBe(days.length)
        if (schedule.frequency === 'daily') expect(days.length).toBeGreaterThanOrEqual(59)
        if (schedule.frequency === 'weekly') expect(new Set(days.map((day) => day.dayOfWeek)).size).toBe(1)
        if (schedule.frequency !== 'weekdays') return
        const weekends = days.filter((day) => day.dayOfWeek > 5)
        const weeks = weekends.map((day) => `${day.yearOfWeek}-${day.weekOfYear}`)
        expect(new Set(weeks).size).toBe(weeks.length)
        if (!schedule.allowWeekends) expect(weekends).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each(ZONES)('keeps the clock time of %s across both clock changes of a year', (timeZone) => {
    const times = series({ ...DEFAULT_SCHEDULE, varyTiming: false }, context({ timeZone }), 370)
    expect(times.length).toBeGreaterThanOrEqual(369)
    for (const at of times) expect(hourOf(at, timeZone)).toBe(9)
  })

  it('spreads times evenly over the slot', () => {
    const tenths = new Array<number>(10).fill(0)
    for (let seed = 1; seed <= 200; seed += 1)
      for (const at of series(DEFAULT_SCHEDULE, context({ seed }), 30)) {
        const tenth = Math.floor(((hourOf(at, 'America/New_York') - 8) / 2) * 10)
        tenths[tenth] = (tenths[tenth] ?? 0) + 1
      }
    for (const count of tenths) expect(count).toBeCloseTo(600, -2)
  })

  it('uses about one weekend day in three weeks when weekends are allowed', () => {
    const schedule: HelperSchedule = { ...DEFAULT_SCHEDULE, frequency: 'weekdays', allowWeekends: true }
    let weekends = 0
    for (let seed = 1; seed <= 100; seed += 1)
      weekends += series(schedule, context({ seed }), 84).filter(
        (at) => local(at, 'America/New_York').dayOfWeek > 5,
      ).length
    expect(weekends / 1200).toBeGreaterThan(0.29)
    expect(weekends / 1200).toBeLessThan(0.38)
  })

  it('varies the time on chosen days without fixed times, one message per day', () => {
    const schedule: HelperSchedule = { ...DEFAULT_SCHEDULE, frequency: 'custom', customDays: [1, 3, 5] }
    const found = series(schedule, context(), 60)
    expect(new Set(found.map((at) => hourOf(at, 'America/New_York'))).size).toBe(found.length)
    const [first = 0] = found
    const evening = planNext({ ...schedule, preferredTime: 'evening' }, context({ after: first, last: first }))
    const days = [first, evening].map((at) => local(at, 'America/New_York').dayOfYear)
    expect(days).toEqual([2, 5])
  })

  it('plans up to three clock times on each chosen day', () => {
    const schedule: HelperSchedule = {
      ...DEFAULT_SCHEDULE,
      frequency: 'custom',
      customDays: [1, 3],
      customTimes: ['20:15', '07:30'],
    }
    const times = series(schedule, context({ after: Date.UTC(2026, 0, 5, 5) }), 14).map((at) =>
      local(at, 'America/New_York'),
    )
    expect(times.map((at) => `${at.dayOfWeek} ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`)).toEqual([
      '1 07:30',
      '1 20:15',
      '3 07:30',
      '3 20:15',
      '1 07:30',
      '1 20:15',
      '3 07:30',
      '3 20:15',
    ])
  })

  it('plans daily however often settings change, and weekly when nobody answers', () => {
    const [first = 0] = series({ ...DEFAULT_SCHEDULE, varyTiming: false }, context(), 3)
    const evening: HelperSchedule = { ...DEFAULT_SCHEDULE, preferredTime: 'evening' }
    const next = planNext(evening, context({ after: first, last: first }))
    expect(local(next, 'America/New_York').toPlainDate().toString()).toBe('2026-01-02')
    const rested = planNext(DEFAULT_SCHEDULE, context({ after: first, last: first, restDays: 7 }))
    expect(local(rested, 'America/New_York').toPlainDate().toString()).toBe('2026-01-08')
  })

  it('ignores messages dated in the future, and never looks further than two weeks', () => {
    const anyAhead = fc.integer({ min: 0, max: 5000 * DAY })
    fc.assert(
      fc.property(anySchedule, anyContext, anyAhead, fc.constantFrom(0, 7), (schedule, start, ahead, restDays) => {
        const now = { ...start, restDays, last: start.after }
        const next = planNext(schedule, { ...now, last: start.after + ahead })
        expect(next).toBe(planNext(schedule, now))
        expect(next - start.after).toBeLessThan(FARTHEST_PLAN_MS)
      }),
    )
  })

  it('rejects an unknown time zone', () => {
    expect(() => planNext(DEFAULT_SCHEDULE, context({ timeZone: 'Mars/Olympus' }))).toThrow(RangeError)
  })
})

it('plans once for a clock time that occurs twice', () => {
  const schedule: HelperSchedule = { ...DEFAULT_SCHEDULE, frequency: 'custom', customTimes: ['01:30'] }
  const days = series(schedule, context({ after: Date.UTC(2026, 9, 30) }), 4)
  expect(days.map((at) => local(at, 'America/New_York').day)).toEqual([30, 31, 1, 2])
})
