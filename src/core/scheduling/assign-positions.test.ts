import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PREFERRED_TIMES } from '../personas/options.ts'
import { dayAt, instantOf } from '../time/zone-time.ts'
import { assignPositions, type Member } from './assign-positions.ts'
import { type HelperSchedule, planNext } from './planner.ts'
import { SLOT_HOURS } from './slots.ts'

const HALF_AN_HOUR = 30 * 60_000
const NIGHT = { start: 21, end: 8 }
const ZONE = 'America/New_York'
const START = Date.UTC(2026, 10, 18, 5)

const DEFAULT_SCHEDULE: HelperSchedule = {
  frequency: 'daily',
  preferredTime: 'midday',
  varyTiming: false,
  allowWeekends: false,
  weeklyDay: null,
  customDays: null,
  customTimes: null,
}
interface Planned extends Member {
  schedule: HelperSchedule
}
const helper = (helperId: number, schedule: Partial<HelperSchedule> = {}, more: Partial<Member> = {}): Planned => ({
  helperId,
  place: null,
  ...more,
  schedule: { ...DEFAULT_SCHEDULE, ...schedule },
})
const seat = (members: readonly Planned[], quiet = NIGHT): Planned[] => {
  const places = assignPositions(members, quiet)
  return members.map((member) => ({ ...member, place: places.get(member.helperId) ?? null }))
}
const timeOf = (member: Planned, dayStart = START, quiet = NIGHT, timeZone = ZONE): number =>
  planNext(member.schedule, {
    ...{ timeZone, quiet, seed: member.helperId, group: 7, createdAt: START, last: null },
    after: dayStart,
    place: member.place,
  })
const clock = (member: Planned, day = 0): string =>
  Temporal.Instant.fromEpochMilliseconds(timeOf(member, START + day * 48 * HALF_AN_HOUR))
    .toZonedDateTimeISO(ZONE)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
const clocks = (members: readonly Planned[]): string[] => seat(members).map((member) => clock(member))

describe('several helpers of one person in one slot', () => {
  it.each([
    ['midday', ['12:00', '11:30', '12:30', '11:00', '11:45', '12:15', '11:15', '12:45']],
    ['morning', ['09:00', '08:30', '09:30', '08:00', '08:45']],
    ['evening', ['19:30', '19:00', '20:00', '18:30', '20:30', '18:00', '19:15']],
  ] as const)('are half an hour apart from the middle outwards, closer when the slot is full: %s', (slot, times) => {
    expect(clocks(times.map((_, index) => helper(index + 1, { preferredTime: slot })))).toEqual(times)
  })

  it('get the middle of a slot when others use another slot', () => {
    expect(clocks([helper(2, { preferredTime: 'morning' }), helper(1)])[1]).toBe('12:00')
  })

  it('avoid clock times that were chosen for other helpers', () => {
    const chosen = { frequency: 'custom', customTimes: ['12:10', '10:45'] } as const
    expect(clocks([helper(1), helper(2, chosen), helper(3)])).toEqual(['11:30', '10:45', '12:45'])
  })

  it('keep their times when one is added, and close up when one leaves', () => {
    const [first, second] = seat([helper(5), helper(6)]) as [Planned, Planned]
    const [late, ...stayed] = seat([helper(1), first, second])
    expect([late, ...stayed].map((member) => clock(member as Planned))).toEqual(['12:30', '12:00', '11:30'])
    expect(clocks([late as Planned, stayed[1] as Planned])).toEqual(['11:30', '12:00'])
  })

  it('take turns from day to day when they vary', () => {
    const members = seat([helper(1), helper(2, { varyTiming: true }), helper(3, { varyTiming: true })])
    const days = Array.from({ length: 30 }, (_, day) => members.map((member) => clock(member, day)))
    expect(new Set(days.map(([fixed]) => fixed))).toEqual(new Set(['12:00']))
    expect(new Set(days.map(([, varying]) => varying)).size).toBeGreaterThan(8)
    expect(new Set(days.map(([, one = '', other = '']) => one < other)).size).toBe(2)
  })

  const anySlot = fc.constantFrom(...PREFERRED_TIMES)
  const anyZone = fc.constantFrom(ZONE, 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC')
  const anyQuiet = fc.constantFrom(NIGHT, { start: 22, end: 9 }, { start: 12, end: 13 }, { start: 0, end: 0 })
  const anyDay = fc.integer({ min: 0, max: 800 }).map((day) => START + day * 86_400_000)

  it('are half an hour apart on every day while the slot has room', () => {
    fc.assert(
      fc.property(
        anySlot,
        fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
        anyZone,
        anyQuiet,
        anyDay,
        (...given) => {
          const [slot, varies, timeZone, quiet, after] = given
          const [from, until] = SLOT_HOURS[slot]
          const open = Array.from({ length: until - from }, (_, index) => from + index).filter((hour) =>
            quiet.start <= quiet.end
              ? hour < quiet.start || hour >= quiet.end
              : hour < quiet.start && hour >= quiet.end,
          )
          const members = varies.map((varyTiming, index) => helper(index + 1, { preferredTime: slot, varyTiming }))
          const seated = seat(members, quiet)
          const day = dayAt(after, timeZone) + 1
          const midnight = instantOf(day, 0, timeZone) - 1
          const times = seated.map((member) => timeOf(member, midnight, quiet, timeZone)).toSorted((a, b) => a - b)
          const hours = open.length > 0 ? open.length : until - from
          const apart = members.length <= hours ? HALF_AN_HOUR : 0
          for (const [index, time] of times.entries()) {
            expect(dayAt(time, timeZone)).toBe(day)
            expect(time).toBeGreaterThanOrEqual(instantOf(day, from * 60, timeZone))
            expect(time).toBeLessThan(instantOf(day, until * 60, timeZone))
            if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(apart)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
