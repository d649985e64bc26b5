import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { freshNumber } from '../../../../../tests/support/sms-app.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { CheckCodeAnswer, SendCodeAnswer, SmsSettings } from '../../../../contract/sms.ts'
import { receiveSimulated } from '../../sms/simulate.ts'
import { sendCode } from './send-code.ts'
import { checkCode } from './verify-phone.ts'

const clock = new FixedClock('2026-11-21T15:00:00Z')
const SMS = { provider: 'simulator', dailyCodes: 500 } as const
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock, config: { sms: SMS } })
})
afterAll(() => app.close())

type Refusal = ErrorBody & { success: false; message: string }

const send = (person: Client, phoneNumber: string, more: object = {}) =>
  person.post<SendCodeAnswer>('/api/sms/send-verification', { phoneNumber, ...more })
const verify = (person: Client, phoneNumber: string, code: string) =>
  person.post<CheckCodeAnswer & Partial<Refusal>>('/api/sms/verify', { phoneNumber, code })

async function codeFor(person: Client, phoneNumber: string): Promise<string> {
  const { status, body } = await send(person, phoneNumber)
  expect({ status, success: body.success }).toEqual({ status: 200, success: true })
  return body.testCode ?? ''
}

const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a verification code', () => {
  it('verifies the number that it was sent to, once', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const code = await codeFor(person, phone)
    expect(code).toMatch(/^\d{6}$/)
    expect((await verify(person, phone, code)).body).toEqual({ success: true, message: expect.any(String) })
    expect(await verify(person, phone, code)).toMatchObject({ status: 400, body: { success: false } })
  })

  it.each(['4155559001', '(415) 555-9001', '+1 (415) 555-9001', '1-415-555-9001'])(
    'is valid for the same number in any notation: %s',
    async (written) => {
      const person = await signUp(app)
      const code = await codeFor(person, written)
      expect((await verify(person, '+14155559001', code)).status).toBe(200)
    },
  )

  it('is stored as a hash, and its number is never logged', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const code = await codeFor(person, phone)
    const { rows } = await app.services.db.execute(
      sql`select code from verification_codes where phone_number = ${phone}`,
    )
    expect(rows).toEqual([{ code: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    await verify(person, phone, wrongFor(code))
    expect(app.logLines.join('\n')).not.toMatch(new RegExp(`${phone.slice(1)}|${code}`))
  })

  it('is replaced by the next one', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const first = await codeFor(person, phone)
    const second = await codeFor(person, phone)
    if (first !== second) expect((await verify(person, phone, first)).status).toBe(400)
    expect((await verify(person, phone, second)).status).toBe(200)
  })

  it('is valid for ten minutes', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const code = await codeFor(person, phone)
    clock.advance(10 * 60_000 - 1)
    expect((await verify(person, phone, wrongFor(code))).status).toBe(400)
    clock.advance(1)
    expect((await verify(person, phone, code)).status).toBe(400)
  })

  it('allows five attempts, in parallel and from any address', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const code = await codeFor(person, phone)
    const wrong = Array.from({ length: 40 }, () => verify(person, phone, wrongFor(code)))
    expect(new Set((await Promise.all(wrong)).map(({ status }) => status))).toEqual(new Set([400]))
    const { rows } = await app.services.db.execute(
      sql`select attempts from verification_codes where phone_number = ${phone}`,
    )
    expect(rows).toEqual([{ attempts: 5 }])
    expect((await verify(person, phone, code)).status).toBe(400)
  })

  it('is accepted once in simultaneous requests', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const code = await codeFor(person, phone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(person, phone, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is valid only for its own person and purpose', async () => {
    const [person, stranger] = [await signUp(app), await signUp(app)]
    const phone = freshNumber()
    const code = await codeFor(person, phone)
    expect((await verify(stranger, phone, code)).status).toBe(400)
    const asked = { phoneNumber: phone, code, address: '127.0.0.1' }
    await expect(checkCode(app.services, { ...asked, purpose: 'sign_in', userId: null })).rejects.toMatchObject({
      code: 'invalid_code',
    })
    await expect(
      checkCode(app.services, { ...asked, purpose: 'account', userId: person.user.id }),
    ).rejects.toMatchObject({ code: 'invalid_code' })
    expect((await verify(person, phone, code)).status).toBe(200)
  })

  it('records the consent given with the number once it is verified', async () => {
    const person = await signUp(app)
    const phone = freshNumber()
    const { body } = await send(person, phone, { consent: true })
    const consents = () =>
      app.services.db.execute(sql`select wording, given_at from sms_consents where phone_number = ${phone}`)
    expect((await consents()).rows).toEqual([])
    const givenAt = clock.now()
    clock.advance(30_000)
    await verify(person, phone, body.testCode ?? '')
    const { rows } = await consents()
    expect(rows).toHaveLength(1)
    for (const words of ['Coterie', 'Message and data rates may apply', 'STOP', 'HELP', 'up to 3'])
      expect(String(rows[0]?.wording)).toContain(words)
    expect(new Date(String(rows[0]?.given_at))).toEqual(givenAt)
  })
})

