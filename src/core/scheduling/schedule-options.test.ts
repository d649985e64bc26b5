import { describe, expect, it } from 'vitest'
import { type HelperSchedule, type PlanContext, planNext } from './planner.ts'
import { timesUntil } from './schedule-options.ts'

const DAILY: HelperSchedule = {
  ...{ frequency: 'daily', preferredTime: 'morning', varyTiming: false, allowWeekends: false },
  ...{ weeklyDay: null, customDays: null, customTimes: null },
}
const HOURS: HelperSchedule = { ...DAILY, frequency: 'custom', customTimes: ['02:30', '17:00'] }
const WEEKLY: HelperSchedule = { ...DAILY, frequency: 'weekly', weeklyDay: 7 }

const zoned = (time: string, zone: string): number => Temporal.ZonedDateTime.from(`${time}[${zone}]`).epochMilliseconds

/** The local times of a schedule from one to another, in New York. */
function times(schedule: HelperSchedule, from: string, until: string, left: string[] = [], leftZone = ZONE): string[] {
  const context: PlanContext = {
    ...{ timeZone: ZONE, quiet: { start: 21, end: 8 }, seed: 1, createdAt: 0, last: null },
    after: zoned(from, ZONE),
    exceptions: left.map((time) => ({ at: zoned(time, leftZone), timeZone: leftZone })),
  }
  const next = (time: number): number => planNext(schedule, { ...context, after: time, last: time })
  return timesUntil(planNext(schedule, context), next, zoned(until, ZONE)).map((time) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(ZONE).toPlainDateTime().toString().slice(5, 16),
  )
}
const ZONE = 'America/New_York'

describe('the times ahead', () => {
  it.each([
    [
      'on which the clocks go forward',
      '2026-03-07T00:00',
      '2026-03-09T12:00',
      ['03-07T09:00', '03-08T09:00', '03-09T09:00'],
    ],
    ['on which they go back', '2026-10-31T00:00', '2026-11-02T12:00', ['10-31T09:00', '11-01T09:00', '11-02T09:00']],
  ])('keep the clock time over a day %s', (_, from, until, expected) => {
    expect(times(DAILY, from, until)).toEqual(expected)
  })

  it('end with the last one before the end, and where none is found', () => {
    expect(times(DAILY, '2026-11-18T00:00', '2026-11-18T08:59')).toEqual([])
    const two = timesUntil(
      1,
      (time) => {
        if (time === 2) throw new RangeError('none')
        return time + 1
      },
      9,
    )
    expect(two).toEqual([1, 2])
    expect(timesUntil(null, () => 1, 9)).toEqual([])
  })
})

describe('a message that the person left out', () => {
  it('is named by its day where there is one a day, even if its hour has changed', () => {
    expect(times(DAILY, '2026-11-18T00:00', '2026-11-20T12:00', ['2026-11-19T17:00'])).toEqual([
      '11-18T09:00',
      '11-20T09:00',
    ])
  })

  it('is named by its clock time where there are several', () => {
    expect(times(HOURS, '2026-11-18T00:00', '2026-11-19T23:00', ['2026-11-18T17:00'])).toEqual([
      '11-18T02:30',
      '11-19T02:30',
      '11-19T17:00',
    ])
  })

  it('is named where the clocks skip its time, and where it comes twice', () => {
    expect(times(HOURS, '2026-03-08T00:00', '2026-03-08T23:00')).toEqual(['03-08T03:00', '03-08T17:00'])
    expect(times(HOURS, '2026-03-08T00:00', '2026-03-08T23:00', ['2026-03-08T03:00'])).toEqual(['03-08T17:00'])
    const twice = { ...HOURS, customTimes: ['01:30', '17:00'] }
    expect(times(twice, '2026-11-01T00:00', '2026-11-01T23:00', ['2026-11-01T01:30'])).toEqual(['11-01T17:00'])
  })

  it('stays left out in another zone, on the day on which it was planned', () => {
    const left = ['2026-11-19T09:00']
    expect(times(DAILY, '2026-11-18T00:00', '2026-11-20T12:00', left, 'Asia/Tokyo')).toEqual([
      '11-18T09:00',
      '11-20T09:00',
    ])
  })

  it('leaves a weekly helper its later weeks, however many are left out', () => {
    const left = ['2026-11-22T09:00', '2026-11-29T09:00', '2026-12-06T09:00', '2026-12-13T09:00']
    expect(times(WEEKLY, '2026-11-18T00:00', '2026-12-28T00:00', left)).toEqual(['12-20T09:00', '12-27T09:00'])
  })
})
