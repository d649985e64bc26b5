import { AppError } from '../errors/errors.ts'

/** What may be logged of an error: type, codes and SQL text. Errors of outside services quote what they were sent. */
interface ErrorOutline {
  type: string
  message: string
  stack: string
  code?: string | number
  status?: number
  query?: string
  constraint?: string
  cause?: ErrorOutline
  errors?: ErrorOutline[]
}

/** Deeper causes, and further errors of an AggregateError, add nothing. */
const MOST = 5
const LONGEST = 500
const LONGEST_QUERY = 4000

const FRAME = /^ {4}at (?:[\w.<>[\]#$ -]{1,200} \()?(?:file:\/\/|node:|\/)[^\s()]{1,400}:\d{1,7}:\d{1,7}\)?$/
/** Error fields that hold requests to a service or its responses. */
const SERVICE_FIELDS = ['headers', 'request', 'response', 'body', 'raw', 'command', 'moreInfo', 'endpoint', 'input']
/** SQLSTATEs whose messages quote values: data exceptions and constraint violations. */
const QUOTING = /^(22|23)/

/** Email addresses, phone and card numbers, keys and tokens. */
const SECRETS = /[^\s@<>"']{1,64}@[^\s@<>"']{1,255}|\+?\d(?:[ ().-]{0,2}\d){6,30}|[\w-]{40,}/g
const QUOTED = /"[^"]*"|“[^“”]*”/g

type Fields = Error & Record<string, unknown>

const isQuery = (error: Fields): boolean => typeof error.query === 'string' && 'params' in error
const isOfDatabase = ({ code, severity }: Fields): boolean => typeof code === 'string' && typeof severity === 'string'
const isOfService = (error: Fields): boolean =>
  !(error instanceof AppError) && SERVICE_FIELDS.some((field) => error[field] !== undefined)

function messageOf(error: Fields): string {
  if (isQuery(error)) return 'Failed query'
  if (isOfService(error)) return 'an outside service failed'
  const quotes = error instanceof SyntaxError || (isOfDatabase(error) && QUOTING.test(String(error.code)))
  const message = quotes ? error.message.replace(QUOTED, '"…"') : error.message
  return message.slice(0, LONGEST).replace(SECRETS, '…')
}

/** Only the frames, without the message above them. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  const below = at < 0 ? stack : stack.slice(at + message.length)
  return below
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const shortCode = (value: unknown): string | number | undefined =>
  typeof value === 'string' && /^\w{1,64}$/.test(value) ? value : numberOf(value)

function fieldsOf(error: Fields): Omit<ErrorOutline, 'type' | 'message' | 'stack' | 'cause' | 'errors'> {
  const code = shortCode(error.code)
  const status = numberOf(error.status) ?? numberOf(error.statusCode) ?? numberOf(error.responseCode)
  return {
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    ...(isQuery(error) ? { query: String(error.query).slice(0, LONGEST_QUERY) } : {}),
    ...(isOfDatabase(error) && typeof error.constraint === 'string' ? { constraint: error.constraint } : {}),
  }
}

export function outlineError(thrown: unknown, depth = 0): ErrorOutline {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'no error was thrown', stack: '' }
  const error = thrown as Fields
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...fieldsOf(error),
    ...(error.cause === undefined || depth >= MOST ? {} : { cause: outlineError(error.cause, depth + 1) }),
    ...(errors.length === 0 || depth >= MOST
      ? {}
      : { errors: errors.slice(0, MOST).map((one) => outlineError(one, depth + 1)) }),
  }
}

/** An error with only its outline, for libraries that store errors. */
export function plainError(thrown: unknown): Error {
  const { type, message, code, stack, cause } = outlineError(thrown)
  const because = cause && `: ${cause.type} ${cause.code ?? ''} ${cause.message}`
  const plain = new Error(`${type} ${code ?? ''} ${message}${because ?? ''}`)
  plain.stack = stack
  return plain
}
