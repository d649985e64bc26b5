import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { until } from '../../../../tests/support/until.ts'
import { startHousekeeping } from '../../jobs.ts'

/** How much a restart has to read after the process was killed. */

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const LONG = 20 * 1024 * 1024
/** What housekeeping itself writes in addition. */
const SHORT = 2 * 1024 * 1024

async function logged(): Promise<number> {
  const { rows } = await app.services.db.$client.query(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0].bytes
}

it('stays short on the embedded database', async () => {
  await app.services.db.$client.query(
    `create table much as select md5(n::text) as text from generate_series(1, 400000) n`,
  )
  expect(await logged()).toBeGreaterThan(LONG)
  const stop = startHousekeeping(app)
  await until(logged, (bytes) => bytes < SHORT)
  await stop()
})
