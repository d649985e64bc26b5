import { describe, expect, it } from 'vitest'
import { SLOT_HOURS } from '../../src/core/scheduling/slots.ts'
import { createHelper, signUp } from '../support/client.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { openTestApp } from '../support/test-app.ts'
import { deliverAll, handWorker } from '../support/workers.ts'

/** Planned messages over weeks. */

describe('four weeks with two clock changes', () => {
  const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata']
  const FLOW_MS = 20 * 60_000
  const WEEKS_MS = 28 * 24 * 3_600_000

  it('deliver every message once, on its day and in its slot', async () => {
    const clock = new FixedClock('2026-10-18T00:00:00.000Z')
    const app = await openTestApp({ clock })
    const worker = await handWorker(app)
    const people = await Promise.all(ZONES.map((timeZone) => signUp(app, { timeZone })))
    const fields = { frequency: 'daily', preferredTime: 'morning', varyTiming: true } as const
    for (const person of people) await createHelper(person, fields)
    await app.services.db.$client.query('update users set message_credits_limit = 1000')
    for (let passed = 0; passed < WEEKS_MS; passed += FLOW_MS) {
      clock.advance(FLOW_MS)
      await deliverAll(worker)
      // A person who answers keeps the helper on its usual days.
      await app.services.db.$client.query('update helpers set unanswered = 0 where unanswered > 3')
    }
    const { rows } = await app.services.db.$client.query<{ zone: string; time: Date; status: string }>(
      `select time_zone as zone, scheduled_time as time, status from message_schedules where status <> 'pending'`,
    )
    const [from, until] = SLOT_HOURS.morning
    for (const zone of ZONES) {
      const own = rows.filter((row) => row.zone === zone)
      const local = own.map(({ time }) =>
        Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone),
      )
      expect(new Set(local.map((each) => each.toPlainDate().toString())).size).toBe(own.length)
      expect(own.length).toBeGreaterThanOrEqual(27)
      for (const each of local) expect(each.hour >= from && each.hour < until).toBe(true)
      expect(own.every(({ status }) => status === 'delivered')).toBe(true)
    }
    const counted = await app.services.db.$client.query(
      'select count(*)::int as n, count(distinct schedule_id)::int as planned from messages',
    )
    expect(counted.rows).toEqual([{ n: rows.length, planned: rows.length }])
    await app.close()
  }, 120_000)
})
