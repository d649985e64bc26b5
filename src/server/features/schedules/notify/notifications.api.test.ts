import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendAccountEmails, tokenIn } from '../../../../../tests/support/account-emails.ts'
import { Client, createHelper, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { endLeases, sendDue } from '../../../../../tests/support/outboxes.ts'
import { PUSH_TO_STAND_IN, type PushStandIn, startPushStandIn } from '../../../../../tests/support/push-stand-in.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../../../../tests/support/smtp-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { deliverAll, handWorker, planAt } from '../../../../../tests/support/workers.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { Delivery } from '../../../../contract/schedules.ts'
import { ENDPOINT_TRIES } from '../../../../core/notifications/retry-backoff.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { sealMessage } from '../../../platform/crypto/vault.ts'
import { dataPhaseOf } from '../../../platform/db/leases.ts'
import { Dispatcher } from '../../notifications/dispatcher.ts'
import { endEmptied, pushOutbox } from '../../notifications/push/send-push.ts'
import type { Worker } from '../deliver/worker.ts'
import { plannedEmailOutbox } from './send-email.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const NOON = '2026-11-18T17:00:00.000Z'
const clock = new FixedClock(NOON)
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
    config: {
      mail: { url: smtp.url, from: 'Coterie <hello@coterie.example>' },
      push: PUSH_TO_STAND_IN,
      appUrl: 'http://localhost',
    },
  })
  worker = await handWorker(app)
})
beforeEach(async () => {
  clock.set(NOON)
  smtp.refuse(null)
  browser = await startPushStandIn()
  address = `person-${randomUUID()}@example.com`
  person = await signUp(app, { email: address })
  await sendAccountEmails(app)
  await person.post('/api/auth/confirm-email', { token: tokenIn(smtp.received.at(-1)?.raw ?? '') })
  // Left unsent by earlier tests.
  await app.services.db.$client.query('delete from deliveries')
  smtp.received.length = 0
  helper = await createHelper(person, { name: 'Alex' })
})
afterEach(() => browser.close())
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const historyOf = async (channel: string): Promise<Delivery | undefined> =>
  (await person.get<Delivery[]>(`/api/helpers/${helper.id}/deliveries`)).body.find((row) => row.channel === channel)

const messagesOf = async (): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

async function deliver(at = clock.now().toISOString()): Promise<void> {
  clock.set(at)
  await planAt(app, helper, clock.now())
  await deliverAll(worker)
}

const emails = () => plannedEmailOutbox(app.services)
const pushes = (slow = false) => pushOutbox(app.services, slow)
async function sendPushes(): Promise<void> {
  for (const slow of [false, true]) await sendDue(app.services, pushes(slow))
}
const sendEmails = () => sendDue(app.services, emails())

async function mailLater(): Promise<void> {
  clock.advance(15 * MINUTE)
  await sendEmails()
}

