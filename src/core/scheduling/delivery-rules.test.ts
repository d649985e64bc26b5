import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSlowDown, LATEST_MS, passedTimes, unansweredDays, wasDown } from './delivery-rules.ts'
import { endOfMute, isForGood, writesFirst } from './mute.ts'

describe('the slow-down to weekly messages', () => {
  it.each([
    ['daily', 'daily', null, null, true],
    ['on weekdays', 'weekdays', null, null, true],
    ['on two days', 'custom', [1, 4], null, true],
    ['twice on one day', 'custom', [1], ['09:00', '18:00'], true],
    ['once on one day', 'custom', [1], ['09:00'], false],
    ['in the slot of one day', 'custom', [1], null, false],
    ['weekly', 'weekly', null, null, false],
  ] as const)('for a helper that writes %s: %s %j %j %s', (_, frequency, customDays, customTimes, slows) => {
    expect(canSlowDown({ frequency, customDays, customTimes })).toBe(slows)
  })
})

describe('a mute', () => {
  const now = new Date('2026-11-18T17:00:00Z')
  const midnight = new Date('2026-11-19T05:00:00Z')

  it.each([
    ['hour', '2026-11-18T18:00:00.000Z', true],
    ['tomorrow', '2026-11-19T05:00:00.000Z', true],
    ['week', '2026-11-25T17:00:00.000Z', true],
    ['always', '9999-12-31T00:00:00.000Z', false],
  ] as const)('of %s ends at %s', (length, end, writes) => {
    const mutedUntil = endOfMute(length, now, midnight)
    expect(mutedUntil.toISOString()).toBe(end)
    expect(isForGood(mutedUntil)).toBe(!writes)
    expect(writesFirst({ active: true, mutedUntil })).toBe(writes)
    expect(writesFirst({ active: false, mutedUntil })).toBe(false)
  })
})

describe('days with unanswered messages', () => {
  const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/New_York]`).epochMilliseconds
  const NOON = at('2026-11-18T12:00')

  it.each([
    ['the first message', 0, null, 1],
    ['the first after an answer', 0, at('2026-11-18T08:00'), 1],
    ['another one on the same day', 2, at('2026-11-18T00:00'), 2],
    ['one on the next day', 2, at('2026-11-17T23:59'), 3],
    ['one after a message that was deleted', 2, null, 3],
    ['one after a clock that ran ahead', 2, at('2026-11-25T08:00'), 2],
  ])('count %s', (_, before, last, days) => {
    expect(unansweredDays(before, last, NOON, 'America/New_York')).toBe(days)
  })

  it('count each local day once, however many messages it has', () => {
    const spans = fc.array(fc.integer({ min: 60_000, max: 3 * 86_400_000 }), { minLength: 1, maxLength: 40 })
    const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC')
    fc.assert(
      fc.property(spans, zones, (gaps, zone) => {
        let last: number | null = null
        let count = 0
        let now = NOON
        const days = new Set<string>()
        for (const gap of gaps) {
          now += gap
          count = unansweredDays(count, last, now, zone)
          last = now
          days.add(Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString())
        }
        expect(count).toBe(days.size)
      }),
    )
  })
})

const HOUR = 3_600_000
const DAY = 24 * HOUR
const every = (gap: number) => (time: number) => time + gap

describe('missed planned times', () => {
  it.each([
    ['only the first', HOUR, DAY, { missed: null, stillDue: null }],
    ['the first long ago', 20 * HOUR, DAY, { missed: null, stillDue: null }],
    ['two, the second just now', DAY, DAY, { missed: { until: 0, times: 1 }, stillDue: DAY }],
    ['two, the second two hours ago', DAY + 2 * HOUR, DAY, { missed: { until: 0, times: 1 }, stillDue: DAY }],
    ['two, both long ago', DAY + 3 * HOUR, DAY, { missed: { until: DAY, times: 2 }, stillDue: null }],
    ['four', 3 * DAY + HOUR, DAY, { missed: { until: 2 * DAY, times: 3 }, stillDue: 3 * DAY }],
    ['two within two hours', HOUR, HOUR / 2, { missed: { until: HOUR / 2, times: 2 }, stillDue: HOUR }],
  ])('are reported as one span: %s', (_, now, gap, passed) => {
    expect(passedTimes(0, now, every(gap))).toEqual(passed)
  })

  it('are in the span, still due, or the only one', () => {
    const gaps = fc.array(fc.integer({ min: 60_000, max: 8 * DAY }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 400 * DAY }), (given, now) => {
        const all = [0]
        for (const gap of given) all.push((all.at(-1) ?? 0) + gap)
        const next = (time: number) => all.find((each) => each > time) ?? Number.POSITIVE_INFINITY
        const passed = all.filter((time) => time <= now)
        const { missed, stillDue } = passedTimes(0, now, next)
        const newest = passed.at(-1) ?? 0
        const isOnly = passed.length === 1
        expect(stillDue).toBe(isOnly || now - newest > LATEST_MS ? null : newest)
        const rest = stillDue === null ? passed : passed.slice(0, -1)
        expect(missed).toEqual(isOnly ? null : { until: rest.at(-1), times: rest.length })
      }),
    )
  })

  it('are found without counting one by one after years', () => {
    let asked = 0
    const next = (time: number) => {
      asked += 1
      return (Math.floor(time / DAY) + 1) * DAY
    }
    const now = 8_000_000 * DAY + HOUR
    expect(passedTimes(0, now, next)).toEqual({
      missed: { until: now - HOUR - DAY, times: 999 },
      stillDue: now - HOUR,
    })
    expect(asked).toBeLessThan(1100)
  })
})

const at = (time: string): Date => new Date(`2026-11-18T${time}Z`)
const runs = { ranAt: at('18:00:00'), awayFrom: at('10:00:00'), awayUntil: at('15:00:00') }

it.each([
  ['before the outage', '09:59:00', runs, false],
  ['in the outage', '12:00:00', runs, true],
  ['as workers came back', '15:00:00', runs, true],
  ['after the outage', '15:00:01', runs, false],
  ['now', '18:00:30', runs, false],
  ['after workers fell silent', '18:01:01', runs, true],
  ['where there never was an outage', '12:00:00', { ...runs, awayFrom: null, awayUntil: null }, false],
  ['where no worker ever ran', '12:00:00', { ranAt: null, awayFrom: null, awayUntil: null }, true],
])('detects whether the server was down: %s', (_, time, noted, away) => {
  expect(wasDown(noted, at(time))).toBe(away)
})
