import { type Outage, outageOf, rootOf } from './outage.ts'

/** What may go wrong, by the stable code that the browser sees. */
export interface ErrorDetail {
  /** Field of the request to what is wrong with it. */
  fields?: Record<string, string>
  /** What the answer carries beside `error`: `existingHelper` of a 409. */
  extra?: Record<string, unknown>
  /** Seconds after which a refused call may be tried again. */
  retryAfter?: number
  cause?: unknown
}

/** The one error that crosses the house: its message is meant for the person, its cause for the log. */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: ErrorDetail

  constructor(status: number, code: string, message: string, detail: ErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.detail = detail
  }
}

/** Another person's record is answered like one that does not exist. */
export const notFound = (what: string, cause?: unknown): AppError =>
  new AppError(404, 'not_found', `${what} not found`, { cause })

/** A fault of the start: no database opens or answers where one should, or what it holds is under another key. */
export class DatabaseError extends Error {}

/** PostgreSQL's code of a row that refers to one that is not there (any more). */
export const FOREIGN_KEY_VIOLATION = '23503'

/** PostgreSQL's code of a value that another row has already. */
export const UNIQUE_VIOLATION = '23505'

/** PostgreSQL's code (SQLSTATE) of an error, or of what caused it; null where there is none. */
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
/** Seconds after which a call may be tried again. */
export const RETRY_AFTER_S = 5

/** The refusal of a call that an outage is in the way of. */
export const unavailable = (cause: unknown, message: string): AppError =>
  new AppError(503, UNAVAILABLE, message, { cause, retryAfter: RETRY_AFTER_S })

/** The same for an error of the database, if it tells of an outage; an AppError as it is; null for any other error. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const outage = outageOf(error)
  return outage && unavailable(error, RIGHT_BACK[outage])
}

/** Is the database away, or can't be written to? */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError ? error.code === UNAVAILABLE : outageOf(error) !== null

export interface PublicError {
  code: string
  message: string
  fields?: Record<string, string>
}

const UNEXPECTED = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }

interface ErrorLog {
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** What the browser is told about an error: an AppError's own words, and nothing of any other. What it hides is logged. */
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
