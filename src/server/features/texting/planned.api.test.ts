import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askerOf } from '../../../../tests/support/asker.ts'
import type { Person } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import type { TestApp } from '../../../../tests/support/test-app.ts'
import {
  createTexter,
  freshNumber,
  newTexter,
  ORIGIN,
  openTextingApp,
  reportOf,
  textIn,
} from '../../../../tests/support/texting.ts'
import type { TwilioStandIn } from '../../../../tests/support/twilio-stand-in.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from '../../../../tests/support/workers.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Message } from '../../../contract/messages.ts'
import type { Delivery } from '../../../contract/schedules.ts'
import { sealMessage } from '../conversations/present-message.ts'
import { queueOutside } from '../schedules/queue-outside.ts'
import { tellBySms } from '../schedules/tell-by-sms.ts'
import type { Worker } from '../schedules/worker.ts'

const NOON = '2026-11-18T17:00:00.000Z'
const clock = new FixedClock(NOON)
const queue = idleQueue()
let twilio: TwilioStandIn
let app: TestApp
let worker: Worker
let person: Person
let helper: Helper
let phone: string

beforeAll(async () => {
  ;({ app, twilio } = await openTextingApp(clock))
  worker = await handWorker(app, queue)
})
beforeEach(async () => {
  clock.set(NOON)
  ;({ person, phone, helper } = await newTexter(app, twilio))
  queue.sent.length = 0
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

/** Has the helper's planned message come due; gives the job that texts it, if there is one. */
async function due(at = NOON): Promise<string> {
  clock.set(at)
  await planAt(app, helper, clock.now())
  await deliverAll(worker)
  await queueOutside(worker)
  return idsOf(queue, 'sms').at(-1) ?? ''
}
const tell = (id: string, isLastTry = false) => tellBySms(app.services, jobOf(id, isLastTry))
const historyOf = async (): Promise<Delivery | undefined> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body.find(({ channel }) => channel === 'sms')
const newest = async (): Promise<Message | undefined> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body.at(-1)

describe('a planned message of a helper that texts', () => {
  it('is texted, beside the conversation, and its history tells how far it came', async () => {
    expect((await person.get<Helper>(`/api/helpers/${helper.id}`)).body).toMatchObject({
      nextChannel: 'sms',
      phoneNumber: phone,
    })
    const id = await due()
    expect(await historyOf()).toMatchObject({ status: 'pending' })
    await tell(id)
    const message = await newest()
    expect(twilio.texts).toHaveLength(1)
    const [text] = twilio.texts
    expect(text?.to).toBe(phone)
    expect(text?.body).toBe(`Alex (Coterie): ${message?.content.replaceAll('’', "'")}`)
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

  it('is not texted twice, by however many at once', async () => {
    const id = await due()
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => tell(id)))
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(twilio.texts).toHaveLength(1)
    await tell(id)
    expect(twilio.texts).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })

  it('is sent as several texts where it is long, in order', async () => {
    const id = await due()
    const long = Array.from({ length: 16 }, (_, i) => `This is sentence number ${i} of a long planned message here.`)
    const { dataKey } = await askerOf(app, person)
    await app.services.db.execute(
      sql`update messages set content = ${sql.param(sealMessage(dataKey, long.join(' ')))} where helper_id = ${helper.id}`,
    )
    await tell(id)
    expect(twilio.texts.length).toBeGreaterThan(1)
    expect(twilio.texts.map(({ body }) => body).join(' ')).toBe(`Alex (Coterie): ${long.join(' ')}`)
    const [first, ...others] = twilio.texts
    await reportOf(app, first?.statusCallback ?? '', first?.sid ?? '', 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'sent' })
    for (const text of others) await reportOf(app, text.statusCallback ?? '', text.sid, 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'delivered' })
  })
})

describe('where the next message is to come', () => {
  const nextChannel = async () => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel

  it('is the app while the number wants no texts, and the phone once it does again', async () => {
    await textIn(app, phone, 'STOP')
    expect(await nextChannel()).toBe('app')
    const { body } = await person.get<{ helpers: Helper[] }>('/api/helpers')
    expect(body.helpers.map((each) => each.nextChannel)).toEqual(['app'])
    await textIn(app, phone, 'START')
    expect(await nextChannel()).toBe('sms')
  })

  it('is the app where nobody agreed to texts', async () => {
    const other = freshNumber()
    helper = await createTexter(person, twilio, other, { personaType: 'friend', consent: false })
    expect(await nextChannel()).toBe('app')
  })
})

describe('the gate', () => {
  it('lets nothing through without consent', async () => {
    await app.services.db.execute(sql`delete from text_consents where user_id = ${person.user.id}`)
    await tell(await due())
    expect(twilio.tries).toEqual([])
    expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('agreed') })
    expect(await newest()).toBeDefined()
  })

  it('lets nothing through after STOP, whether that came before or after it was due', async () => {
    const id = await due()
    await textIn(app, phone, 'STOP')
    twilio.tries.length = 0
    await tell(id)
    expect(twilio.tries).toEqual([])
    expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('START') })
  })

  it.each(['2026-11-19T02:30:00.000Z', '2026-11-18T12:30:00.000Z'])(
    'lets nothing through at %s, a quiet hour',
    async (at) => {
      expect(await due(at)).toBe('')
      expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('quiet hours') })
    },
  )

  it('lets nothing through that comes into quiet hours while it waits', async () => {
    const id = await due('2026-11-19T01:59:00.000Z')
    clock.advance(61_000)
    await tell(id)
    expect(twilio.tries).toEqual([])
    expect(await historyOf()).toMatchObject({ status: 'skipped', reason: expect.stringContaining('quiet hours') })
  })
})

