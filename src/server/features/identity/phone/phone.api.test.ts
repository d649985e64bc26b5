import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { addTotp } from '../../../../../tests/support/second-factor.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { AuthMethods, SignInMethods } from '../../../../contract/sign-in.ts'
import type { SendCodeAnswer } from '../../../../contract/sms.ts'

const clock = new FixedClock('2026-11-20T15:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock, config: { sms: { provider: 'simulator', dailyCodes: 500 } } })
})
afterAll(() => app.close())

let numbers = 0
const freshNumber = (): string => {
  numbers += 1
  return `+1415555${String(7000 + numbers)}`
}

const send = (client: Client, phoneNumber: string) =>
  client.post<SendCodeAnswer>('/api/auth/phone/send', { phoneNumber })
const codeFor = async (client: Client, phoneNumber: string): Promise<string> =>
  (await send(client, phoneNumber)).body.testCode ?? ''

interface Verified {
  success: boolean
  user?: User
  pendingSignUp?: true
  secondFactor?: string[]
}
const verify = (client: Client, phoneNumber: string, code: string, more: object = {}) =>
  client.post<Verified>('/api/auth/phone/verify', { phoneNumber, code, ...more })

async function enter(phoneNumber: string, more: object = {}) {
  const client = new Client(app)
  return { client, answer: await verify(client, phoneNumber, await codeFor(client, phoneNumber), more) }
}

async function linked(): Promise<{ person: Person; phone: string }> {
  const person = await signUp(app)
  const phone = freshNumber()
  const { body } = await person.post<SendCodeAnswer>('/api/user/phone/send', { phoneNumber: phone })
  const answer = await person.post('/api/user/phone', { phoneNumber: phone, code: body.testCode })
  expect(answer.status).toBe(200)
  return { person, phone }
}

describe('sign-in by phone', () => {
  it('uses up no code while a birth date or a name is refused, with or without an account', async () => {
    const { phone } = await linked()
    for (const number of [phone, freshNumber()]) {
      const client = new Client(app)
      const code = await codeFor(client, number)
      expect((await verify(client, number, code, { birthDate: '2015-01-01' })).status).toBe(400)
      expect((await verify(client, number, code, { birthDate: '1990-01-01' })).status).toBe(200)
    }
  })

  it('creates an account for a new adult', async () => {
    const phone = freshNumber()
    const { client, answer } = await enter(phone)
    expect(answer).toMatchObject({ status: 202, body: { success: true, pendingSignUp: true } })
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await client.get<AuthMethods>('/api/auth/methods')).body.pendingSignUp).toEqual({ name: null })
    expect((await client.post('/api/auth/complete-sign-up', { timeZone: 'Europe/Berlin' })).status).toBe(400)
    const body = { adult: true, timeZone: 'Europe/Berlin', displayName: 'Ada Byron' }
    const made = await client.post<{ user: User }>('/api/auth/complete-sign-up', body)
    expect(made).toMatchObject({ status: 201, body: { user: { firstName: 'Ada', timeZone: 'Europe/Berlin' } } })
    // The same number leads to the same account from now on, and the pending sign-up is used up.
    const again = await enter(phone)
    expect(again.answer).toMatchObject({ status: 200, body: { success: true, user: { id: made.body.user.id } } })
    expect((await client.post('/api/auth/complete-sign-up', body)).status).toBe(401)
  })

  it('can be started over while there is no account yet', async () => {
    const { client } = await enter(freshNumber())
    expect((await client.post('/api/auth/sign-out')).status).toBe(204)
    expect((await client.get<AuthMethods>('/api/auth/methods')).body.pendingSignUp).toBeNull()
  })

  it('completes the sign-up at once when all details are sent', async () => {
    const { client, answer } = await enter(freshNumber(), { adult: true, timeZone: 'Asia/Tokyo' })
    expect(answer).toMatchObject({ status: 200, body: { user: { timeZone: 'Asia/Tokyo' } } })
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })

  it('answers the same whether or not an account has the number', async () => {
    const { phone } = await linked()
    const [known, unknown] = await Promise.all([send(new Client(app), phone), send(new Client(app), freshNumber())])
    const without = ({ testCode: _, ...rest }: SendCodeAnswer) => rest
    expect(without(known.body)).toEqual(without(unknown.body))
    expect(known.status).toBe(unknown.status)
  })

  it('allows five attempts per code, in parallel and from many addresses', async () => {
    const { phone } = await linked()
    const code = await codeFor(new Client(app), phone)
    const wrong = Array.from({ length: 15 }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'))
    const tries = wrong.map((guess, n) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/phone/verify',
        remoteAddress: `198.51.100.${n}`,
        payload: { phoneNumber: phone, code: guess },
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect((await verify(new Client(app), phone, code)).status).toBe(400)
  })

  it('refuses a code that was sent for another purpose', async () => {
    const { person, phone } = await linked()
    const { body } = await person.post<SendCodeAnswer>('/api/user/phone/send', { phoneNumber: phone })
    expect((await verify(new Client(app), phone, body.testCode ?? '')).status).toBe(400)
    const signIn = await codeFor(new Client(app), phone)
    expect((await person.post('/api/user/phone', { phoneNumber: phone, code: signIn })).status).toBe(400)
  })

  it('requires the second factor', async () => {
    const { person, phone } = await linked()
    const totp = await addTotp(person, clock)
    const { client, answer } = await enter(phone)
    expect(answer).toMatchObject({ status: 202, body: { secondFactor: ['totp', 'recovery'] } })
    expect(answer.body).not.toHaveProperty('user')
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await client.get<AuthMethods>('/api/auth/methods')).body.secondFactor).toEqual(['totp', 'recovery'])
    expect((await client.post('/api/auth/second-factor', { code: totp.code() })).status).toBe(200)
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })

  it('accepts a code that was sent before another account with a number was deleted', async () => {
    const { phone } = await linked()
    const client = new Client(app)
    const code = await codeFor(client, phone)
    const { person: other } = await linked()
    expect((await other.del('/api/user', { password: PASSWORD })).status).toBe(204)
    expect((await verify(client, phone, code)).status).toBe(200)
  })

  it('can’t sign in a suspended person', async () => {
    const { person, phone } = await linked()
    await app.services.db.$client.query('update users set suspended_at = now() where id = $1', [person.user.id])
    expect((await enter(phone)).answer.status).toBe(403)
  })

  it('is unavailable when no SMS can be sent', async () => {
    const mute = await openTestApp()
    const answer = await new Client(mute).post('/api/auth/phone/send', { phoneNumber: freshNumber() })
    expect(answer.status).toBe(503)
    expect((await new Client(mute).get<AuthMethods>('/api/auth/methods')).body).toMatchObject({
      phone: false,
      workspace: null,
    })
    await mute.close()
  })
})

