import { SmsError } from '../port-errors.ts'
import type { SmsFailure } from './port.ts'

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

export const failureOfCode = (code: number | null): SmsFailure =>
  code === null ? 'refused' : (CODES[code] ?? 'refused')

const TOO_MANY = 429
const UNAVAILABLE = 503
const SERVER_FAULT = 500

/** No connection was made, so nothing reached Twilio. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** 429 and 503 come before any work; after other server errors or a timeout the message may have been accepted. */
export function toSmsError(error: unknown): SmsError {
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
