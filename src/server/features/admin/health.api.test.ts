import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { HealthAnswer } from '../../../contract/admin.ts'
import { HOUR_MS } from '../../../core/time/durations.ts'
import { saveBackupTime } from '../../platform/outage/health.ts'

let app: TestApp
let operator: Client
beforeAll(async () => {
  app = await openTestApp()
  operator = await signUp(app)
})
afterAll(() => app.close())

const read = async (): Promise<HealthAnswer> => (await operator.get<HealthAnswer>('/api/admin/health')).body
const adviceOf = ({ advice }: HealthAnswer): string => advice.map(({ text }) => text).join(' ')

it('reports the state of the database and its disk, and what to do', async () => {
  const health = await read()
  expect(health).toMatchObject({ backupAt: null, queue: { due: 0, lateMinutes: 0 }, version: expect.any(String) })
  expect(health.database.bytes).toBeGreaterThan(0)
  expect(health.disk.freeBytes).toBeLessThanOrEqual(health.disk.totalBytes)
  expect(Math.abs(health.clockAheadMs)).toBeLessThan(10_000)
  expect(adviceOf(health)).toMatch(/There is no backup yet.*Connect a model/)
})

it('reports the newest backup', async () => {
  const now = app.services.clock.now().getTime()
  await saveBackupTime(app.services.db.$client, new Date(now - HOUR_MS))
  await saveBackupTime(app.services.db.$client, new Date(now - 400 * HOUR_MS))
  const health = await read()
  expect(health.backupAt).toBe(new Date(now - HOUR_MS).toISOString())
  expect(adviceOf(health)).not.toContain('backup')
})

it('is for operators only', async () => {
  const person = await signUp(app)
  expect((await person.get('/api/admin/health')).status).toBe(403)
})