describe('linking a phone number', () => {
  it('refuses a number that is linked to another account', async () => {
    const { phone } = await linked()
    const other = await signUp(app)
    const { body } = await other.post<SendCodeAnswer>('/api/user/phone/send', { phoneNumber: phone })
    const answer = await other.post<ErrorBody>('/api/user/phone', { phoneNumber: phone, code: body.testCode })
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'phone_taken' } } })
  })

  it('can be undone while another sign-in method is left', async () => {
    const { person, phone } = await linked()
    expect((await person.get<SignInMethods>('/api/user/sign-in-methods')).body.phoneNumber).toBe(phone)
    expect((await person.del('/api/user/phone')).status).toBe(204)
    expect((await enter(phone)).answer.body.pendingSignUp).toBe(true)

    const { client } = await enter(freshNumber(), { adult: true })
    expect((await client.del('/api/user/phone')).status).toBe(409)
    expect((await client.post('/api/user/password', { newPassword: 'now there is one' })).status).toBe(204)
    expect((await client.del('/api/user/phone')).status).toBe(204)
  })

  it('requires recent authentication', async () => {
    const { person } = await linked()
    clock.advance(10 * 60_000)
    expect((await person.del('/api/user/phone')).status).toBe(403)
    await person.post('/api/auth/reauthenticate', { password: PASSWORD })
    expect((await person.del('/api/user/phone')).status).toBe(204)
  })
})

describe('an account without a password', () => {
  it('can be deleted only within minutes of a sign-in', async () => {
    const { client } = await enter(freshNumber(), { adult: true })
    clock.advance(10 * 60_000)
    expect((await client.del('/api/user', {})).status).toBe(403)
    const phone = freshNumber()
    const { client: fresh } = await enter(phone, { adult: true })
    expect((await fresh.del('/api/user', {})).status).toBe(204)
    expect((await enter(phone)).answer.body.pendingSignUp).toBe(true)
  })

  it('accepts no password, not even an empty one', async () => {
    const { answer } = await enter(freshNumber(), { adult: true })
    const username = answer.body.user?.username
    for (const password of ['null', 'undefined', ' ']) {
      expect((await new Client(app).post('/api/auth/sign-in', { username, password })).status).toBe(401)
    }
  })
})
