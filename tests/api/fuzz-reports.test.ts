import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBillingApp } from '../support/billing-app.ts'
import { hostileText, hostileValue } from '../support/fuzz/hostile-values.ts'
import { faultsOf } from '../support/fuzz/judge.ts'
import { type FuzzRequest, inAddress } from '../support/fuzz/requests.ts'
import { ORIGIN, smsBy } from '../support/sms-app.ts'
import { signedEvent } from '../support/stripe-stand-in.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { startTwilioStandIn, twilioCall } from '../support/twilio-stand-in.ts'

/** Provider webhooks with a valid signature, which says nothing about their content. */

const SEED = 20261123

describe('payment webhooks', () => {
  let billing: Awaited<ReturnType<typeof openBillingApp>>
  beforeAll(async () => {
    billing = await openBillingApp()
  })
  afterAll(() => billing.close())

  const field = (valid: string) => fc.oneof(fc.constant(valid), hostileValue)
  const event = fc.oneof(
    hostileValue,
    fc.record(
      {
        id: field('evt_1'),
        object: fc.constant('event'),
        type: field('customer.subscription.updated'),
        created: hostileValue,
        data: fc.oneof(
          hostileValue,
          fc.record({
            object: fc.oneof(
              hostileValue,
              fc.record(
                {
                  object: field('customer'),
                  id: field('cus_1'),
                  customer: fc.oneof(field('cus_1'), fc.record({ id: hostileValue })),
                },
                { requiredKeys: [] },
              ),
            ),
          }),
        ),
      },
      { requiredKeys: ['data'] },
    ),
  )

  it('cause no server error with any signed body', async () => {
    const requests = fc.sample(event, { seed: SEED, numRuns: 400 }).map((value): FuzzRequest => {
      const { payload, headers } = signedEvent((value ?? null) as object, {})
      return { method: 'POST', url: '/api/billing/webhook', headers, payload }
    })
    expect(await faultsOf(billing.app, requests)).toBe('')
  })
})

describe('SMS webhooks', () => {
  let app: TestApp
  let close: () => Promise<void>
  beforeAll(async () => {
    const twilio = await startTwilioStandIn()
    app = await openTestApp({ config: smsBy(twilio) })
    close = async () => {
      await app.close()
      await twilio.close()
    }
  })
  afterAll(() => close())

  const field = (...valid: string[]) => fc.oneof(fc.constantFrom(...valid), hostileText)
  const fields = fc.record(
    {
      MessageSid: field('SM1', `SM${'0'.repeat(32)}`),
      MessageStatus: field('sent', 'delivered', 'failed', 'constructor', 'toString'),
      ErrorCode: field('30003', '999999999', '2147483648'),
      From: field('+14155550123'),
      To: field('+15005550006'),
      Body: field('STOP', 'hello there', 'HELP', 'START'),
      OptOutType: field('STOP'),
      __proto__: hostileText,
    },
    { requiredKeys: [] },
  )
  const path = fc.oneof(
    fc.constant('/api/sms/inbound'),
    fc
      .oneof(fc.constantFrom('1', '999999999999999999'), hostileText)
      .map((id) => `/api/sms/status?text=${inAddress(id)}`),
  )

  it('cause no server error with any signed body', async () => {
    const requests = fc.sample(fc.tuple(path, fields), { seed: SEED, numRuns: 500 }).map(([url, given]) => {
      const wellFormed = Object.entries(given).map(([name, value]) => [name, value.slice(0, 5000).toWellFormed()])
      return twilioCall(ORIGIN, url, Object.fromEntries(wellFormed)) satisfies FuzzRequest
    })
    expect(await faultsOf(app, requests)).toBe('')
  })
})
