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

export const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found'

/** A fault of the start: no database opens or answers where one should, or what it holds is under another key. */
export class DatabaseError extends Error {}

/** PostgreSQL's code of a row that refers to one that is not there (any more). */
export const FOREIGN_KEY_VIOLATION = '23503'

/** PostgreSQL's code of a value that another row has already. */
export const UNIQUE_VIOLATION = '23505'

/** Is this PostgreSQL's error of that code (SQLSTATE), itself or as the cause of another? */
export function hasDatabaseCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasDatabaseCode(error.cause, code)
}

export interface PublicError {
  code: string
  message: string
  fields?: Record<string, string>
}

const UNEXPECTED = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }

/** What the browser is told of an error: an AppError's own words, and nothing of any other. What it hides is logged. */
export function publicError(error: unknown, log: { error(fields: object, text: string): void }): PublicError {
  if (!(error instanceof AppError)) {
    log.error({ err: error }, 'unexpected error')
    return UNEXPECTED
  }
  const { code, message, detail } = error
  return { code, message, ...(detail.fields ? { fields: detail.fields } : {}) }
}