describe('a provider that fails', () => {
  it.each([
    [400, 21_610, 'START'],
    [400, 21_211, 'cannot receive'],
    [400, 21_606, 'did not take'],
  ])('with %i, error %i, is told in the history', async (status, code, words) => {
    const id = await due()
    twilio.fail({ kind: 'error', status, code })
    await tell(id)
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining(words) })
    await tell(id)
    expect(twilio.tries).toHaveLength(1)
  })

  it('because the number opted out there, has us text it no more', async () => {
    const id = await due()
    twilio.fail({ kind: 'error', status: 400, code: 21_610 })
    await tell(id)
    expect((await person.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(409)
    expect(twilio.tries).toHaveLength(1)
  })

  it.each([
    ['undelivered', 30_007, 'carrier did not let it through', 200],
    ['failed', 30_003, 'cannot receive', 200],
    ['undelivered', 21_610, 'START', 409],
  ])('afterwards, reported as %s with error %i, is told in the history', async (status, code, words, next) => {
    await tell(await due())
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
  ])('for now, with %i, is asked again', async (status, code) => {
    const id = await due()
    twilio.fail({ kind: 'error', status, code })
    await expect(tell(id)).rejects.toThrow(String(status))
    expect(await historyOf()).toMatchObject({ status: 'pending' })
    await tell(id)
    expect(twilio.texts).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })

  it.each(['take_and_break', 'take_and_fail'] as const)(
    'after it took the text (%s), is looked up, and not asked again',
    async (kind) => {
      const id = await due()
      twilio.fail({ kind })
      await expect(tell(id)).rejects.toThrow(/Twilio/)
      await tell(id)
      expect(twilio.tries).toHaveLength(1)
      expect(await historyOf()).toMatchObject({ status: 'sent' })
    },
  )

  it('before it took the text, is asked again only when it would show one', async () => {
    const id = await due()
    twilio.fail({ kind: 'break' })
    await expect(tell(id)).rejects.toThrow(/Twilio/)
    await expect(tell(id)).rejects.toThrow(/show/)
    expect(twilio.tries).toHaveLength(1)
    clock.advance(61_000)
    await tell(id)
    expect(twilio.texts).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })

  it('to the end, is told in the history', async () => {
    const id = await due()
    twilio.fail({ kind: 'error', status: 429, code: 20_429 })
    await tell(id, true)
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining('did not take') })
  })

  it('is noted without the number or a word of the text', async () => {
    const id = await due()
    twilio.fail({ kind: 'error', status: 400, code: 21_211 })
    await tell(id)
    const said = (await newest())?.content ?? ''
    expect(app.logLines.join('\n')).not.toContain(phone.slice(1))
    expect(app.logLines.join('\n')).not.toContain(said)
  })
})

describe('a report', () => {
  it.each([
    ['delivered', undefined, 'delivered', null],
    ['undelivered', 30_007, 'failed', 'The phone carrier did not let it through.'],
  ])('tells what became of a text that nobody knew of: %s', async (reported, code, status, reason) => {
    const id = await due()
    twilio.fail({ kind: 'take_and_break' })
    await tell(id, true)
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining('nobody knows') })
    const [text] = twilio.texts
    await reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', reported, code)
    expect(await historyOf()).toMatchObject({ status, reason })
  })

  it('changes nothing of a text that failed for another reason', async () => {
    const id = await due()
    twilio.fail({ kind: 'error', status: 400, code: 21_211 })
    await tell(id)
    const { rows } = await app.services.db.$client.query('select id from sent_texts where delivery_id = $1', [id])
    await reportOf(app, `${ORIGIN}/api/sms/status?text=${rows[0].id}`, `SM${'d'.repeat(32)}`, 'delivered')
    expect(await historyOf()).toMatchObject({ status: 'failed', reason: expect.stringContaining('cannot receive') })
  })

  it('may come before the answer that it is about', async () => {
    const id = await due()
    twilio.fail({ kind: 'take_and_break' })
    await expect(tell(id)).rejects.toThrow(/Twilio/)
    const [text] = twilio.texts
    await reportOf(app, text?.statusCallback ?? '', text?.sid ?? '', 'delivered')
    await tell(id)
    expect(twilio.tries).toHaveLength(1)
    expect(await historyOf()).toMatchObject({ status: 'delivered' })
  })

  it('of another text changes nothing', async () => {
    await tell(await due())
    const [text] = twilio.texts
    expect(await reportOf(app, text?.statusCallback ?? '', `SM${'f'.repeat(32)}`, 'failed', 30_003)).toBe(200)
    expect(await reportOf(app, `${ORIGIN}/api/sms/status?text=999999`, `SM${'e'.repeat(32)}`, 'failed')).toBe(200)
    expect(await historyOf()).toMatchObject({ status: 'sent' })
  })
})
