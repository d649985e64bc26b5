import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmEmail, outboxOf, sendAccountEmails, tokenIn } from '../../../../../tests/support/account-emails.ts'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { dump, formsOf } from '../../../../../tests/support/dump.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { endLeases } from '../../../../../tests/support/outboxes.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../../../../tests/support/smtp-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import { MailError } from '../../../integrations/port-errors.ts'
import { accountEmailOutbox } from './send-account-emails.ts'

const NOON = '2026-11-20T12:00:00Z'
const MINUTE = 60_000
const NEW_PASSWORD = 'a better horse battery'
const clock = new FixedClock(NOON)
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.close())

const newAddress = (): string => `person-${randomUUID()}@example.org`

/** A person with a confirmed address. */
async function known(): Promise<Person> {
  const person = await signUp(app, { email: newAddress() })
  await confirmEmail(app, person)
  return person
}

const me = async (person: Client): Promise<User> => (await person.get<{ user: User }>('/api/auth/me')).body.user
const ask = (email: string) => new Client(app).post<{ message: string }>('/api/auth/reset', { email })
const finish = (token: string, password = NEW_PASSWORD) =>
  new Client(app).post<ErrorBody>('/api/auth/reset/finish', { token, password })
const signIn = (username: string, password: string) =>
  new Client(app).post('/api/auth/sign-in', { username, password }).then(({ status }) => status)

async function resetToken(person: Person): Promise<string> {
  await ask(person.user.email ?? '')
  const email = (await outboxOf(app, person)).find(({ text }) => text.includes('/reset-password#'))
  return tokenIn(email?.text ?? '')
}

