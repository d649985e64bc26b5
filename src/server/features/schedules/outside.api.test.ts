import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client, createHelper, type Person, signUp } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { sendLetters, tokenIn } from '../../../../tests/support/letters.ts'
import { type PushStandIn, startPushStandIn } from '../../../../tests/support/push-stand-in.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../../../tests/support/smtp-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, idleQueue, jobOf, planAt } from '../../../../tests/support/workers.ts'
import type { User } from '../../../contract/accounts.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Message } from '../../../contract/messages.ts'
import type { Delivery } from '../../../contract/schedules.ts'
import { queueOutside } from './queue-outside.ts'
import { tellByEmail, tellByPush } from './tell-outside.ts'
import type { Worker } from './worker.ts'

const MINUTE = 60_000
const NOON = '2026-11-18T17:00:00.000Z'
const clock = new FixedClock(NOON)
const queue = idleQueue()
let browser: PushStandIn
let smtp: SmtpStandIn
let app: TestApp
let worker: Worker
let person: Person
let address: string
let helper: Helper

beforeAll(async () => {
  smtp = await startSmtpStandIn()
  app = await openTestApp({
    clock,
    config: { mail: { url: smtp.url, from: 'Coterie <hello@coterie.example>' }, appUrl: 'http://localhost' },
  })
  worker = await handWorker(app, queue)
})
beforeEach(async () => {
  clock.set(NOON)
  queue.sent.length = 0
  smtp.received.length = 0
  smtp.refuse(null)
  browser = await startPushStandIn()
  address = `person-${randomUUID()}@example.com`
  person = await signUp(app, { email: address })
  await sendLetters(app)
  await person.post('/api/auth/confirm-email', { token: tokenIn(smtp.received.at(-1)?.raw ?? '') })
  smtp.received.length = 0
  helper = await createHelper(person, { name: 'Alex' })
})
afterEach(() => browser.close())
afterAll(async () => {
  await app.close()
  await smtp.close()
})

/** The newest of that channel: notices of earlier tests come due as the clock goes on. */
const idOf = (channel: string): string => {
  const ids = queue.sent.filter((each) => each.startsWith(channel)).map((each) => Number(each.split(' ')[1]))
  return String(Math.max(...ids))
}
const historyOf = async (channel: string): Promise<Delivery | undefined> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body.find((row) => row.channel === channel)

const messagesOf = async (): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

async function deliver(at = NOON): Promise<void> {
  clock.set(at)
  await planAt(app, helper, clock.now())
  await deliverAll(worker)
  await queueOutside(worker)
}

async function mailLater(): Promise<void> {
  clock.advance(15 * MINUTE)
  await queueOutside(worker)
  await tellByEmail(app.services, jobOf(idOf('email')))
}

describe('browser push', () => {
  beforeEach(() => person.post('/api/push/subscriptions', browser.subscription))

  it('tells a closed browser who wrote, and none of the words', async () => {
    expect((await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel).toBe('push')
    await deliver()
    await tellByPush(app.services, jobOf(idOf('push')))
    expect(browser.received).toHaveLength(1)
    const [{ payload, topic, authorization } = { payload: {}, topic: '', authorization: '' }] = browser.received
    expect(payload).toMatchObject({
      helperId: helper.id,
      title: 'Alex wrote to you',
      url: `/conversations/${helper.id}`,
    })
    expect(topic).toMatch(/^message-\d+$/)
    expect(authorization).toMatch(/^vapid t=.+, k=.+$/)
    expect(await historyOf('push')).toMatchObject({ status: 'delivered', reason: null })
    await tellByPush(app.services, jobOf(idOf('push')))
    expect(browser.received).toHaveLength(1)
    expect(await historyOf('push')).toMatchObject({ status: 'delivered' })
  })

  it('shows the words on a screen only for whoever chose that', async () => {
    await deliver()
    await tellByPush(app.services, jobOf(idOf('push')))
    expect(browser.received[0]?.payload).toMatchObject({ body: 'Open the conversation to read it.' })
    expect((await person.patch('/api/user/notifications', { pushPreviews: true })).status).toBe(200)
    await deliver('2026-11-19T17:00:00.000Z')
    await tellByPush(app.services, jobOf(idOf('push')))
    const { content = '' } = (await messagesOf()).at(-1) ?? {}
    const body = String(browser.received[1]?.payload['body'])
    expect(body.length).toBeLessThanOrEqual(160)
    expect(content.replace(/\s+/g, ' ').startsWith(body.replace(/…$/, ''))).toBe(true)
  })

  it('is tried again after a refusal, and given up with a reason', async () => {
    await deliver()
    browser.answer(500)
    await expect(tellByPush(app.services, jobOf(idOf('push')))).rejects.toThrow('500')
    expect(await historyOf('push')).toMatchObject({ status: 'pending' })
    await tellByPush(app.services, jobOf(idOf('push'), true))
    expect(await historyOf('push')).toMatchObject({ status: 'failed', reason: expect.stringContaining('did not take') })
  })

  it('forgets a browser that is gone', async () => {
    await deliver()
    browser.answer(410)
    await tellByPush(app.services, jobOf(idOf('push')))
    expect(await historyOf('push')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('No browser') })
    expect((await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel).toBe('email')
  })

  it('keeps quiet in quiet hours, while the message lands', async () => {
    await deliver('2026-11-19T03:00:00.000Z')
    expect(queue.sent.filter((each) => each.startsWith('push'))).toEqual([])
    expect(await historyOf('push')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('quiet hours') })
    expect(await messagesOf()).toHaveLength(1)
  })

  it.each([
    ['is noted', true],
    ['is to be sent', false],
  ])('says so where the server has no keys to send with when it %s', async (_, early) => {
    const { push } = app.services
    if (early) app.services.push = null
    await deliver()
    app.services.push = null
    if (!early) await tellByPush(app.services, jobOf(idOf('push')))
    app.services.push = push
    expect(browser.received).toEqual([])
    expect(await historyOf('push')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('not set up') })
  })

  it('does not send again what a process died over', async () => {
    await deliver()
    await app.services.db.$client.query(`update deliveries set status = 'sending' where id = ${idOf('push')}`)
    await tellByPush(app.services, jobOf(idOf('push')))
    expect(browser.received).toEqual([])
    expect(await historyOf('push')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('not sent twice'),
    })
  })
})