describe('browser push', () => {
  beforeEach(() => person.post('/api/push/subscriptions', browser.subscription))

  const anotherBrowser = async () => {
    const subscription = browser.another()
    await person.post('/api/push/subscriptions', subscription)
    return subscription
  }
  const nextChannel = async () => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel

  it('reaches no browser that was signed out from another one', async () => {
    const phone = new Client(app)
    await phone.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
    await phone.post('/api/push/subscriptions', browser.another())
    await phone.del('/api/user/sessions')
    await deliver()
    await sendPushes()
    expect(browser.received).toHaveLength(1)
    await phone.post('/api/auth/sign-out')
    await deliver('2026-11-19T17:00:00.000Z')
    await sendPushes()
    expect(browser.received).toHaveLength(1)
  })

  it('names the sender to a closed browser, and none of the words', async () => {
    expect(await nextChannel()).toBe('push')
    await deliver()
    await sendPushes()
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
    await sendPushes()
    expect(browser.received).toHaveLength(1)
  })

  it('shows the words only to people who chose that', async () => {
    await deliver()
    await sendPushes()
    expect(browser.received[0]?.payload).toMatchObject({ body: 'Open the conversation to read it.' })
    expect((await person.patch('/api/user/notifications', { pushPreviews: true })).status).toBe(200)
    await deliver('2026-11-19T17:00:00.000Z')
    await sendPushes()
    const { content = '' } = (await messagesOf()).at(-1) ?? {}
    const body = String(browser.received[1]?.payload.body)
    expect(body.length).toBeLessThanOrEqual(160)
    expect(content.replace(/\s+/g, ' ').startsWith(body.replace(/…$/, ''))).toBe(true)
  })

  it('never cuts inside a character', async () => {
    await person.patch('/api/user/notifications', { pushPreviews: true })
    await deliver()
    const { dataKey } = await requesterOf(app, person)
    const content = sealMessage(dataKey, '🌞'.repeat(300))
    await app.services.db.$client.query('update messages set content = $2 where helper_id = $1', [helper.id, content])
    await sendPushes()
    expect(browser.received[0]?.payload.body).toMatch(/^🌞+…$/u)
  })

  it('is retried with pauses, five times in total, then fails with a reason', async () => {
    await deliver()
    browser.answer(500)
    for (const pauseMs of [15 * SECOND, MINUTE, 4 * MINUTE, 15 * MINUTE]) {
      await sendPushes()
      expect(await historyOf('push')).toMatchObject({ status: 'pending', reason: null })
      const calls = browser.calls.length
      clock.advance(pauseMs - 1)
      await sendPushes()
      expect(browser.calls).toHaveLength(calls)
      clock.advance(pauseMs / 5 + 1)
    }
    await sendPushes()
    expect(browser.calls).toHaveLength(5)
    expect(await historyOf('push')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('did not accept'),
    })
    clock.advance(60 * MINUTE)
    await sendPushes()
    expect(browser.calls).toHaveLength(5)
  })

  it.each([
    [429, '120'],
    [503, 'Wed, 18 Nov 2026 17:02:00 GMT'],
  ])('is retried when a busy service (%i) asks for it, with every message', async (status, retryAfter) => {
    // Parsing a date uses the machine's clock.
    const header = retryAfter.includes(':') ? new Date(Date.now() + 120_500).toUTCString() : retryAfter
    const other = await createHelper(person, { personaType: 'friend', name: 'Bo' })
    await planAt(app, other, clock.now())
    await deliver()
    browser.answer({ status, headers: { 'retry-after': header } })
    await sendPushes()
    const calls = browser.calls.length
    browser.answer(201)
    clock.advance(118 * SECOND)
    await planAt(app, other, clock.now())
    await deliverAll(worker)
    await sendPushes()
    expect(browser.calls).toHaveLength(calls)
    clock.advance(3 * SECOND)
    await sendPushes()
    expect(browser.received).toHaveLength(3)
  })

  it('removes an expired subscription at once, and drops its message', async () => {
    await deliver()
    browser.answer(410)
    await sendPushes()
    expect(await historyOf('push')).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('None of your browsers'),
    })
    expect(await nextChannel()).toBe('email')
  })

  it('removes a browser after twenty failures in a row, and says so', async () => {
    browser.answer(500)
    for (let tries = 0; tries < ENDPOINT_TRIES; ) {
      await deliver(new Date(clock.now().getTime() + 20 * MINUTE).toISOString())
      for (let each = 0; each < 5; each += 1, tries += 1) {
        expect(await nextChannel()).toBe('push')
        await sendPushes()
        clock.advance(18 * MINUTE)
      }
    }
    expect(await nextChannel()).toBe('email')
    expect(browser.calls).toHaveLength(ENDPOINT_TRIES)
    expect(await historyOf('push')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('for a long time'),
    })
  })

  it('counts the failures of a browser since its last success', async () => {
    await app.services.db.$client.query('update push_subscriptions set failures = 19 where user_id = $1', [
      person.user.id,
    ])
    await deliver()
    await sendPushes()
    browser.answer(500)
    await deliver()
    await sendPushes()
    expect(await nextChannel()).toBe('push')
  })

  it('goes to each browser of a person separately', async () => {
    const [failing, gone] = [await anotherBrowser(), await anotherBrowser()]
    browser.answer(500, failing)
    browser.answer(404, gone)
    await deliver()
    await sendPushes()
    expect(browser.received.map(({ endpoint }) => endpoint)).toEqual([browser.subscription.endpoint])
    expect(await historyOf('push')).toMatchObject({ status: 'delivered', reason: null })
    browser.answer(201, failing)
    clock.advance(20 * SECOND)
    await sendPushes()
    expect(browser.received.map(({ endpoint }) => endpoint)).toEqual([browser.subscription.endpoint, failing.endpoint])
    expect(browser.calls.filter((endpoint) => endpoint === gone.endpoint)).toHaveLength(1)
    expect(await historyOf('push')).toMatchObject({ status: 'delivered', reason: null })
  })

  it('counts as failed when no browser accepted it, in any order', async () => {
    const gone = await anotherBrowser()
    browser.answer(500)
    browser.answer(410, gone)
    await deliver()
    for (let tries = 0; tries < 5; tries += 1) {
      await sendPushes()
      clock.advance(18 * MINUTE)
    }
    expect(await historyOf('push')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('did not accept'),
    })
  })

  it('does not delay other browsers when some are slow', { timeout: 30_000 }, async () => {
    browser.answer({ status: 201, afterMs: 3500 })
    browser.answer(201, browser.subscription)
    for (let count = 0; count < 19; count += 1) await anotherBrowser()
    const dispatchers = [false, true].map((slow) => new Dispatcher(app.services, pushes(slow)))
    await deliver()
    for (let round = 0; round < 2; round += 1) {
      browser.received.length = 0
      for (const dispatcher of dispatchers) dispatcher.wake()
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.idle()))
      expect(browser.received[0]?.endpoint).toBe(browser.subscription.endpoint)
      expect(browser.received).toHaveLength(20)
      expect(new Set(browser.received.map(({ topic }) => topic)).size).toBe(1)
      await deliver('2026-11-19T17:00:00.000Z')
    }
    // By now the slow ones wait in a queue of their own.
    const { rows } = await app.services.db.$client.query(
      'select count(*) filter (where is_slow)::int as slow from push_subscriptions where user_id = $1',
      [person.user.id],
    )
    expect(rows).toEqual([{ slow: 19 }])
    for (const dispatcher of dispatchers) await dispatcher.stop()
  })

  it('reaches others while sixty browsers hang', { timeout: 40_000 }, async () => {
    browser.answer({ status: 201, afterMs: 60_000 })
    browser.answer(201, browser.subscription)
    const others = await Promise.all(Array.from({ length: 3 }, () => signUp(app)))
    for (const other of others) {
      for (let each = 0; each < 20; each += 1) await other.post('/api/push/subscriptions', browser.another())
      await planAt(app, await createHelper(other), clock.now())
    }
    await deliverAll(worker)
    await deliver()
    const dispatchers = [false, true].map((slow) => new Dispatcher(app.services, pushes(slow)))
    for (const dispatcher of dispatchers) dispatcher.wake()
    await expect.poll(() => browser.received.length, { timeout: 8000 }).toBe(1)
    await expect.poll(() => browser.calls.length, { timeout: 8000 }).toBeGreaterThan(40)
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()))
    expect(await historyOf('push')).toMatchObject({ status: 'delivered' })
  })

  it('keeps failed browsers in a queue of their own, also after a restart of the worker', async () => {
    browser.answer(500)
    await deliver()
    await sendDue(app.services, pushes())
    browser.answer(201)
    clock.advance(20 * SECOND)
    await sendDue(app.services, pushes())
    expect(browser.received).toEqual([])
    await sendDue(app.services, pushes(true))
    expect(browser.received).toHaveLength(1)
    await deliver('2026-11-19T17:00:00.000Z')
    await sendDue(app.services, pushes())
    expect(browser.received).toHaveLength(2)
  })

  it('is sent again under its topic when its worker died', async () => {
    await deliver()
    expect(await pushes().claim(10)).toHaveLength(1)
    await sendPushes()
    expect(browser.received).toEqual([])
    await endLeases(app.services)
    await sendPushes()
    expect(browser.received).toHaveLength(1)
    expect(browser.received[0]?.topic).toMatch(/^message-\d+$/)
    expect(await historyOf('push')).toMatchObject({ status: 'delivered', reason: null })
  })

  it('is not sent again when its worker died after the push service took it', async () => {
    await deliver()
    const [row] = await pushes().claim(1)
    if (!row) throw new Error('nothing was claimed')
    await pushes().send(row, new AbortController().signal)
    expect(browser.received).toHaveLength(1)
    await endLeases(app.services)
    await sendPushes()
    expect(browser.received).toHaveLength(1)
    expect(await historyOf('push')).toMatchObject({ status: 'delivered', reason: null })
  })

  it('ignores the outcome from a worker that lost it', async () => {
    await deliver()
    const [late] = await pushes().claim(1)
    if (!late) throw new Error('nothing was claimed')
    await endLeases(app.services)
    await sendPushes()
    await pushes().end(late, { status: 'failed', reason: 'late' })
    await pushes().putOff(late, new Date(), false)
    await sendPushes()
    expect(browser.received).toHaveLength(1)
    expect(await historyOf('push')).toMatchObject({ status: 'delivered', reason: null })
  })

  it('is silent in quiet hours, while the message is delivered', async () => {
    await deliver('2026-11-19T03:00:00.000Z')
    await sendPushes()
    expect(browser.calls).toEqual([])
    expect(await historyOf('push')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('quiet hours') })
    expect(await messagesOf()).toHaveLength(1)
  })

  it.each([
    ['is noted', true],
    ['is to be sent', false],
  ])('says so in the history when the server has no keys at the time it %s', async (_, early) => {
    const { push } = app.services
    if (early) app.services.push = null
    await deliver()
    app.services.push = null
    if (!early) await sendPushes()
    app.services.push = push
    expect(browser.received).toEqual([])
    expect(await historyOf('push')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('not set up') })
  })

  it('is skipped when the browser was unsubscribed before', async () => {
    await deliver()
    const { endpoint } = browser.subscription
    expect((await person.del('/api/push/subscriptions', { endpoint })).status).toBe(204)
    await sendPushes()
    await endEmptied(app.services)
    expect(browser.calls).toEqual([])
    expect(await historyOf('push')).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('None of your browsers'),
    })
  })

  it('never goes to the next person who uses the browser', async () => {
    await deliver()
    const next = await signUp(app)
    expect((await next.post('/api/push/subscriptions', browser.subscription)).status).toBe(204)
    await sendPushes()
    expect(browser.calls).toEqual([])
  })
})

