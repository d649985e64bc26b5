import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { endLeases, sendDue } from '../../../../tests/support/outboxes.ts'
import { requesterOf } from '../../../../tests/support/requester.ts'
import {
  createSmsHelper,
  freshNumber,
  newSmsHelper,
  ORIGIN,
  openSmsApp,
  reportOf,
  textIn,
} from '../../../../tests/support/sms-app.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import type { TwilioStandIn } from '../../../../tests/support/twilio-stand-in.ts'
import { deliverAll, handWorker, planAt } from '../../../../tests/support/workers.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Message } from '../../../contract/messages.ts'
import type { Delivery } from '../../../contract/schedules.ts'
import { sealMessage } from '../../platform/crypto/vault.ts'
import { Dispatcher } from '../notifications/dispatcher.ts'
import type { Worker } from '../schedules/deliver/worker.ts'
import { smsOutbox } from '../schedules/notify/send-sms.ts'

const NOON = '2026-11-18T17:00:00.000Z'
const clock = new FixedClock(NOON)
let twilio: TwilioStandIn
let app: TestApp
let worker: Worker
let person: Person
let helper: Helper
let phone: string

beforeAll(async () => {
  ;({ app, twilio } = await openSmsApp(clock))
  worker = await handWorker(app)
})
beforeEach(async () => {
  clock.set(NOON)
  ;({ person, phone, helper } = await newSmsHelper(app, twilio))
  // What earlier tests left unsent.
  await app.services.db.$client.query('delete from deliveries')
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

/** Makes the helper's planned message due. */
async function due(at = NOON): Promise<void> {
  clock.set(at)
  await planAt(app, helper, clock.now())
  await deliverAll(worker)
}
const outbox = () => smsOutbox(app.services)
/** Sends the SMS that are due. */
const send = () => sendDue(app.services, outbox())
/** The same after the pause that follows a failure. */
async function sendAgain(pauseMs = 25_000): Promise<void> {
  clock.advance(pauseMs)
  await send()
}
/** Makes the next failure the last one. */
const lastTry = () => app.services.db.$client.query('update deliveries set tries = 5')
const historyOf = async (): Promise<Delivery | undefined> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body.find(({ channel }) => channel === 'sms')
/** Gives the planned message another text. */
async function rewrite(text: string): Promise<void> {
  const { dataKey } = await requesterOf(app, person)
  await app.services.db.execute(
    sql`update messages set content = ${sql.param(sealMessage(dataKey, text))} where helper_id = ${helper.id}`,
  )
}
const newest = async (): Promise<Message | undefined> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body.at(-1)

describe('a planned message by SMS', () => {
  it('is sent and also stored in the conversation, with its status in the history', async () => {
    expect((await person.get<Helper>(`/api/helpers/${helper.id}`)).body).toMatchObject({
      nextChannel: 'sms',
      phoneNumber: phone,
    })
    await due()
    expect(await historyOf()).toMatchObject({ status: 'pending' })
    await send()
    const message = await newest()
    expect(twilio.texts).toHaveLength(1)
    const [text] = twilio.texts
    expect(text?.to).toBe(phone)
    expect(text?.body).toBe(`Alex (Coterie AI): ${message?.content.replaceAll('’', "'")}`)
    expect(await historyOf()).toMatchObject({ status: 'sent', reason: null, messageId: message?.id })

    const report = (status: string, code?: number) =>
      reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', status, code)
    expect(await report('queued')).toBe(200)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
    await report('delivered')
    expect(await historyOf()).toMatchObject({ status: 'delivered', reason: null })
    for (const late of ['sent', 'queued', 'undelivered', 'delivered']) await report(late)
    expect(await historyOf()).toMatchObject({ status: 'delivered', reason: null })
  })

  it('is sent once by simultaneous workers', async () => {
    await due()
    await Promise.all(Array.from({ length: 6 }, send))
    expect(twilio.texts).toHaveLength(1)
    await send()
    expect(twilio.texts).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })

  it('is sent while other messages hang in every slot', { timeout: 40_000 }, async () => {
    const { concurrency } = outbox()
    for (let each = 0; each < concurrency; each += 1) {
      const other = await newSmsHelper(app, twilio)
      await planAt(app, other.helper, clock.now())
    }
    await deliverAll(worker)
    twilio.fail(...Array.from({ length: concurrency }, () => ({ kind: 'hang' as const })))
    const before = twilio.tries.length
    const dispatcher = new Dispatcher(app.services, outbox())
    dispatcher.wake()
    await expect.poll(() => twilio.tries.length - before).toBe(concurrency)
    await due()
    dispatcher.wake()
    await expect.poll(historyOf, { timeout: 8000 }).toMatchObject({ status: 'sent' })
    expect(twilio.texts.map(({ to }) => to)).toEqual([phone])
    await dispatcher.stop()
  })

  it('is split into several SMS in order when it is long', async () => {
    await due()
    const long = Array.from({ length: 16 }, (_, i) => `This is sentence number ${i} of a long planned message here.`)
    await rewrite(long.join(' '))
    await send()
    expect(twilio.texts.length).toBeGreaterThan(1)
    expect(twilio.texts.map(({ body }) => body).join(' ')).toBe(`Alex (Coterie AI): ${long.join(' ')}`)
    const [first, ...others] = twilio.texts
    await reportOf(app, first?.statusCallback ?? '', first?.sid ?? '', 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'sent' })
    for (const text of others) await reportOf(app, text.statusCallback ?? '', text.sid, 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'delivered' })
  })
})

