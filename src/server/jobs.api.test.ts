import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHelper, signUp } from '../../tests/support/client.ts'
import { PUSH_TO_STAND_IN, type PushStandIn, startPushStandIn } from '../../tests/support/push-stand-in.ts'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { planAt } from '../../tests/support/workers.ts'
import type { Message } from '../contract/messages.ts'
import { type RunningWorker, startWorker } from './jobs.ts'

/** A worker as a process runs it: its own sweep, and the real queue. */

let app: TestApp
let worker: RunningWorker
let browser: PushStandIn

beforeEach(async () => {
  browser = await startPushStandIn()
  app = await openTestApp({ config: { push: PUSH_TO_STAND_IN } })
  worker = await startWorker(app)
})
afterEach(async () => {
  await worker.stop()
  await app.close()
  await browser.close()
})

it('delivers due messages, and notifies the browser through the queue', async () => {
  const person = await signUp(app)
  await person.patch('/api/user/notifications', { quietHoursStart: 0, quietHoursEnd: 0 })
  await person.post('/api/push/subscriptions', browser.subscription)
  const helper = await createHelper(person)
  const due = Date.now()
  await planAt(app, helper, new Date(due))
  const messages = async () => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
  await expect.poll(messages, { timeout: 30_000 }).toHaveLength(1)
  await expect.poll(() => browser.received.length, { timeout: 30_000 }).toBe(1)
  expect(Date.parse((await messages())[0]?.sentAt ?? '') - due).toBeLessThan(20_000)
})

it('stops soon when nothing is running', async () => {
  const began = Date.now()
  await worker.stop()
  expect(Date.now() - began).toBeLessThan(20_000)
})
