import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTwilioStandIn, TWILIO, type TwilioStandIn } from '../../../../tests/support/twilio-stand-in.ts'
import { createTwilioSms } from './twilio-sms.ts'

const PATIENCE_MS = 300
const TEXT = { to: '+14155550100', body: 'Hello.', reference: null }

let twilio: TwilioStandIn
beforeAll(async () => {
  twilio = await startTwilioStandIn()
})
afterAll(() => twilio.close())

const smsAt = (baseUrl: string) => createTwilioSms({ ...TWILIO, baseUrl }, null, PATIENCE_MS)

it('waits for an answer as long as configured, then reports an unknown outcome', async () => {
  const sms = smsAt(twilio.url)
  // The client is loaded with the first message.
  await sms.send(TEXT)
  twilio.fail({ kind: 'hang' })
  const began = performance.now()
  await expect(sms.send(TEXT)).rejects.toMatchObject({ name: 'SmsError', kind: 'unknown' })
  const waited = performance.now() - began
  expect(waited).toBeGreaterThanOrEqual(PATIENCE_MS - 1)
  expect(waited).toBeLessThan(30_000)
})

it('reports that nothing was sent when there was no connection', async () => {
  const gone = await startTwilioStandIn()
  await gone.close()
  await expect(smsAt(gone.url).send(TEXT)).rejects.toMatchObject({ name: 'SmsError', kind: 'later' })
})
