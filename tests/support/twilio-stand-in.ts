import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import twilio from 'twilio'

/**
 * A server that speaks the part of Twilio's protocol that the product uses: form-encoded bodies, basic auth, its error
 * format. It accepts the parameters in Twilio's own API description (twilio_api_v2010.json of twilio/twilio-oai) and
 * rejects any other.
 */

export const TWILIO = {
  accountSid: `AC${'0123456789abcdef'.repeat(2)}`,
  authToken: 'a-token-of-the-stand-in',
  from: '+15005550006',
}
const PATH = `/2010-04-01/Accounts/${TWILIO.accountSid}/Messages.json`

const CREATE_PARAMETERS = new Set(
  'To StatusCallback ApplicationSid MaxPrice ProvideFeedback Attempt ValidityPeriod ForceDelivery ContentRetention AddressRetention SmartEncoded PersistentAction TrafficType ShortenUrls ScheduleType SendAt SendAsMms ContentVariables RiskCheck From FallbackFrom MessagingServiceSid Body MediaUrl ContentSid'.split(
    ' ',
  ),
)
const LIST_PARAMETERS = new Set('To From DateSent DateSent< DateSent> PageSize Page PageToken'.split(' '))
const LONGEST_BODY = 1600

export interface TwilioText {
  sid: string
  to: string
  from: string
  body: string
  statusCallback: string | null
  sentAt: Date
}

/** `take_and_*`: the message is accepted, but the caller does not learn of it. */
export type TwilioFault =
  | { kind: 'error'; status: number; code: number }
  | { kind: 'hang' | 'break' | 'take_and_break' | 'take_and_fail' }

export interface TwilioStandIn {
  /** Its origin, for TWILIO_BASE_URL. */
  url: string
  /** Accepted messages, in order. */
  texts: TwilioText[]
  /** Calls to send one, accepted or not. */
  tries: Record<string, string>[]
  /** Faults of the next calls to send, one after the other. */
  fail(...faults: TwilioFault[]): void
  /** Delay in milliseconds before it accepts a message, and again before it responds. */
  slowDown(ms: number): void
  close(): Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

interface Answer {
  status: number
  body: object
}

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

const resource = ({ sid, to, from, body, sentAt }: TwilioText): object => ({
  sid,
  account_sid: TWILIO.accountSid,
  api_version: '2010-04-01',
  to,
  from,
  body,
  direction: 'outbound-api',
  status: 'queued',
  num_segments: '1',
  num_media: '0',
  date_created: sentAt.toUTCString(),
  date_sent: sentAt.toUTCString(),
  date_updated: sentAt.toUTCString(),
  error_code: null,
  error_message: null,
  price: null,
  price_unit: 'USD',
  messaging_service_sid: null,
  uri: `${PATH.replace('.json', '')}/${sid}.json`,
  subresource_uris: {},
})

function refuseUnknown(given: Iterable<string>, known: Set<string>): Answer | null {
  const unknown = [...given].filter((name) => !known.has(name))
  return unknown.length > 0 ? refusal(400, 20_001, `Unknown parameter ${unknown.join(', ')}`) : null
}

export async function startTwilioStandIn(now: () => Date = () => new Date()): Promise<TwilioStandIn> {
  const texts: TwilioText[] = []
  const tries: Record<string, string>[] = []
  const faults: TwilioFault[] = []
  let lagMs = 0
  const lag = () => sleep(lagMs, undefined, { ref: false })

  function take(fields: Record<string, string>): Answer {
    const unknown = refuseUnknown(Object.keys(fields), CREATE_PARAMETERS)
    if (unknown) return unknown
    const { To: to = '', From: from = fields.MessagingServiceSid ?? '', Body: body = '', StatusCallback } = fields
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return refusal(400, 21_211, "The 'To' number is not a valid phone number.")
    if (!from) return refusal(400, 21_603, "A 'From' phone number is required.")
    if (!body || body.length > LONGEST_BODY) return refusal(400, 21_617, 'The message body is not of a valid length.')
    const sid = `SM${randomBytes(16).toString('hex')}`
    const text = { sid, to, from, body, statusCallback: StatusCallback ?? null, sentAt: now() }
    texts.push(text)
    return { status: 201, body: resource(text) }
  }

  function list(query: URLSearchParams): Answer {
    const unknown = refuseUnknown(query.keys(), LIST_PARAMETERS)
    if (unknown) return unknown
    const after = query.get('DateSent>')
    const found = texts.filter(
      ({ to, from, sentAt }) =>
        (!query.has('To') || to === query.get('To')) &&
        (!query.has('From') || from === query.get('From')) &&
        (after === null || sentAt >= new Date(after)),
    )
    const body = { messages: found.toReversed().map(resource), next_page_uri: null, page: 0, page_size: 50 }
    return { status: 200, body }
  }

  /** A call to send a message, with the next fault. */
  async function create(fields: Record<string, string>): Promise<Answer | 'break'> {
    tries.push(fields)
    const fault = faults.shift()
    if (fault?.kind === 'error') return refusal(fault.status, fault.code, 'The stand-in was told to fail.')
    // Never taken: the caller has left long before, and a later test would find the message among its own.
    if (fault?.kind === 'hang') return await new Promise<never>(() => undefined)
    if (fault?.kind === 'break') return 'break'
    await lag()
    const taken = take(fields)
    await lag()
    if (fault?.kind === 'take_and_break') return 'break'
    return fault?.kind === 'take_and_fail' ? refusal(500, 20_500, 'Internal server error') : taken
  }

  function refuse({ headers, method }: IncomingMessage, path: string): Answer | null {
    const basic = `Basic ${Buffer.from(`${TWILIO.accountSid}:${TWILIO.authToken}`).toString('base64')}`
    if (headers.authorization !== basic) return refusal(401, 20_003, 'Authenticate')
    if (path !== PATH) return refusal(404, 20_404, 'The requested resource was not found')
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
    return method === 'POST' && !isForm ? refusal(415, 20_002, 'Unsupported media type') : null
  }

  async function answer(incoming: IncomingMessage): Promise<Answer | 'break'> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://twilio')
    const text = await bodyOf(incoming)
    const refused = refuse(incoming, pathname)
    if (refused) return refused
    if (incoming.method === 'GET') return list(searchParams)
    return create(Object.fromEntries(new URLSearchParams(text)))
  }

  const server = createServer(async (incoming, response) => {
    const given = await answer(incoming)
    if (given === 'break') return void incoming.socket.destroy()
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    tries,
    fail: (...next) => void faults.push(...next),
    slowDown: (ms) => {
      lagMs = ms
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A webhook call of Twilio with its signature, as arguments for the app's `inject`. */
export function twilioCall(origin: string, path: string, fields: Record<string, string>, token = TWILIO.authToken) {
  return {
    method: 'POST' as const,
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(token, origin + path, fields),
    },
  }
}
