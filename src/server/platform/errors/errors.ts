import type { ErrorCode } from '../../../contract/error-codes.ts'
import { type Outage, outageOf, rootOf } from '../outage/outage.ts'

interface ErrorDetail {
  /** What is wrong, by request field. */
  fields?: Record<string, string>
  /** Extra properties of the response, such as `existingHelper` of a 409. */
  extra?: Record<string, unknown>
  /** Seconds after which the call may be retried. */
  retryAfter?: number
  cause?: unknown
}

/** The error that features throw: its message is for the person, its cause for the log. */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly detail: ErrorDetail

  constructor(status: number, code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.detail = detail
  }
}

/** Another person's record looks the same as a missing one. */
export const notFound = (what: string, cause?: unknown): AppError =>
  new AppError(404, 'not_found', `${what} not found`, { cause })

/** The start fails because the database can't be opened or reached, or was encrypted with another key. */
export class DatabaseError extends Error {}

export const FOREIGN_KEY_VIOLATION = '23503'

export const UNIQUE_VIOLATION = '23505'

export const DEADLOCK = '40P01'

/** The SQLSTATE of an error or its cause; null if there is none. */
export function databaseCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : databaseCodeOf(error.cause)
}

export const hasDatabaseCode = (error: unknown, code: string): boolean => databaseCodeOf(error) === code

const UNAVAILABLE = 'unavailable'
const RIGHT_BACK: Record<Outage, string> = {
  away: 'We will be right back. Please try again in a moment.',
  full: 'We will be right back. Nothing new can be saved right now. Please try again in a few minutes.',
}
export const RETRY_AFTER_S = 5

export const unavailable = (cause: unknown, message: string): AppError =>
  new AppError(503, UNAVAILABLE, message, { cause, retryAfter: RETRY_AFTER_S })

/** Returns an AppError as it is and a database outage as `unavailable`; null for any other error. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const outage = outageOf(error)
  return outage && unavailable(error, RIGHT_BACK[outage])
}

export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError ? error.code === UNAVAILABLE : outageOf(error) !== null

interface PublicError {
  code: string
  message: string
  fields?: Record<string, string>
}

const UNEXPECTED = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }

interface ErrorLog {
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** What the browser sees of an error: an AppError's message, nothing of any other. Hidden errors are logged. */
export function publicError(error: unknown, log: ErrorLog): PublicError {
  const known = asAppError(error)
  if (!known) {
    log.error({ err: error }, 'unexpected error')
    return UNEXPECTED
  }
  const { code, message, detail } = known
  if (code === UNAVAILABLE) log.warn({ why: String(rootOf(known)) }, 'the database is unavailable')
  return { code, message, ...(detail.fields ? { fields: detail.fields } : {}) }
}
