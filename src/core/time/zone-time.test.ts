import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt, dayOf, hourAt, instantOf, instantOfLocal, localTimeAt, weekdayOf } from './zone-time.ts'

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const MONDAY = Temporal.PlainDate.from('1970-01-05')
const HOUR = 3_600_000
const from = Date.UTC(2020, 0, 1)
const until = Date.UTC(2036, 0, 1)

const zonedAt = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)

/** Instants of all kinds, many of them near a change of the clocks, or at one. */
const moments = fc
  .tuple(zones, fc.integer({ min: from, max: until }), fc.option(fc.integer({ min: -60 * HOUR, max: 60 * HOUR })))
  .map(([zone, instant, near]) => {
    const change = near === null ? null : zonedAt(instant, zone).getTimeZoneTransition('next')
    return { zone, instant: change ? change.epochMilliseconds + (near ?? 0) : instant }
  })
const changes = fc
  .tuple(zones, fc.integer({ min: from, max: until }))
  .map(([zone, instant]) => ({ zone, change: zonedAt(instant, zone).getTimeZoneTransition('next')?.epochMilliseconds }))

function expectLocal(instant: number, zone: string): void {
  const zoned = zonedAt(instant, zone)
  const day = dayAt(instant, zone)
  expect(day).toBe(MONDAY.until(zoned.toPlainDate(), { largestUnit: 'day' }).days)
  expect(weekdayOf(day)).toBe(zoned.dayOfWeek)
  expect(hourAt(instant, zone)).toBe(zoned.hour)
}

describe('local days and hours', () => {
  it('match Temporal in every zone', () => {
    fc.assert(
      fc.property(moments, ({ zone, instant }) => expectLocal(instant, zone)),
      { numRuns: 2000 },
    )
  })

  it('match Temporal just before and just after a clock change', () => {
    fc.assert(
      fc.property(changes, ({ zone, change }) => {
        if (change !== undefined) for (const off of [-1, 0, 1]) expectLocal(change + off, zone)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a clock time', () => {
  it('resolves to its instant, the first of two when it occurs twice', () => {
    fc.assert(
      fc.property(moments, ({ zone, instant }) => {
        const zoned = zonedAt(instant, zone).round({ smallestUnit: 'second', roundingMode: 'floor' })
        const minutes = zoned.hour * 60 + zoned.minute + zoned.second / 60
        const found = instantOf(dayAt(instant, zone), minutes + 1e-6, zone)
        expect(found).toBe(
          zoned.toPlainDateTime().toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds,
        )
      }),
      { numRuns: 2000 },
    )
  })

  const inNewYork = (day: string, hours: number): string =>
    new Date(instantOf(dayOf(day), hours * 60, 'America/New_York')).toISOString()

  it('that a clock change skips resolves to the next one that exists', () => {
    expect(inNewYork('2026-03-08', 2.5)).toBe('2026-03-08T07:00:00.000Z')
    expect(inNewYork('2026-03-08', 2)).toBe('2026-03-08T07:00:00.000Z')
    expect(inNewYork('2026-03-08', 3.5)).toBe('2026-03-08T07:30:00.000Z')
  })

  it('that occurs twice resolves to the first', () => {
    expect(inNewYork('2026-11-01', 1.5)).toBe('2026-11-01T05:30:00.000Z')
  })
})

const NOW = new Date('2026-10-01T12:00:00Z')

describe('a local time', () => {
  it.each([
    ['an ordinary day', '2026-11-30 08:00', 'America/New_York', '2026-11-30T13:00:00Z'],
    ['an hour that the clock skips', '2027-03-14 02:30', 'America/New_York', '2027-03-14T07:00:00Z'],
    ['the first of two hours', '2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  ])('is an instant on %s', (_, time, zone, instant) => {
    expect(instantOfLocal(time, zone, NOW)).toEqual(new Date(instant))
  })

  it('is the second of two hours while the first has passed', () => {
    const now = new Date('2026-10-25T01:10:00Z')
    expect(localTimeAt(now, 'Europe/Berlin')).toBe('2026-10-25 02:10')
    expect(instantOfLocal('2026-10-25 02:30', 'Europe/Berlin', now)).toEqual(new Date('2026-10-25T01:30:00Z'))
  })
})
