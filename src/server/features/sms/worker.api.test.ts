import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, signUp } from '../../../../tests/support/client.ts'
import { openChatApp } from '../../../../tests/support/model-app.ts'
import { createSmsHelper, freshNumber, smsBy, textIn } from '../../../../tests/support/sms-app.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import { startTwilioStandIn, type TwilioStandIn } from '../../../../tests/support/twilio-stand-in.ts'
import { planAt } from '../../../../tests/support/workers.ts'
import type { Delivery } from '../../../contract/schedules.ts'
import { type RunningWorker, startWorker } from '../../jobs.ts'

/** SMS sent by a worker as a process runs it: its own sweep, and the real queue. */

const PHONE = '+14155550100'
let twilio: TwilioStandIn
let app: TestApp
let worker: RunningWorker
let person: Person

beforeAll(async () => {
  twilio = await startTwilioStandIn()
  app = await openChatApp({ config: smsBy(twilio) })
  worker = await startWorker(app)
  person = await signUp(app)
  await person.patch('/api/user/notifications', { quietHoursStart: 0, quietHoursEnd: 0 })
})
afterAll(async () => {
  await worker.stop()
  await app.close()
  await twilio.close()
})

it('sends a planned message by SMS, and answers an inbound one', async () => {
  const helper = await createSmsHelper(person, twilio, PHONE)
  twilio.texts.length = 0
  await planAt(app, helper, new Date())
  await expect.poll(() => twilio.texts.length, { timeout: 25_000 }).toBe(1)
  const history = async () => (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body
  await expect.poll(async () => (await history()).find(({ channel }) => channel === 'sms')?.status).toBe('sent')
  await textIn(app, PHONE, 'That was a good thought.')
  await expect.poll(() => twilio.texts.length, { timeout: 25_000 }).toBeGreaterThan(1)
  expect(twilio.texts.at(-1)).toMatchObject({ to: PHONE, body: expect.stringMatching(/^Alex \(AI\): /) })
})

it('lets a hanging SMS delay neither planned messages nor replies', { timeout: 90_000 }, async () => {
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const each = await signUp(app)
      await each.patch('/api/user/notifications', { quietHoursStart: 0, quietHoursEnd: 0 })
      const phone = freshNumber()
      return { phone, helper: await createSmsHelper(each, twilio, phone) }
    }),
  )
  const count = () => twilio.texts.length
  const first = people[0]
  if (!first) throw new Error('nobody is there')

  twilio.texts.length = 0
  twilio.fail({ kind: 'hang' })
  await planAt(app, first.helper, new Date())
  await expect.poll(() => twilio.tries.at(-1)?.To, { timeout: 10_000 }).toBe(first.phone)
  for (const { helper } of people.slice(1)) await planAt(app, helper, new Date())
  await expect.poll(count, { timeout: 4000 }).toBe(5)

  twilio.texts.length = 0
  twilio.fail({ kind: 'hang' })
  await textIn(app, first.phone, 'Good morning.')
  await expect.poll(() => twilio.tries.at(-1)?.To, { timeout: 10_000 }).toBe(first.phone)
  for (const { phone } of people.slice(1)) await textIn(app, phone, 'Good morning to you.')
  await expect.poll(() => new Set(twilio.texts.map(({ to }) => to)).size, { timeout: 7000 }).toBe(5)
})
