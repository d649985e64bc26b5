import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { until } from '../../../tests/support/until.ts'
import type { ErrorBody } from '../../contract/common.ts'
import type { Helper } from '../../contract/helpers.ts'
import { createReadiness } from '../readiness.ts'

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

  it('is not ready when its disk is full', async () => {
    const { log, db } = app.services
    // A full file system.
    const lacking = createReadiness({ pool: db.$client, embedded: true }, '/proc', log)
    expect(await lacking()).toEqual(['disk'])
    expect(await createReadiness({ pool: db.$client, embedded: true }, '/', log)()).toEqual([])
  })
})
