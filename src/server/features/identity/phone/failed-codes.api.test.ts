import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { freshNumber, openSmsApp } from '../../../../../tests/support/sms-app.ts'
import type { TestApp } from '../../../../../tests/support/test-app.ts'
import type { TwilioStandIn } from '../../../../../tests/support/twilio-stand-in.ts'

const clock = new FixedClock('2026-11-21T15:00:00Z')
let app: TestApp
let twilio: TwilioStandIn
let person: Person
let phoneNumber: string

beforeAll(async () => {
  ;({ app, twilio } = await openSmsApp(clock))
})
beforeEach(async () => {
  person = await signUp(app)
  phoneNumber = freshNumber()
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

const send = () => person.post('/api/sms/send-verification', { phoneNumber })
const newestCode = () => /\d{6}/.exec(twilio.texts.at(-1)?.body ?? '')?.[0]
const verify = () => person.post('/api/sms/verify', { phoneNumber, code: newestCode() })

describe('a code that the provider', () => {
  it('does not accept leaves the earlier one valid', async () => {
    await send()
    twilio.fail({ kind: 'error', status: 503, code: 20_503 })
    expect(await send()).toMatchObject({ status: 502, body: { error: { code: 'sms_failed' } } })
    expect((await verify()).status).toBe(200)
  })

  it('may have accepted is valid itself', async () => {
    twilio.fail({ kind: 'take_and_break' })
    expect(await send()).toMatchObject({ status: 502, body: { error: { code: 'sms_failed' } } })
    expect((await verify()).status).toBe(200)
  })

  it('cannot deliver to that number is explained at the field', async () => {
    twilio.fail({ kind: 'error', status: 400, code: 21_211 })
    expect(await send()).toMatchObject({
      status: 400,
      body: { error: { fields: { phoneNumber: expect.stringContaining('cannot receive texts') } } },
    })
  })
})
