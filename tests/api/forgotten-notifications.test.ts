import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../src/contract/messages.ts'
import { pushOutbox } from '../../src/server/features/notifications/push/send-push.ts'
import { writePlanned } from '../../src/server/features/schedules/deliver/write-planned.ts'
import { plannedEmailOutbox } from '../../src/server/features/schedules/notify/send-email.ts'
import { confirmEmail } from '../support/account-emails.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../support/model-app.ts'
import { tablesWith } from '../support/opened-dump.ts'
import { sendDue } from '../support/outboxes.ts'
import { PUSH_TO_STAND_IN, type PushStandIn, startPushStandIn } from '../support/push-stand-in.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from '../support/workers.ts'

/** A hunt for words that are forgotten or deleted while a notification with them waits. */

const WORD = 'Quokkaville'
const NOON = '2026-11-20T12:00:00Z'
const clock = new FixedClock(NOON)
const ASKED = `How is life in ${WORD}?`

let opened: ModelApp
let browser: PushStandIn
let told: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock, config: { push: PUSH_TO_STAND_IN } })
})
afterAll(() => opened.close())
beforeEach(async () => {
  clock.set(NOON)
  browser = await startPushStandIn()
  told = await startScenario(opened, clock)
  await told.person.patch('/api/user/notifications', { pushPreviews: true })
  await told.person.patch('/api/user/profile', { email: `person-${told.person.user.id}@example.com` })
  await confirmEmail(opened.app, told.person)
  await told.person.post('/api/push/subscriptions', browser.subscription)
  await told.say(told.helper, `I live in ${WORD}.`)
  await writeOnSchedule()
})
afterEach(() => browser.close())

/** A planned message with the word, whose notifications wait. */
async function writeOnSchedule(): Promise<void> {
  const queue = idleQueue()
  const worker = await handWorker(opened.app, queue)
  await told.person.patch(`/api/helpers/${told.helper.id}`, { useTemplatedMessages: false, frequency: 'daily' })
  await planAt(opened.app, told.helper, clock.now())
  await deliverAll(worker)
  opened.model.behave({ pieces: [ASKED] })
  const [id = 0] = idsOf(queue, 'write')
  await writePlanned(worker, jobOf(id))
}

async function pushed(): Promise<unknown[]> {
  for (const slow of [false, true]) await sendDue(opened.app.services, pushOutbox(opened.app.services, slow))
  return browser.received.map(({ payload }) => payload.body)
}

const tables = () => tablesWith(opened.app, told.person, WORD)

const forget = async () => told.person.del(`/api/memories/${(await told.memoryOf(`Lives in ${WORD}.`)).id}`)
const last = async (): Promise<Message | undefined> =>
  (await told.person.get<Message[]>(`/api/helpers/${told.helper.id}/messages`)).body.at(-1)

describe('a push that waits', () => {
  it('shows the words of its message', async () => {
    expect((await last())?.content).toBe(ASKED)
    expect(await pushed()).toEqual([ASKED])
  })

  it('shows none of them once what it was written with is forgotten', async () => {
    await forget()
    expect(await pushed()).toEqual(['Open the conversation to read it.'])
    expect(await tables()).toEqual(['public."messages"'])
  })

  it('is not sent once its message is deleted', async () => {
    await told.person.del(`/api/messages/${(await last())?.id}`)
    expect(await pushed()).toEqual([])
  })
})

describe('an email', () => {
  it('about a message has none of its words, nor has the outbox that keeps it', async () => {
    clock.advance(16 * 60_000)
    await sendDue(opened.app.services, plannedEmailOutbox(opened.app.services))
    const emails = JSON.stringify((await told.person.get('/api/dev/outbox')).body)
    expect(emails).toContain('wrote to you')
    expect(emails).not.toContain(WORD)
    await forget()
    expect(await tables()).toEqual(['public."messages"'])
  })
})
