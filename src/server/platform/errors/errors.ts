import type { ErrorCode } from '../../../contract/error-codes.ts'

/** `away`: the database does not answer. `full`: it answers but cannot be written to. */
type Outage = 'away' | 'full'

/**
 * SQLSTATEs of a server that can't work now: connection lost (08), sign-in refused (28), database gone (3D), something
 * used up (53), shut down or starting (57P), a broken disk (58).
 */
const AWAY_STATE = /^((08|28|3D|53|58)\w{3}|57P\w\d)$/
/** Disk full; read only, as a standby is. */
const FULL = /^(53100|25006|ENOSPC|EDQUOT|EROFS)$/
const AWAY_SOCKET =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTDOWN|EHOSTUNREACH|ENETDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/
/** The driver's own errors have no code. */
const AWAY_TEXT =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/

function outageOfOne(error: Error): Outage | null {
  const code = 'code' in error ? String(error.code) : ''
  if (FULL.test(code)) return 'full'
  // Such as a missing or unreadable socket directory.
  const isUnconnected = 'syscall' in error && error.syscall === 'connect'
  const isAway = isUnconnected || AWAY_STATE.test(code) || AWAY_SOCKET.test(code) || AWAY_TEXT.test(error.message)
  return isAway ? 'away' : null
}

/** The database outage behind an error or its cause; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null
  return outageOfOne(error) ?? outageOf(error.cause)
}

/** The root cause of an error. Wrapping errors may hold the values of a query. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error

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

/** The session of a non-public route, which the guard has checked. */
export function sessionOf<Session>({ session }: { session: Session | null }): Session {
  if (!session) throw new AppError(401, 'signed_out', 'Please sign in first.')
  return session
}