it('that was verified and agreed to needs neither again, until it opts out', async () => {
  const person = await signUp(app)
  const phone = freshNumber()
  const ready = async (of: Client = person) => (await of.get<SmsSettings>('/api/sms')).body.readyNumbers
  const prove = async (consent: boolean) => {
    const { body } = await send(person, phone, { consent })
    // As an app shows it.
    const code = (body.testCode ?? '').replace(/(...)(...)/, ' $1 $2')
    expect((await verify(person, phone, code)).status).toBe(200)
  }
  await prove(false)
  expect(await ready()).toEqual([])
  await prove(true)
  expect(await ready()).toEqual([phone])
  expect(await ready(await signUp(app))).toEqual([])
  await receiveSimulated(app.services, { from: phone, body: 'STOP' })
  expect(await ready()).toEqual([])
  await receiveSimulated(app.services, { from: phone, body: 'START' })
  expect(await ready()).toEqual([phone])
})

describe('a phone number', () => {
  it.each([
    ['', 'Phone number is required'],
    ['   ', 'Phone number is required'],
    ['hello', 'Please enter a valid phone number'],
    ['0155512345', 'Please enter a valid phone number'],
    ['+1555', 'Please enter a valid phone number'],
    ['+1234567890123456', 'Please enter a valid phone number'],
    ['+10000000000', 'Please enter a valid phone number'],
    ['+14155552671\r\nx', 'Please enter a valid phone number'],
  ])('is refused: %j', async (phoneNumber, message) => {
    const person = await signUp(app)
    const answer = await person.post<ErrorBody>('/api/sms/send-verification', { phoneNumber })
    expect(answer.status).toBe(400)
    expect(answer.body.error.fields).toEqual({ phoneNumber: message })
  })

  it.each(['+15551234567', '5551234567', '+447911123456', '+4915112345678', '+15005550006'])(
    'is accepted: %s',
    async (phoneNumber) => {
      expect((await send(await signUp(app), phoneNumber)).status).toBe(200)
    },
  )
})

it.each([
  ['', 'Verification code is required'],
  ['12345', 'Verification code must be 6 digits'],
  ['1234567', 'Verification code must be 6 digits'],
])('refuses the code %j', async (code, message) => {
  const answer = await verify(await signUp(app), freshNumber(), code)
  expect(answer.status).toBe(400)
  expect(answer.body.error?.fields).toEqual({ code: message })
})

describe('the number of codes', () => {
  const DAILY = 12
  let limited: TestApp
  beforeEach(async () => {
    limited = await openTestApp({ clock, config: { sms: { ...SMS, dailyCodes: DAILY }, rateLimits: false } })
  })
  afterEach(() => limited.close())

  const ask = (phoneNumber: string, address: string) =>
    sendCode(limited.services, { purpose: 'sign_in', userId: null, phoneNumber, address })
  const sentOf = (asked: Promise<unknown>[]) =>
    Promise.allSettled(asked).then((all) => all.filter(({ status }) => status === 'fulfilled').length)

  it('is limited per phone number, even without rate limits', async () => {
    const phone = freshNumber()
    expect(await sentOf(Array.from({ length: 9 }, (_, i) => ask(phone, `10.0.0.${i}`)))).toBe(5)
    expect((await send(await signUp(limited), phone)).status).toBe(429)
  })

  it('is limited in total', async () => {
    expect(await sentOf(Array.from({ length: 20 }, (_, i) => ask(freshNumber(), `10.0.1.${i}`)))).toBe(DAILY)
  })

  it('is limited per account, for all numbers', async () => {
    const { user } = await signUp(app)
    const asked = Array.from({ length: 24 }, () =>
      sendCode(app.services, { purpose: 'account', userId: user.id, phoneNumber: freshNumber(), address: '10.0.2.1' }),
    )
    expect(await sentOf(asked)).toBe(20)
  })

  it('is limited per client address with rate limits', async () => {
    const strict = await openTestApp({ clock, config: { sms: SMS, rateLimits: true } })
    const asked = Array.from({ length: 44 }, () =>
      sendCode(strict.services, { purpose: 'sign_in', userId: null, phoneNumber: freshNumber(), address: '10.0.3.1' }),
    )
    expect(await sentOf(asked)).toBe(40)
    await strict.close()
  })
})

it('answers with a clear error when no provider is configured', async () => {
  const none = await openTestApp()
  const person = await signUp(none)
  expect((await person.get('/api/sms')).body).toMatchObject({ available: false })
  expect(await person.post('/api/sms/send-verification', { phoneNumber: '+14155552671' })).toMatchObject({
    status: 503,
    body: { success: false, message: expect.any(String), error: { code: 'sms_unavailable' } },
  })
  await none.close()
})