describe('the channel of the next message', () => {
  const nextChannel = async () => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel

  it('is the app after STOP, and SMS again after START', async () => {
    await textIn(app, phone, 'STOP')
    expect(await nextChannel()).toBe('app')
    const { body } = await person.get<{ helpers: Helper[] }>('/api/helpers')
    expect(body.helpers.map((each) => each.nextChannel)).toEqual(['app'])
    await textIn(app, phone, 'START')
    expect(await nextChannel()).toBe('sms')
  })

  it('is the app without consent', async () => {
    const other = freshNumber()
    helper = await createSmsHelper(person, twilio, other, { personaType: 'friend', consent: false })
    expect(await nextChannel()).toBe('app')
  })
})

describe('the gate for outbound SMS', () => {
  it('blocks messages without consent', async () => {
    await app.services.db.execute(sql`delete from sms_consents where user_id = ${person.user.id}`)
    await due()
    await send()
    expect(twilio.tries).toEqual([])
    expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('agreed') })
    expect(await newest()).toBeDefined()
  })

  it('blocks messages after STOP, also those already queued', async () => {
    await due()
    await textIn(app, phone, 'STOP')
    twilio.tries.length = 0
    await send()
    expect(twilio.tries).toEqual([])
    expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('START') })
  })

  it.each(['2026-11-19T02:30:00.000Z', '2026-11-18T12:30:00.000Z'])(
    'blocks messages at %s, within quiet hours',
    async (at) => {
      await due(at)
      await send()
      expect(twilio.tries).toEqual([])
      expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('quiet hours') })
    },
  )

  it('blocks messages that reach quiet hours while queued', async () => {
    await due('2026-11-19T01:59:00.000Z')
    clock.advance(61_000)
    await send()
    expect(twilio.tries).toEqual([])
    expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('quiet hours') })
  })
})

