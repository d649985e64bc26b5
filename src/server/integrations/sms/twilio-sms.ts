import type { Twilio } from 'twilio'
import type RequestClient from 'twilio/lib/base/RequestClient.js'
import type * as http from 'twilio/lib/http/response.js'
import { SmsError } from '../port-errors.ts'
import type { Sms } from './port.ts'
import { demandSignature, toIncoming, toReport, toSmsError } from './twilio-calls.ts'

const TWILIO = 'https://api.twilio.com'

interface TwilioAccount {
  accountSid: string
  authToken: string
  baseUrl: string | undefined
}

/** Loaded with the first message: most processes never send one. */
async function openTwilio({ accountSid, authToken, baseUrl }: TwilioAccount, timeoutMs: number): Promise<Twilio> {
  const { default: twilio } = await import('twilio')

  class Elsewhere extends twilio.RequestClient {
    override request<Data>(options: RequestClient.RequestOptions<Data>): Promise<http.default<Data>> {
      return super.request({ ...options, uri: baseUrl ? options.uri.replace(TWILIO, baseUrl) : options.uri })
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Elsewhere({ timeout: timeoutMs }) })
}

const SERVICE = /^MG/i
const LOOKED_THROUGH = 50
/** Tolerance between Twilio's clock and ours. */
const DRIFT_MS = 60_000
const TIMEOUT_MS = 10_000

interface TwilioOptions extends TwilioAccount {
  /** One of our numbers, or the id of a messaging service. */
  from: string
}

/** Without a public origin Twilio cannot call us, so no delivery reports are requested. */
export function createTwilioSms(options: TwilioOptions, appUrl: string | null, timeoutMs = TIMEOUT_MS): Sms {
  const { authToken, from } = options
  const isService = SERVICE.test(from)
  const sender = isService ? { messagingServiceSid: from } : { from }
  let client: Promise<Twilio> | undefined

  async function call<Result>(work: (messages: Twilio['messages']) => Promise<Result>): Promise<Result> {
    client ??= openTwilio(options, timeoutMs)
    const { messages } = await client
    return work(messages).catch((cause: unknown) => {
      throw toSmsError(cause)
    })
  }

  const callback = (reference: string | null) =>
    appUrl && reference ? { statusCallback: `${appUrl}/api/sms/status?text=${encodeURIComponent(reference)}` } : {}

  return {
    simulated: false,
    number: isService ? null : from,
    async send({ to, body, reference }) {
      const { sid } = await call((messages) => messages.create({ to, body, ...sender, ...callback(reference) }))
      if (!sid) throw new SmsError('unknown', 'Twilio returned no message id')
      return { id: sid, delivered: false }
    },
    async sentTo(to, since) {
      // Not filtered by send date, which a message still queued at Twilio does not have.
      const found = await call((messages) =>
        messages.list({ to, ...(isService ? {} : { from }), limit: LOOKED_THROUGH }),
      )
      const earliest = since.getTime() - DRIFT_MS
      return found
        .filter(({ dateCreated }) => dateCreated.getTime() >= earliest)
        .map(({ sid, body, status }) => ({ id: sid, body, delivered: status === 'delivered' }))
    },
    async readInbound(given) {
      await demandSignature(authToken, given)
      return toIncoming(given.fields)
    },
    async readReport(given) {
      await demandSignature(authToken, given)
      return toReport(given.fields)
    },
  }
}
