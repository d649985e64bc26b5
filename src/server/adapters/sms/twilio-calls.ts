import { AppError } from '../../errors.ts'
import type { IncomingText, ProviderCall, TextReport } from '../../ports-sms.ts'
import { failureOfCode } from './twilio-errors.ts'

/** Statuses that Twilio reports, in the order that they come: https://www.twilio.com/docs/messaging/api/message-resource */
const REPORTED: Record<string, TextReport['status']> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  partially_delivered: 'failed',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/** Throws 403 for a call that was not signed with our token. */
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

export const toIncoming = (fields: Record<string, string>): IncomingText => ({
  id: field(fields, 'MessageSid'),
  from: field(fields, 'From'),
  body: fields.Body ?? '',
  answered: Boolean(fields.OptOutType),
})

/** Null: a step before anything left, which tells nothing. */
export function toReport(fields: Record<string, string>): TextReport | null {
  const id = field(fields, 'MessageSid')
  const status = REPORTED[field(fields, 'MessageStatus')]
  if (!status) return null
  const code = /^\d{1,9}$/.test(fields.ErrorCode ?? '') ? Number(fields.ErrorCode) : null
  return { id, status, code, failure: status === 'failed' ? failureOfCode(code) : null }
}
