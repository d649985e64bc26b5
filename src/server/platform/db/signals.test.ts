import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { serverSignals } from './signals.ts'

it('retries the connection once a second while the database is down', async () => {
  const warn = vi.fn()
  const log = { info: vi.fn(), warn, error: vi.fn() }
  const signals = serverSignals('postgres://nobody@127.0.0.1:1/none', new pg.Pool(), log)
  await sleep(3500)
  await signals.close()
  expect(warn.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(warn.mock.calls.length).toBeLessThanOrEqual(4)
})
