import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import {
  AppError,
  asAppError,
  databaseCodeOf,
  FOREIGN_KEY_VIOLATION,
  hasDatabaseCode,
  publicError,
} from '../errors/errors.ts'

/** An import of `node:http` would load all that it exports, a second HTTP client included, which takes 17 MiB. */
export const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** PostgreSQL's class of data exceptions: numbers out of range, texts too long, NUL. */
const DATA_EXCEPTION = '22'
const isDataException = (error: unknown): boolean => databaseCodeOf(error)?.startsWith(DATA_EXCEPTION) ?? false
const CHECK_FIELDS = 'Please check the marked fields.'
/** The message names unknown fields, which have no entry of their own. */
const LONGEST_MESSAGE = 200

/** The framework's own errors, in our words. */
const FRAMEWORK: Record<string, [status: number, code: ErrorCode, message: string]> = {
  FST_ERR_BAD_URL: [400, 'invalid_request', 'That address cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'invalid_request', 'That address is too long.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large', 'That is too long to send.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'Please send JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid_json', 'That is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_request', 'The request arrived incomplete.'],
}

interface Issue {
  instancePath: string
  message?: string | undefined
}

const fieldOf = ({ instancePath }: Issue): string => instancePath.replace(/^\//, '').replaceAll('/', '.')

/** Validation errors by field; an error of the whole body is only in the message. */
function invalidInput(issues: readonly Issue[]): AppError {
  const named = issues.filter((issue) => fieldOf(issue) !== '')
  // Only the first error of a field is shown.
  const fields = Object.fromEntries(named.toReversed().map((issue) => [fieldOf(issue), issue.message ?? CHECK_FIELDS]))
  const ofTheWhole = issues.find((issue) => fieldOf(issue) === '')
  const message = (issues.length === 1 ? issues[0]?.message : ofTheWhole?.message) || CHECK_FIELDS
  return new AppError(400, 'invalid_input', message.slice(0, LONGEST_MESSAGE), { fields })
}

function toAppError(error: FastifyError): FastifyError | AppError {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  if (isDataException(error)) {
    return new AppError(400, 'invalid_input', 'That contains a value that cannot be stored.', { cause: error })
  }
  // A referenced row is gone, such as a helper deleted in another window.
  if (hasDatabaseCode(error, FOREIGN_KEY_VIOLATION)) {
    const gone = 'This belongs to something that has been deleted. Please reload the page.'
    return new AppError(404, 'gone', gone, { cause: error })
  }
  const known = FRAMEWORK[error.code]
  if (known) return new AppError(...known, { cause: error })
  const ours = asAppError(error)
  if (ours) return ours
  const { statusCode } = error
  // The file server answers 403 for paths that cannot be files; to us they are just missing.
  if (statusCode === 403) return new AppError(404, 'not_found', 'Not found', { cause: error })
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return error
  return new AppError(statusCode, 'invalid_request', 'The server could not read this request.', { cause: error })
}

/** Answers with the public part of an error, also outside of any route. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  const known = toAppError(error)
  if (isDataException(error))
    request.log.error({ err: error }, 'the contract accepted a value that no column can store')
  const isOurs = known instanceof AppError
  if (isOurs && known.detail.retryAfter) reply.header('retry-after', known.detail.retryAfter)
  const extra = isOurs ? known.detail.extra : {}
  reply
    .status(isOurs ? known.status : 500)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({ error: publicError(known, request.log), ...extra })
}

export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
}

type Refusal = [status: number, code: string, message: string]

const UNREADABLE: Refusal = [400, 'invalid_request', 'The server could not read this request.']
const BY_CODE: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers of this request are too long.'],
}

/** Answers malformed HTTP, which never reaches a route, in our error shape. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const [status, code, message] = BY_CODE[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ error: { code, message } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

type RawIssue = z.core.$ZodRawIssue

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const UNITS: Record<string, string> = { string: 'character', array: 'item' }

/** `messageLength` → `Message length`. */
function inWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function subjectOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string')
  if (field === undefined) return 'The request body'
  const last = path.at(-1)
  return typeof last === 'number' ? `${inWords(field)}, item ${last + 1},` : inWords(field)
}

function limited(origin: string, bound: 'at least' | 'at most', limit: number | bigint): string {
  const unit = UNITS[origin]
  if (!unit) return `must be ${bound} ${limit}`
  return `must have ${bound} ${limit} ${limit === 1 ? unit : `${unit}s`}`
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `must be ${values[0]}` : `must be one of: ${values.join(', ')}`

function problemOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return limited(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return limited(issue.origin, 'at most', issue.maximum)
    default:
      return 'is not valid'
  }
}

/** What is wrong with a field in plain English, where the contract has no message of its own. */
export function wordProblems(): void {
  z.config({
    customError: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field: ${issue.keys.join(', ')}.`
        : `${subjectOf(issue.path ?? [])} ${problemOf(issue)}.`,
  })
}
