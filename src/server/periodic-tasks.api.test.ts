import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHelper, type Person, signUp } from '../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { handWorker } from '../../tests/support/workers.ts'
import type { Message } from '../contract/messages.ts'
import type { Worker } from './features/schedules/deliver/worker.ts'
import { runPeriodicTasks } from './periodic-tasks.ts'

let app: TestApp
let worker: Worker
let person: Person

beforeEach(async () => {
  app = await openTestApp()
  worker = await handWorker(app)
  person = await signUp(app)
})
afterEach(() => app.close())

it('runs every task, though one of them fails', async () => {
  const helper = await createHelper(person)
  await app.services.db.$client.query(
    `update message_schedules set status = 'claimed', scheduled_time = now() - interval '1 hour',
       claimed_at = now() - interval '1 hour' where helper_id = $1`,
    [helper.id],
  )
  vi.spyOn(worker.templates, 'load').mockRejectedValue(new Error('no templates today'))
  await runPeriodicTasks(worker)
  const { body } = await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)
  expect(body).toMatchObject([{ source: 'fallback', isPlanned: true }])
  expect(app.logLines.filter((line) => line.includes('a periodic task failed'))).toEqual([
    expect.stringContaining('changed templates'),
  ])
})
