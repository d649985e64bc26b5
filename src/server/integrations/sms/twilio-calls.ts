import type { SmsCommand } from '../../../core/sms/sms-commands.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { InboundSms, ProviderCall, SmsReport } from './port.ts'
import { failureOfCode } from './twilio-errors.ts'

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
export async function demandSignature(authToken: string, { url, signature, fields }: ProviderCall): Promise<void> {
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

export const toIncoming = (fields: Record<string, string>): InboundSms => ({
  id: idOf(fields),
  from: field(fields, 'From'),
  body: fields.Body ?? '',
  command: OPT_OUT_TYPES.get(fields.OptOutType ?? '') ?? null,
  hasMedia: Number(fields.NumMedia) > 0,
})

/** Null for a status before sending, which says nothing yet. */
export function toReport(fields: Record<string, string>): SmsReport | null {
  const id = idOf(fields)
  const status = REPORTED.get(field(fields, 'MessageStatus'))
  if (!status) return null
  const code = /^\d{1,9}$/.test(fields.ErrorCode ?? '') ? Number(fields.ErrorCode) : null
  return { id, status, code, failure: status === 'failed' ? failureOfCode(code) : null }
}
