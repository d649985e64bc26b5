import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { type ModelApp, openModelApp } from '../../../../tests/support/model-app.ts'
import { answerAll, createSmsHelper, freshNumber, smsBy, textIn } from '../../../../tests/support/sms-app.ts'
import { startTwilioStandIn, type TwilioStandIn } from '../../../../tests/support/twilio-stand-in.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from '../../../../tests/support/workers.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { writePlanned } from '../schedules/deliver/write-planned.ts'

/** What a model is told about replying by SMS. */

const clock = new FixedClock('2026-11-18T17:00:00.000Z')
const queue = idleQueue()
const phone = freshNumber()
let twilio: TwilioStandIn
let opened: ModelApp
let person: Person
let helper: Helper

beforeAll(async () => {
  twilio = await startTwilioStandIn(() => clock.now())
  opened = await openModelApp({ clock, config: smsBy(twilio) })
  opened.model.behave({ pieces: ['Good ', 'thinking.'] })
  person = await signUp(opened.app)
  helper = await createSmsHelper(person, twilio, phone, { frequency: 'daily', useTemplatedMessages: false })
})
afterAll(async () => {
  await opened.close()
  await twilio.close()
})

const told = (): string => JSON.stringify(opened.model.requests.at(-1))

it('is told to keep a reply by SMS short, but not one in the app', async () => {
  await textIn(opened.app, phone, 'I have an interview on Thursday.')
  await answerAll(opened.app, queue)
  expect(told()).toContain('text message (SMS)')
  await person.post('/api/messages', messageTo(helper, 'And here in the app?'))
  expect(told()).toContain('here in the app')
  expect(told()).not.toContain('text message (SMS)')
})

it.each([
  ['[[remind 2026-11-19 08:30 | call my mum]]\nSure.', 'Sure. Reminder set, tomorrow, 8:30 AM: call my mum'],
  ['[[remind 2026-11-17 08:30 | call my mum]]\nSure.', 'Sure. No reminder was set.'],
])('has its reminder told in the text: %j', async (reply, text) => {
  opened.model.behave({ pieces: [reply] })
  await textIn(opened.app, phone, 'remind me tomorrow at half past eight to call my mum')
  await answerAll(opened.app, queue)
  expect(twilio.texts.at(-1)?.body.replace(/\s+/g, ' ')).toContain(text)
  opened.model.behave({ pieces: ['Good ', 'thinking.'] })
})

it.each(['[[no texts]]\nAll right, take care.', '[[No texts]]'])(
  'takes what it marks as no more texts for an opt-out: %j',
  async (reply) => {
    opened.model.behave({ pieces: [reply] })
    await textIn(opened.app, phone, 'Laissez-moi tranquille')
    await answerAll(opened.app, queue)
    expect(twilio.texts.at(-1)?.body).toContain('You are unsubscribed')
    const count = twilio.texts.length
    opened.model.behave({ pieces: ['Good ', 'thinking.'] })
    await textIn(opened.app, phone, 'Are you there?')
    await answerAll(opened.app, queue)
    expect(twilio.texts).toHaveLength(count)
    const { body } = await person.get<{ messages: { content: string }[] }>(`/api/helpers/${helper.id}/messages`)
    expect(JSON.stringify(body)).not.toContain('[[')
    await textIn(opened.app, phone, 'START')
  },
)

it('is told the same for a planned message by SMS', async () => {
  const worker = await handWorker(opened.app, queue)
  await planAt(opened.app, helper, clock.now())
  queue.sent.length = 0
  await deliverAll(worker)
  for (const id of idsOf(queue, 'write')) await writePlanned(worker, jobOf(id))
  expect(told()).toContain('at which the person wants you to write first')
  expect(told()).toContain('text message (SMS)')
})
