import { afterEach, expect, it } from 'vitest'
import { type Fleet, openFleet } from '../../../tests/support/fleet.ts'
import { QUICKLY } from './statement.ts'

let fleet: Fleet
afterEach(() => fleet.close())

/** How far the log reaches, and how much of it is on the disk. */
const POSITIONS = 'select pg_current_wal_insert_lsn() as written, pg_current_wal_flush_lsn() as kept'
const isKept = 'select pg_current_wal_flush_lsn() >= $1::pg_lsn as kept'

it('waits until the log on the disk has what did not wait for it', async () => {
  fleet = await openFleet(1, {}, {})
  const [one] = fleet.members
  if (!one) throw new Error('an empty fleet')
  for (let round = 0; round < 20; round += 1) {
    await one.db.$client.query(`update system_state set failures = failures where id = 1 returning ${QUICKLY}`)
    const { rows } = await one.db.$client.query(POSITIONS)
    await Promise.all([one.durable(), one.durable()])
    expect((await one.db.$client.query(isKept, [rows[0].written])).rows).toEqual([{ kept: true }])
  }
})
