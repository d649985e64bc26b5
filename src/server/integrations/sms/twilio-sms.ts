import type { Twilio } from 'twilio'
import type RequestClient from 'twilio/lib/base/RequestClient.js'
import type * as http from 'twilio/lib/http/response.js'
import type { SmsCommand } from '../../../core/sms/sms-commands.ts'
import { AppError } from '../../platform/errors/errors.ts'
import { SmsError } from '../port-errors.ts'
import type { InboundSms, ProviderCall, Sms, SmsFailure, SmsReport } from './port.ts'

/** Twilio's error codes: https://www.twilio.com/docs/api/errors */
const CODES: Record<number, SmsFailure> = {
  21610: 'opted_out',
  21211: 'bad_number',
  21217: 'bad_number',
  21219: 'bad_number',
  21408: 'bad_number',
  21612: 'bad_number',
  21614: 'bad_number',
  30003: 'bad_number',
  30004: 'filtered',
  30005: 'bad_number',
  30006: 'bad_number',
  30007: 'filtered',
}

const failureOfCode = (code: number | null): SmsFailure => (code === null ? 'refused' : (CODES[code] ?? 'refused'))

const TOO_MANY = 429
const UNAVAILABLE = 503
const SERVER_FAULT = 500

/** No connection was made, so nothing reached Twilio. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** 429 and 503 come before any work; after other server errors or a timeout the message may have been accepted. */
function toSmsError(error: unknown): SmsError {
  const { status, code } = error as { status?: number; code?: number | string }
  const number = typeof code === 'number' ? code : null
  if (status === undefined) {
    const kind = NEVER_LEFT.has(String(code)) ? 'later' : 'unknown'
    return new SmsError(kind, `Twilio did not answer (${typeof code === 'string' ? code : 'no code'})`)
  }
  const text = `Twilio answered ${status}, error ${number ?? 'none'}`
  if (status === TOO_MANY || status === UNAVAILABLE) return new SmsError('later', text, number)
  if (status >= SERVER_FAULT) return new SmsError('unknown', text, number)
  return new SmsError(failureOfCode(number), text, number)
}

/** Twilio's statuses in order: https://www.twilio.com/docs/messaging/api/message-resource */
const REPORTED = new Map<string, SmsReport['status']>(
  Object.entries({
    sent: 'sent',
    delivered: 'delivered',
    read: 'delivered',
    partially_delivered: 'failed',
    undelivered: 'failed',
    failed: 'failed',
    canceled: 'failed',
  }),
)

/** Throws 403 unless the call is signed with our token. */
async function demandSignature(authToken: string, { url, signature, fields }: ProviderCall): Promise<void> {
  const { validateRequest } = (await import('twilio')).default
  if (signature === null || !validateRequest(authToken, signature, url, fields)) {
    throw new AppError(403, 'bad_signature', 'That call was not signed.')
  }
}

function field(fields: Record<string, string>, name: string): string {
  const value = fields[name]
  if (value === undefined) throw new AppError(400, 'invalid_request', `${name} is missing.`)
  return value
}

/** Twilio's ids have 34 characters; our column holds 64. */
function idOf(fields: Record<string, string>): string {
  const id = field(fields, 'MessageSid')
  if (!/^\w{1,64}$/.test(id)) throw new AppError(400, 'invalid_request', 'MessageSid cannot be read.')
  return id
}

/** https://www.twilio.com/docs/messaging/guides/advanced-opt-out */
const OPT_OUT_TYPES = new Map<string, SmsCommand>([
  ['STOP', 'stop'],
  ['START', 'start'],
  ['HELP', 'help'],
])

const toIncoming = (fields: Record<string, string>): InboundSms => ({
  id: idOf(fields),
  from: field(fields, 'From'),
  body: fields.Body ?? '',
  command: OPT_OUT_TYPES.get(fields.OptOutType ?? '') ?? null,
  hasMedia: Number(fields.NumMedia) > 0,
})

/** Null for a status before sending, which says nothing yet. */
function toReport(fields: Record<string, string>): SmsReport | null {
  const id = idOf(fields)
  const status = REPORTED.get(field(fields, 'MessageStatus'))
  if (!status) return null
  const code = /^\d{1,9}$/.test(fields.ErrorCode ?? '') ? Number(fields.ErrorCode) : null
  return { id, status, code, failure: status === 'failed' ? failureOfCode(code) : null }
}

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
