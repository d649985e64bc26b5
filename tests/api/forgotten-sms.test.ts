import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Helper } from '../../src/contract/helpers.ts'
import type { Memories } from '../../src/contract/memory.ts'
import type { Message } from '../../src/contract/messages.ts'
import { rememberNew } from '../../src/server/features/memory/remember/remember.ts'
import { smsOutbox } from '../../src/server/features/schedules/notify/send-sms.ts'
import type { Person } from '../support/client.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { tablesWith } from '../support/opened-dump.ts'
import { sendDue } from '../support/outboxes.ts'
import { answerAll, newSmsHelper, openSmsApp, textIn } from '../support/sms-app.ts'
import type { TestApp } from '../support/test-app.ts'
import type { TwilioStandIn } from '../support/twilio-stand-in.ts'
import { deliverAll, handWorker, idleQueue, planAt } from '../support/workers.ts'

/** A hunt for words that came by SMS and are forgotten or deleted. */

const clock = new FixedClock('2026-11-18T17:00:00.000Z')
const WORD = 'Quokkaville'
const queue = idleQueue()

let app: TestApp
let twilio: TwilioStandIn
let person: Person
let helper: Helper
let phone: string

beforeAll(async () => {
  ;({ app, twilio } = await openSmsApp(clock))
})
beforeEach(async () => {
  ;({ person, phone, helper } = await newSmsHelper(app, twilio))
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

const places = () => tablesWith(app, person, WORD)

const conversation = async (): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

describe('a word that came by SMS', () => {
  it('waits for its answer, sealed', async () => {
    await textIn(app, phone, `I live in ${WORD}.`)
    expect(await places()).toEqual(['public."inbound_sms"'])
  })

  it('is only in the conversation once it is answered and forgotten', async () => {
    await textIn(app, phone, `I live in ${WORD}.`)
    await answerAll(app, queue)
    await rememberNew(app.services, app.alone)
    const [memory] = (await person.get<Memories>('/api/memories')).body.memories
    expect(memory?.content).toContain(WORD)
    await person.del(`/api/memories/${memory?.id}`)
    expect(await places()).toEqual(['public."messages"'])
  })

  it('is nowhere once its message and the reply are deleted', async () => {
    await textIn(app, phone, `I live in ${WORD}.`)
    await answerAll(app, queue)
    await rememberNew(app.services, app.alone)
    for (const { id } of (await conversation()).toReversed()) await person.del(`/api/messages/${id}`)
    expect(await places()).toEqual([])
  })

  it('is nowhere once its helper is deleted before the answer', async () => {
    await textIn(app, phone, `I live in ${WORD}.`)
    await person.del(`/api/helpers/${helper.id}`)
    await answerAll(app, queue)
    expect(await places()).toEqual([])
  })
})

describe('a planned SMS that waits', () => {
  it.each([
    ['is sent', false, 1],
    ['is not sent once its message is forgotten', true, 0],
  ])('%s', async (_, isForgotten, texts) => {
    await planAt(app, helper, clock.now())
    await deliverAll(await handWorker(app, queue))
    const { id = 0 } = (await conversation()).at(-1) ?? {}
    if (isForgotten) expect((await person.patch(`/api/messages/${id}/memory`, { isForgotten })).status).toBe(204)
    await sendDue(app.services, smsOutbox(app.services))
    expect(twilio.texts).toHaveLength(texts)
  })
})