describe('a failing provider', () => {
  it.each([
    [400, 21_610, 'START'],
    [400, 21_211, 'cannot receive'],
    [400, 21_606, 'did not accept'],
  ])('with status %i and error %i is explained in the history', async (status, code, words) => {
    await due()
    twilio.fail({ kind: 'error', status, code })
    await send()
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining(words) })
    await send()
    expect(twilio.tries).toHaveLength(1)
  })

  it('that knows of an opt-out stops further messages', async () => {
    await due()
    twilio.fail({ kind: 'error', status: 400, code: 21_610 })
    await send()
    expect((await person.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(409)
    expect(twilio.tries).toHaveLength(1)
  })

  it.each([
    ['undelivered', 30_007, 'carrier blocked it', 200],
    ['failed', 30_003, 'cannot receive', 200],
    ['undelivered', 21_610, 'START', 409],
  ])('that reports %s with error %i later is explained in the history', async (status, code, words, next) => {
    await due()
    await send()
    const [text] = twilio.texts
    await reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', status, code)
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining(words) })
    await reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'failed' })
    expect((await person.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(next)
  })

  it.each([
    [429, 20_429],
    [503, 20_503],
  ])('with a temporary status %i is called again', async (status, code) => {
    await due()
    twilio.fail({ kind: 'error', status, code })
    await send()
    expect(await historyOf()).toMatchObject({ status: 'pending', reason: null })
    await sendAgain()
    expect(twilio.texts).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })

  it.each(['take_and_break', 'take_and_fail'] as const)(
    'that failed after accepting the message (%s) is queried, not called again',
    async (kind) => {
      await due()
      twilio.fail({ kind })
      await send()
      expect(await historyOf()).toMatchObject({ status: 'pending' })
      await sendAgain()
      expect(twilio.tries).toHaveLength(1)
      expect(await historyOf()).toMatchObject({ status: 'sent' })
    },
  )

  it('that failed before accepting the message is called again once a lookup would have shown it', async () => {
    await due()
    twilio.fail({ kind: 'break' })
    await send()
    await sendAgain()
    expect(twilio.tries).toHaveLength(1)
    await sendAgain(5000)
    expect(twilio.texts).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })

  it('is not assumed to have accepted a message because the one before had the same text', async () => {
    await due()
    await rewrite('How was your day?')
    await send()
    await due()
    await rewrite('How was your day?')
    twilio.fail({ kind: 'break' })
    await send()
    await sendAgain()
    expect(twilio.texts).toHaveLength(1)
    await sendAgain(5000)
    expect(twilio.texts.map(({ body }) => body)).toEqual(Array(2).fill('Alex (Coterie AI): How was your day?'))
  })

  describe('is queried about a message whose worker died', () => {
    /** A worker takes the message and dies: after it was accepted, or before. */
    async function dieOver(kind: 'take_and_break' | 'break'): Promise<void> {
      await due()
      twilio.fail({ kind })
      const [row] = await outbox().claim(1)
      if (!row) throw new Error('nothing was claimed')
      await outbox().send(row, new AbortController().signal)
      clock.advance(20_000)
      await endLeases(app.services)
      await send()
    }

    it('and lists it: it counts as sent', async () => {
      await dieOver('take_and_break')
      expect(twilio.tries).toHaveLength(1)
      expect(await historyOf()).toMatchObject({ status: 'sent' })
    })

    it('and does not list it within half a minute: it is sent again', async () => {
      await dieOver('break')
      expect(twilio.tries).toHaveLength(1)
      expect(await historyOf()).toMatchObject({ status: 'pending' })
      await sendAgain(9999)
      expect(twilio.tries).toHaveLength(1)
      await sendAgain(1)
      expect(twilio.texts).toHaveLength(1)
      expect(await historyOf()).toMatchObject({ status: 'sent' })
    })
  })

  it.each([
    [{ kind: 'error', status: 429, code: 20_429 }, ['Bo (Coterie AI): ']],
    [{ kind: 'take_and_break' }, ['Alex (Coterie AI): ']],
    [{ kind: 'break' }, ['Bo (Coterie AI): ']],
  ] as const)('gets the helper’s new name after a rename, in one message only: %j', async (fault, beginnings) => {
    await due()
    twilio.fail(fault)
    await send()
    await app.services.db.$client.query(`update helpers set name = 'Bo' where id = $1`, [helper.id])
    await sendAgain()
    await sendAgain(10_000)
    expect(await historyOf()).toMatchObject({ status: 'sent', reason: null })
    expect(twilio.texts.map(({ body }) => body)).toEqual(
      beginnings.map((beginning) => expect.stringMatching(new RegExp(`^${RegExp.escape(beginning)}`))),
    )
  })

  it('that keeps failing is explained in the history', async () => {
    await due()
    twilio.fail({ kind: 'error', status: 429, code: 20_429 })
    await lastTry()
    await send()
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining('did not accept') })
  })

  it('is logged without the number or any word of the message', async () => {
    await due()
    twilio.fail({ kind: 'error', status: 400, code: 21_211 })
    await send()
    const said = (await newest())?.content ?? ''
    expect(app.logLines.join('\n')).not.toContain(phone.slice(1))
    expect(app.logLines.join('\n')).not.toContain(said)
  })
})

describe('a status report', () => {
  it.each([
    ['delivered', undefined, 'delivered', null],
    ['undelivered', 30_007, 'failed', 'The phone carrier blocked it.'],
  ])('settles a message whose outcome was unknown: %s', async (reported, code, status, reason) => {
    await due()
    twilio.fail({ kind: 'take_and_break' })
    await lastTry()
    await send()
    expect(await historyOf()).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('may not have arrived'),
    })
    const [text] = twilio.texts
    await reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', reported, code)
    expect(await historyOf()).toMatchObject({ status, reason })
  })

  it('does not change a message that failed for another reason', async () => {
    await due()
    twilio.fail({ kind: 'error', status: 400, code: 21_211 })
    await send()
    const { rows } = await app.services.db.$client.query('select id from outbound_sms where delivery_id is not null')
    await reportOf(app, `${ORIGIN}/api/sms/status?text=${rows[0].id}`, `SM${'d'.repeat(32)}`, 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining('cannot receive') })
  })

  it('may arrive before the response that it refers to', async () => {
    await due()
    twilio.fail({ kind: 'take_and_break' })
    await send()
    const [text] = twilio.texts
    await reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', 'delivered')
    await sendAgain()
    expect(twilio.tries).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'delivered' })
  })

  it('of another message changes nothing', async () => {
    await due()
    await send()
    const [text] = twilio.texts
    expect(await reportOf(app, text?.statusCallback ?? '', `SM${'f'.repeat(32)}`, 'failed', 30_003)).toBe(200)
    expect(await reportOf(app, `${ORIGIN}/api/sms/status?text=999999`, `SM${'e'.repeat(32)}`, 'failed')).toBe(200)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })
})
