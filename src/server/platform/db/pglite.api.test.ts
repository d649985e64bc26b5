import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { until } from '../../../../tests/support/until.ts'
import type { ErrorBody } from '../../../contract/common.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { TEMPLATE } from '../bootstrap/project-paths.ts'
import { createReadiness } from '../outage/health.ts'
import { connectEmbedded } from './client.ts'
import { openEmbedded, prepareEmbedded } from './pglite.ts'

let app: TestApp
let person: Person
let helper: Helper
const threads: Worker[] = []
const noteThread = (thread: Worker): void => void threads.push(thread)

beforeAll(async () => {
  process.on('worker', noteThread)
  app = await openTestApp()
  person = await signUp(app)
  helper = await createHelper(person)
})
afterAll(async () => {
  process.off('worker', noteThread)
  await app.close()
})

describe('the embedded database', () => {
  const say = (text: string) => person.post<ErrorBody>('/api/messages', messageTo(helper, text))

  it('reopens by itself with all saved data when its thread dies', {
    timeout: 60_000,
  }, async () => {
    expect((await say('Before')).status).toBe(200)
    const amid = app.services.db.$client.query('select count(*) from generate_series(1, 100000000)')
    const ended = expect(amid).rejects.toThrow('Connection terminated')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await threads.at(-1)?.terminate()
    await ended
    const refused = await say('During')
    expect(refused.status).toBe(503)
    expect(refused.body.error.code).toBe('unavailable')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'unavailable', lacking: ['database'] })

    await until(
      () => app.http.inject('/readyz'),
      ({ statusCode }) => statusCode === 200,
      30_000,
    )
    expect((await say('After')).status).toBe(200)
    const said = (await person.get<{ content: string; isFromUser: boolean }[]>(`/api/helpers/${helper.id}/messages`))
      .body
    expect(said.filter(({ isFromUser }) => isFromUser).map(({ content }) => content)).toEqual(['Before', 'After'])
  })

  it('ends at once in a panic, and reopens', { timeout: 60_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'coterie-panic-'))
    const losses: Error[] = []
    const database = await connectEmbedded(openEmbedded(await prepareEmbedded(dataDir, TEMPLATE)), (error) => {
      losses.push(error)
    })
    const logFiles = join(dataDir, 'database/pg_wal')
    await rename(logFiles, `${logFiles}-away`)
    const panic = database.pool.query('select pg_switch_wal()')
    await expect(panic).rejects.toThrow('Connection terminated')
    await expect.poll(() => losses[0]?.message).toBe('The embedded database died of a panic')

    await rename(`${logFiles}-away`, logFiles)
    const lacking = createReadiness(database, dataDir, app.services.log)
    await until(lacking, (resources) => resources.length === 0, 30_000)
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  it('is not ready when its disk is full', async () => {
    const { log, db } = app.services
    // A full file system.
    const lacking = createReadiness({ pool: db.$client, embedded: true }, '/proc', log)
    expect(await lacking()).toEqual(['disk'])
    const ended = { query: () => Promise.reject(new Error('Connection terminated')) } as unknown as Pool
    expect(await createReadiness({ pool: ended, embedded: true }, '/proc', log)()).toEqual(['database', 'disk'])
    expect(await createReadiness({ pool: db.$client, embedded: true }, '/', log)()).toEqual([])
  })
})