describe('email', () => {
  it('names the sender after a quarter of an hour, with a one-click unsubscribe', async () => {
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

  it('can’t get a header from a helper’s name', async () => {
    const name = 'Alex\r\nBcc: c@d.example'
    await app.services.db.$client.query('update helpers set name = $2 where id = $1', [helper.id, name])
    await deliver()
    await mailLater()
    const [letter] = smtp.received
    expect(letter?.to).toEqual([address])
    expect(letter?.raw).toContain('Subject: Alex Bcc: c@d.example wrote to you')
    expect(letter?.raw).not.toMatch(/^bcc:/im)
  })

  it.each(['?token=1.x', ''])('links to a page that explains an invalid link: %s', async (query) => {
    const answer = await app.http.inject({ url: `/api/mail/unsubscribe${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('This link is not complete.')
    expect((await app.http.inject({ method: 'POST', url: `/api/mail/unsubscribe${query}` })).statusCode).toBe(400)
  })

  it('is shown as the next channel without a subscribed browser, outside quiet hours', async () => {
    const nextChannel = async () => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.nextChannel
    expect(await nextChannel()).toBe('email')
    await person.patch('/api/user/notifications', { quietHoursStart: 11, quietHoursEnd: 14 })
    await planAt(app, helper, new Date(NOON))
    expect(await nextChannel()).toBe('app')
    await person.patch('/api/user/notifications', { emailNotifications: false, quietHoursStart: 22, quietHoursEnd: 8 })
    expect(await nextChannel()).toBe('app')
  })

  it('is not sent for messages that were read', async () => {
    await deliver()
    const upTo = (await messagesOf()).at(-1)?.id
    expect((await person.post(`/api/helpers/${helper.id}/read`, { upTo })).status).toBe(204)
    await mailLater()
    expect(smtp.received).toEqual([])
    expect(await historyOf('email')).toMatchObject({ status: 'skipped', reason: expect.stringContaining('had seen') })
  })

  it('is given up when refused permanently, and retried when the server is busy', async () => {
    await deliver()
    smtp.refuse(451)
    await mailLater()
    expect(await historyOf('email')).toMatchObject({ status: 'pending', reason: null })
    smtp.refuse(550)
    clock.advance(MINUTE)
    await sendEmails()
    expect(await historyOf('email')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('did not accept'),
    })
  })

  describe('whose worker died', () => {
    const messageIds = () => smtp.received.map(({ raw }) => /^Message-ID: (<.+>)/im.exec(raw)?.[1])
    const claimed = async () => {
      clock.advance(15 * MINUTE)
      const [row] = await emails().claim(1)
      if (!row) throw new Error('nothing was claimed')
      return row
    }

    it('before the text left is sent by another after the lease, with the same Message-ID', async () => {
      await deliver()
      const { id } = await claimed()
      await sendEmails()
      expect(smtp.received).toEqual([])
      expect(await historyOf('email')).toMatchObject({ status: 'pending' })
      await endLeases(app.services)
      await sendEmails()
      expect(messageIds()).toEqual([`<notice-${id}@localhost>`])
      expect(await historyOf('email')).toMatchObject({ status: 'delivered', reason: null })
    })

    it('after the text began to leave is not sent again, and the history says the outcome is unknown', async () => {
      await deliver()
      await dataPhaseOf('deliveries')(app.services.db, await claimed())
      await endLeases(app.services)
      await sendEmails()
      expect(smtp.received).toEqual([])
      expect(await historyOf('email')).toMatchObject({
        status: 'failed',
        reason: REASONS.unknown,
      })
    })

    it('is sent by only one of two workers that both believe they hold it', async () => {
      await deliver()
      const late = await claimed()
      await endLeases(app.services)
      await sendEmails()
      const tried = await emails().send(late, new AbortController().signal)
      expect(tried).toMatchObject({ status: 'retry' })
      await emails().putOff(late, new Date(), false)
      await sendEmails()
      expect(smtp.received).toHaveLength(1)
      expect(await historyOf('email')).toMatchObject({ status: 'delivered' })
    })

    it('or only lost the database records its true outcome later', async () => {
      await deliver()
      const cutOff = await claimed()
      await dataPhaseOf('deliveries')(app.services.db, cutOff)
      await endLeases(app.services)
      await sendEmails()
      expect(await historyOf('email')).toMatchObject({ status: 'failed' })
      await emails().end(cutOff, { status: 'delivered', reason: '' })
      expect(await historyOf('email')).toMatchObject({ status: 'delivered', reason: null })
    })
  })

  it('is retried ten times over two hours without a mail server', async () => {
    await deliver()
    smtp.refuse(451)
    const began = clock.now().getTime()
    await mailLater()
    let tries = 1
    for (; (await historyOf('email'))?.status === 'pending'; tries += 1) {
      clock.advance(36 * MINUTE)
      await sendEmails()
    }
    expect(tries).toBe(10)
    expect(clock.now().getTime() - began).toBeGreaterThan(120 * MINUTE)
    expect(await historyOf('email')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('did not accept'),
    })
  })
})

describe('the email channel of this server', () => {
  it.each([
    ['a mail server', true, false, 'email'],
    ['none, while developing', false, true, 'outbox'],
    ['none', false, false, null],
  ])('is reported to signed-in people: %s', async (_, hasMail, showsOutbox, expected) => {
    const { mail, config } = app.services
    Object.assign(app.services, { mail: hasMail ? mail : null, config: { ...config, showsOutbox } })
    const answer = await person.get('/api/notices')
    Object.assign(app.services, { mail, config })
    expect(answer).toMatchObject({ status: 200, body: { email: expected } })
    expect((await new Client(app).get('/api/notices')).status).toBe(401)
  })
})
