import type { Helper } from '../../src/contract/helpers.ts'
import type { SendCodeAnswer } from '../../src/contract/sms.ts'
import { answerInboundSms } from '../../src/server/features/conversations/sms/answer-inbound-sms.ts'
import { enqueueInboundSms } from '../../src/server/features/sms/receive-sms.ts'
import type { Clock } from '../../src/server/platform/ports/services.ts'
import { type Client, createHelper, type helperFields, signUp } from './client.ts'
import { openChatApp } from './model-app.ts'
import type { TestApp, TestAppOptions } from './test-app.ts'
import { startTwilioStandIn, TWILIO, type TwilioStandIn, twilioCall } from './twilio-stand-in.ts'
import { type idleQueue, idsOf, jobOf } from './workers.ts'

/** Origin of an app tested with SMS. */
export const ORIGIN = 'https://coterie.example'

/** Config of an app that sends its SMS to the stand-in. */
export const smsBy = (standIn: TwilioStandIn) => ({
  sms: { provider: { ...TWILIO, baseUrl: standIn.url }, dailyCodes: 1000 },
  appUrl: ORIGIN,
})

let numbers = 0
/** A number that no other test of the file uses. */
export const freshNumber = (): string => {
  numbers += 1
  return `+1415555${String(numbers).padStart(4, '0')}`
}

/** Verifies a person's number, with consent to SMS. */
export async function verifyNumber(person: Client, standIn: TwilioStandIn, phoneNumber: string, consent = true) {
  await person.post<SendCodeAnswer>('/api/sms/send-verification', { phoneNumber, consent })
  const code = /\d{6}/.exec(standIn.texts.findLast(({ to }) => to === phoneNumber)?.body ?? '')?.[0]
  const { status } = await person.post('/api/sms/verify', { phoneNumber, code })
  if (status !== 200) throw new Error(`verify: ${status}`)
}

/** A helper that uses that number. */
export async function createSmsHelper(
  person: Client,
  standIn: TwilioStandIn,
  phoneNumber: string,
  fields: Parameters<typeof helperFields>[0] & { consent?: boolean } = {},
): Promise<Helper> {
  const { consent, ...rest } = fields
  await verifyNumber(person, standIn, phoneNumber, consent)
  return createHelper(person, { communicationType: 'sms', phoneNumber, ...rest })
}

let sids = 0
/** Id of an inbound SMS. */
export const freshSid = (): string => {
  sids += 1
  return `SM${String(sids).padStart(32, '0')}`
}

/** The app, with SMS through the stand-in on the same clock. */
export async function openSmsApp(
  clock: Clock,
  open: (options: TestAppOptions) => Promise<TestApp> = openChatApp,
): Promise<{ app: TestApp; twilio: TwilioStandIn }> {
  const twilio = await startTwilioStandIn(() => clock.now())
  return { app: await open({ clock, config: smsBy(twilio) }), twilio }
}

/** A new person with a helper that uses their number; the stand-in forgets the messages of that set-up. */
export async function newSmsHelper(app: TestApp, twilio: TwilioStandIn) {
  const [person, phone] = [await signUp(app), freshNumber()]
  const helper = await createSmsHelper(person, twilio, phone)
  twilio.texts.length = 0
  twilio.tries.length = 0
  return { person, phone, helper }
}

/** An inbound SMS from that number, as Twilio reports it. Returns the response status. */
export async function textIn(app: TestApp, from: string, body: string, fields: Record<string, string> = {}) {
  const all = { MessageSid: freshSid(), From: from, To: TWILIO.from, Body: body, NumMedia: '0', ...fields }
  return (await app.http.inject(twilioCall(ORIGIN, '/api/sms/inbound', all))).statusCode
}

/** Twilio's delivery report for a message of ours. */
export async function reportOf(app: TestApp, callback: string, sid: string, status: string, code?: number) {
  const path = callback.slice(ORIGIN.length)
  const fields = { MessageSid: sid, MessageStatus: status, ...(code ? { ErrorCode: String(code) } : {}) }
  return (await app.http.inject(twilioCall(ORIGIN, path, fields))).statusCode
}

/** Replies to inbound SMS, like a worker. */
export async function answerAll({ services }: TestApp, queue: ReturnType<typeof idleQueue>): Promise<void> {
  queue.sent.length = 0
  await enqueueInboundSms({ services, queue })
  for (const id of idsOf(queue, 'answer')) await answerInboundSms(services, jobOf(id))
}