describe('email', () => {
  it('tells after a quarter of an hour who wrote, with a one-click way out', async () => {
    await deliver()
    expect(await historyOf('email')).toMatchObject({ status: 'pending' })
    await mailLater()
    const [letter] = smtp.received
    expect(letter?.to).toEqual([address])
    const header = (name: string) => new RegExp(`^${name}: (.+(?:\r\n .+)*)`, 'mi').exec(letter?.raw ?? '')?.[1] ?? ''
    expect(header('Subject')).toBe('Alex wrote to you')
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(letter?.raw).toContain('Content-Type: text/html')
    expect(letter?.raw).toContain('Content-Type: text/plain')
    const token = /token=([\w.=-]+)>/.exec(header('List-Unsubscribe').replace(/\r\n /g, ''))?.[1] ?? ''
    const mailProgram = new Client(app)
    expect((await mailProgram.get(`/api/mail/unsubscribe?token=${token}`)).status).toBe(200)
    const on = await person.get<{ user: User }>('/api/auth/me')
    expect(on.body.user.emailNotifications).toBe(true)
    const clicked = await app.http.inject({
      method: 'POST',
      url: `/api/mail/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.statusCode).toBe(200)
    const off = await person.get<{ user: User }>('/api/auth/me')
    expect(off.body.user.emailNotifications).toBe(false)
  })

  it('makes no header of the name of a helper', async () => {
    const name = 'Alex\r\nBcc: c@d.example'
    await app.services.db.$client.query('update helpers set name = $2 where id = $1', [helper.id, name])
    await deliver()
    await mailLater()
    const [letter] = smtp.received
    expect(letter?.to).toEqual([address])
    expect(letter?.raw).toContain('Subject: Alex Bcc: c@d.example wrote to you')
    expect(letter?.raw).not.toMatch(/^bcc:/im)
  })

  it.each(['?token=1.x', ''])('leads to a page that tells of a broken link: %s', async (query) => {
    const answer = await app.http.inject({ url: `/api/mail/unsubscribe${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('This link is not complete.')
    expect((await app.http.inject({ method: 'POST', url: `/api/mail/unsubscribe${query}` })).statusCode).toBe(400)
  })

  it('is named as the way of the next message where no browser is told, outside quiet hours', async () => {
    const nextChannel = async () => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel
    expect(await nextChannel()).toBe('email')
    await person.patch('/api/user/notifications', { quietHoursStart: 11, quietHoursEnd: 14 })
    await planAt(app, helper, new Date(NOON))
    expect(await nextChannel()).toBe('app')
    await person.patch('/api/user/notifications', { emailNotifications: false, quietHoursStart: 22, quietHoursEnd: 8 })
    expect(await nextChannel()).toBe('app')
  })

  it('is not sent about what was seen', async () => {
    await deliver()
    clock.advance(MINUTE)
    expect((await person.post(`/api/helpers/${helper.id}/seen`)).status).toBe(204)
    await mailLater()
    expect(smtp.received).toEqual([])
    expect(await historyOf('email')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('had seen') })
  })

  it('is given up when the server refuses it for good, and tried again when it is busy', async () => {
    await deliver()
    smtp.refuse(451)
    await expect(mailLater()).rejects.toThrow('451')
    smtp.refuse(550)
    await tellByEmail(app.services, jobOf(idOf('email')))
    expect(await historyOf('email')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('did not take'),
    })
  })
})

describe('what becomes of email on this server', () => {
  it.each([
    ['a mail server', true, false, 'email'],
    ['none, while developing', false, true, 'outbox'],
    ['none', false, false, null],
  ])('is told to whoever is signed in: %s', async (_, hasMail, showsOutbox, expected) => {
    const { mail, showsOutbox: before } = app.services
    Object.assign(app.services, { mail: hasMail ? mail : null, showsOutbox })
    const answer = await person.get('/api/notices')
    Object.assign(app.services, { mail, showsOutbox: before })
    expect(answer).toMatchObject({ status: 200, body: { email: expected } })
    expect((await new Client(app).get('/api/notices')).status).toBe(401)
  })
})
