import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSlowDown, unansweredDays } from './delivery-rules.ts'
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