describe('a forgotten password', () => {
  it('is reset by a link that works once and signs out every device', async () => {
    const person = await known()
    const token = await resetToken(person)
    expect((await finish(token)).status).toBe(204)
    expect((await person.get('/api/auth/me')).status).toBe(401)
    expect(await signIn(person.user.username, PASSWORD)).toBe(401)
    expect(await signIn(person.user.username, NEW_PASSWORD)).toBe(200)
    expect(await finish(token, 'yet another one')).toMatchObject({ status: 400, body: { error: { code: 'bad_link' } } })
  })

  it('is reset by only one of many simultaneous uses of a link', async () => {
    const token = await resetToken(await known())
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => finish(token, `password number ${n}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400])
  })

  it('gets the same answer with and without an account or a confirmed address', async () => {
    const person = await known()
    const unconfirmed = await signUp(app, { email: newAddress() })
    const answers = await Promise.all(
      [person.user.email, unconfirmed.user.email, newAddress()].map((to) => ask(to ?? '')),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 202, body: answers[0]?.body as object })
    const subjects = (await outboxOf(app, unconfirmed)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Confirm your email for Coterie'])
  })

  it('gets its answer before the account is looked up', async () => {
    const person = await known()
    const { db } = app.services
    const query = vi.spyOn(db.$client, 'query')
    const asked: unknown[][] = []
    for (const email of [person.user.email ?? '', newAddress()]) {
      query.mockClear()
      await ask(email)
      asked.push(query.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? statement))
    }
    vi.restoreAllMocks()
    expect(asked[0]).toEqual(asked[1])
    const links = 'select token_hash from email_tokens where user_id = $1'
    expect((await db.$client.query(links, [person.user.id])).rows).toEqual([])
    await sendAccountEmails(app)
    expect((await db.$client.query(links, [person.user.id])).rows).toHaveLength(1)
  })

  it('can be reset for half an hour, by the newest link only', async () => {
    const person = await known()
    const first = await resetToken(person)
    const second = await resetToken(person)
    expect(second).not.toBe(first)
    expect((await finish(first)).status).toBe(400)
    clock.advance(31 * 60_000)
    expect((await finish(second)).status).toBe(400)
    clock.set(NOON)
  })

  it('can’t be reset by a link to an address that has changed since', async () => {
    const person = await known()
    const token = await resetToken(person)
    await person.patch('/api/user/profile', { email: null })
    expect((await finish(token)).status).toBe(400)
  })

  it('can’t be reset by an older link after the password was changed', async () => {
    const person = await known()
    const token = await resetToken(person)
    await person.post('/api/user/password', { currentPassword: PASSWORD, newPassword: 'changed in settings' })
    expect((await finish(token)).status).toBe(400)
  })

  it('is reset by a link although another person has changed a password since', async () => {
    const token = await resetToken(await known())
    const other = await known()
    await other.post('/api/user/password', { currentPassword: PASSWORD, newPassword: 'changed in settings' })
    expect((await finish(token)).status).toBe(204)
  })

  it('cancels a pending change of address when it is reset', async () => {
    const person = await known()
    const stolen = newAddress()
    await person.patch('/api/user/profile', { email: stolen })
    const email = (await outboxOf(app, person)).find(({ to }) => to === stolen)
    expect((await finish(await resetToken(person))).status).toBe(204)
    const answer = await new Client(app).post('/api/auth/confirm-email', { token: tokenIn(email?.text ?? '') })
    expect(answer.status).toBe(400)
    const back = new Client(app)
    await back.post('/api/auth/sign-in', { username: person.user.username, password: NEW_PASSWORD })
    expect(await me(back)).toMatchObject({ email: person.user.email, pendingEmail: null })
  })

  it('stores the token only as a hash and never logs it', async () => {
    const person = await known()
    const token = await resetToken(person)
    const { rows } = await app.services.db.$client.query('select l::text as row from email_tokens l')
    expect(rows.some(({ row }: { row: string }) => row.includes(token))).toBe(false)
    expect(app.logLines.join('\n')).not.toContain(token)
  })

  it('sends at most five emails an hour to an address, known or not', async () => {
    const person = await known()
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await ask(person.user.email ?? '')).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
    const unknown = newAddress()
    const others: number[] = []
    for (let count = 0; count < 6; count += 1) others.push((await ask(unknown)).status)
    expect(others).toEqual([202, 202, 202, 202, 202, 429])
  })

  it.each([
    'a@b.example\r\nbcc: c@d.example',
    'a@b.example, c@d.example',
    '"a\nb"@c.example',
    'a@b.example\u0000',
    'Someone <a@b.example>',
  ])('refuses an address with two recipients or a header: %j', async (email) => {
    expect((await ask(email)).status).toBe(400)
  })

  it('answers everyone with a clear error when no email can be sent', async () => {
    const mute = await openTestApp({ config: { production: true } })
    const person = await signUp(mute, { email: 'someone@example.org' })
    for (const email of [person.user.email, 'nobody@example.org']) {
      const answer = await new Client(mute).post<ErrorBody>('/api/auth/reset', { email: email ?? '' })
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'no_mail' } } })
    }
    await mute.close()
  })
})

describe('an email address', () => {
  it('is not used until its link is opened', async () => {
    const person = await signUp(app, { email: newAddress() })
    expect(await me(person)).toMatchObject({ email: person.user.email, emailVerified: false, pendingEmail: null })
    await confirmEmail(app, person)
    expect(await me(person)).toMatchObject({ email: person.user.email, emailVerified: true })
  })

  it('stays in use and gets a warning until the new one is confirmed', async () => {
    const person = await known()
    const fresh = newAddress()
    await person.patch('/api/user/profile', { email: fresh })
    expect(await me(person)).toMatchObject({ email: person.user.email, emailVerified: true, pendingEmail: fresh })
    const emails = await outboxOf(app, person)
    const warning = emails.find(({ subject }) => subject === 'Your Coterie email is being changed')
    expect(warning?.to).toBe(person.user.email)
    await confirmEmail(app, person)
    expect(await me(person)).toMatchObject({ email: fresh, emailVerified: true, pendingEmail: null })
  })

  it('is notified that it was removed, and gets no more emails', async () => {
    const person = await known()
    await person.patch('/api/user/profile', { email: null })
    const [email] = await outboxOf(app, person)
    expect(email).toMatchObject({ to: person.user.email, subject: 'Your email was removed from Coterie' })
    expect(email?.text).toContain('No more emails about the account come here.')
  })

  it('is not confirmed by a link to a previous address', async () => {
    const person = await signUp(app, { email: newAddress() })
    const [email] = await outboxOf(app, person)
    const fresh = newAddress()
    await person.patch('/api/user/profile', { email: fresh })
    const answer = await new Client(app).post('/api/auth/confirm-email', { token: tokenIn(email?.text ?? '') })
    expect(answer.status).toBe(400)
    expect(await me(person)).toMatchObject({ email: fresh, emailVerified: false })
  })

  it('belongs to the first account that confirms it', async () => {
    const first = await known()
    const second = await signUp(app, { email: first.user.email ?? '' })
    await expect(confirmEmail(app, second)).rejects.toThrow('409')
    expect(await me(second)).toMatchObject({ emailVerified: false })
  })

  it('can be changed only after recent authentication, unlike other fields', async () => {
    const person = await known()
    clock.advance(10 * 60_000)
    const refused = await person.patch<ErrorBody>('/api/user/profile', { email: newAddress() })
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'reauthenticate' } } })
    const same = { name: 'Bo Li', email: person.user.email, timeZone: 'Asia/Tokyo' }
    expect((await person.patch('/api/user/profile', same)).status).toBe(200)
    expect((await person.patch('/api/user/profile', { email: person.user.email })).status).toBe(200)
    clock.set(NOON)
  })

  it('gets another confirmation link on request, unless none is pending', async () => {
    const person = await signUp(app, { email: newAddress() })
    expect((await person.post('/api/user/email/confirmation')).status).toBe(204)
    expect(await outboxOf(app, person)).toHaveLength(2)
    expect((await (await known()).post('/api/user/email/confirmation')).status).toBe(409)
  })
})

describe('a queued email', () => {
  let smtp: SmtpStandIn
  let mailing: TestApp
  beforeAll(async () => {
    smtp = await startSmtpStandIn()
    const mail = { url: smtp.url, from: 'Coterie <hello@coterie.example>' }
    mailing = await openTestApp({ clock, config: { mail, appUrl: 'http://localhost' } })
  })
  afterAll(async () => {
    await mailing.close()
    await smtp.close()
  })
  beforeEach(() => {
    smtp.received.length = 0
    smtp.refuse(null)
  })

  const waiting = async (): Promise<string[]> => {
    const { rows } = await mailing.services.db.$client.query('select id from email_outbox order by id')
    return rows.map(({ id }: { id: string }) => id)
  }
  const outbox = () => accountEmailOutbox(mailing.services)
  const claimed = async () => {
    const [row] = await outbox().claim(1)
    if (!row) throw new Error('nothing waits')
    return row
  }
  const messageIds = () => smtp.received.map(({ raw }) => /^Message-ID: (<.+>)/im.exec(raw)?.[1])

  it('is sent after a restart, with a link created at that time', async () => {
    const email = newAddress()
    await signUp(mailing, { email })
    mailing = await mailing.restart()
    expect(smtp.received).toEqual([])
    await sendAccountEmails(mailing)
    expect(smtp.received).toMatchObject([{ to: [email] }])
    const token = tokenIn(smtp.received[0]?.raw ?? '')
    expect((await new Client(mailing).post('/api/auth/confirm-email', { token })).status).toBe(200)
    expect(await waiting()).toEqual([])
  })

  it('stores no readable address', async () => {
    const email = newAddress()
    await new Client(mailing).post('/api/auth/reset', { email })
    expect(await waiting()).toHaveLength(1)
    const rows = await dump(mailing)
    for (const form of formsOf(email)) expect(rows).not.toContain(form)
    await sendAccountEmails(mailing)
    expect(smtp.received).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('is retried with the same Message-ID when the mail server is busy, and its newest link works', async () => {
    await signUp(mailing, { email: newAddress() })
    const [id] = await waiting()
    smtp.refuse(451)
    await sendAccountEmails(mailing)
    smtp.refuse(null)
    await sendAccountEmails(mailing)
    expect(smtp.received).toEqual([])
    clock.advance(MINUTE)
    await sendAccountEmails(mailing)
    expect(messageIds()).toEqual([expect.stringMatching(new RegExp(`^<account-${id}-\\w+@localhost>$`))])
    const token = tokenIn(smtp.received.at(-1)?.raw ?? '')
    expect((await new Client(mailing).post('/api/auth/confirm-email', { token })).status).toBe(200)
    clock.set(NOON)
  })

  it('is given up when the server refuses it permanently', async () => {
    await signUp(mailing, { email: newAddress() })
    smtp.refuse(550)
    await sendAccountEmails(mailing)
    expect(await waiting()).toEqual([])
  })

  it('is given up after ten attempts', async () => {
    await signUp(mailing, { email: newAddress() })
    smtp.refuse(451)
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await waiting()).toHaveLength(1)
      await sendAccountEmails(mailing)
      clock.advance(36 * MINUTE)
    }
    expect(await waiting()).toEqual([])
    clock.set(NOON)
  })

  it('is sent by another worker if the first one died before the text left', async () => {
    const email = newAddress()
    await signUp(mailing, { email })
    const late = await claimed()
    await sendAccountEmails(mailing)
    expect(smtp.received).toEqual([])
    await endLeases(mailing.services)
    await sendAccountEmails(mailing)
    expect(smtp.received).toMatchObject([{ to: [email] }])
    expect(await outbox().send(late, new AbortController().signal)).toMatchObject({ status: 'retry' })
    expect(smtp.received).toHaveLength(1)
  })

  describe('whose worker died after the text began to leave', () => {
    const follow = (token: string) =>
      new Client(mailing).post('/api/auth/confirm-email', { token }).then(({ status }) => status)
    /** The email arrives, and the worker dies before it can record that. */
    async function dieOver(): Promise<void> {
      await outbox().send(await claimed(), new AbortController().signal)
      expect(smtp.received).toHaveLength(1)
      await endLeases(mailing.services)
    }

    it('is sent again with the same text, link and Message-ID', async () => {
      await signUp(mailing, { email: newAddress() })
      await dieOver()
      await sendAccountEmails(mailing)
      expect(new Set(messageIds()).size).toBe(1)
      const [first = '', second = ''] = smtp.received.map(({ raw }) => tokenIn(raw))
      expect(second).toBe(first)
      expect(await follow(first)).toBe(200)
      expect(await follow(second)).toBe(400)
      expect(await waiting()).toEqual([])
    })

    it('is not sent again if its link was used', async () => {
      await signUp(mailing, { email: newAddress() })
      await dieOver()
      const token = tokenIn(smtp.received[0]?.raw ?? '')
      expect(await follow(token)).toBe(200)
      await sendAccountEmails(mailing)
      expect(smtp.received).toHaveLength(1)
      expect(await follow(token)).toBe(400)
      expect(await waiting()).toEqual([])
    })

    it('is sent again if only the connection broke', async () => {
      await signUp(mailing, { email: newAddress() })
      const { mail } = mailing.services
      const broken = new MailError('unknown', 'broken')
      mailing.services.mail = {
        send: async (_, { beforeData }) => {
          await beforeData()
          throw broken
        },
        close: async () => undefined,
      }
      await sendAccountEmails(mailing)
      mailing.services.mail = mail
      clock.advance(MINUTE)
      await sendAccountEmails(mailing)
      expect(smtp.received).toHaveLength(1)
      expect(await follow(tokenIn(smtp.received[0]?.raw ?? ''))).toBe(200)
      clock.set(NOON)
    })
  })

  it('to a previous address does not invalidate the newest link', async () => {
    const person = await signUp(mailing, { email: newAddress() })
    const late = await claimed()
    await person.patch('/api/user/profile', { email: newAddress() })
    await sendAccountEmails(mailing)
    await outbox().send(late, new AbortController().signal)
    expect(smtp.received).toHaveLength(1)
    await outbox().end(late, { status: 'skipped', reason: '' })
    const token = tokenIn(smtp.received[0]?.raw ?? '')
    expect((await new Client(mailing).post('/api/auth/confirm-email', { token })).status).toBe(200)
  })

  it('is deleted with its account', async () => {
    const person = await signUp(mailing, { email: newAddress() })
    await person.del('/api/user', { password: PASSWORD })
    expect(await waiting()).toEqual([])
  })
})

describe('the outbox', () => {
  it('shows people their own emails, and all of them at the server’s own machine', async () => {
    const person = await known()
    const other = await known()
    expect((await outboxOf(app, person)).every(({ to }) => to === person.user.email)).toBe(true)
    const all = await new Client(app).get<{ to: string }[]>('/api/dev/outbox')
    expect(all.body.map(({ to }) => to)).toEqual(expect.arrayContaining([person.user.email, other.user.email]))
  })

  it.each([
    ['from elsewhere', { remoteAddress: '192.0.2.7' }],
    ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['for another name', { headers: { host: 'evil.example' } }],
  ])('is closed to visitors %s', async (_case, call) => {
    const answer = await app.http.inject({ url: '/api/dev/outbox', ...call })
    expect(answer.statusCode).toBe(401)
  })
})
