import { AssertionError } from 'node:assert'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/errors.ts'
import { createLog } from './log.ts'
import { outlineError, plainError } from './outline-error.ts'

const SECRET = 'my sister is pregnant'

const databaseError = (code: string, message: string, fields: object = {}): Error =>
  Object.assign(new Error(message), { code, severity: 'ERROR', ...fields })

const failing = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

const ERRORS: Record<string, unknown> = {
  'a query': new DrizzleQueryError(
    'insert into messages values ($1)',
    [SECRET],
    databaseError('42P01', 'no such table'),
  ),
  'a query, as a cause': new Error('save', { cause: new DrizzleQueryError('select $1', [`\n    at ${SECRET}`]) }),
  'a value of no type': databaseError('22P02', `invalid input syntax for type integer: "${SECRET}"`),
  'a violated constraint': databaseError('23505', 'duplicate key', {
    detail: `Key (name)=(${SECRET}) already exists.`,
  }),
  'a query in a where': databaseError('42601', 'syntax error', { where: SECRET, hint: SECRET, internalQuery: SECRET }),
  JSON: failing(`{"a": ${SECRET}`),
  'an SDK of a model': Object.assign(new Error(`400 ${SECRET}`), {
    status: 400,
    headers: {},
    error: { message: SECRET },
  }),
  undici: Object.assign(new Error('Response status code 400'), { body: { input: SECRET }, statusCode: 400 }),
  nodemailer: Object.assign(new Error(`550 no ${SECRET}`), { responseCode: 550, response: SECRET, command: 'RCPT TO' }),
  stripe: Object.assign(new Error(`No such customer: ${SECRET}`), { raw: { message: SECRET }, statusCode: 404 }),
  twilio: Object.assign(new Error(`The number ${SECRET}`), { status: 400, code: 21_211, moreInfo: 'https://…' }),
  several: new AggregateError([databaseError('22001', `too long: "${SECRET}"`)], 'all of them'),
  'an assertion': new AssertionError({ actual: SECRET, expected: 1, operator: 'equal', message: 'not equal' }),
  'no error': SECRET,
  'an object': { message: SECRET, stack: SECRET },
}

describe('outlineError', () => {
  it.each(Object.entries(ERRORS))('contains none of the request data: %s', (_name, error) => {
    expect(JSON.stringify(outlineError(error))).not.toContain('sister')
    const plain = plainError(error)
    expect(`${plain.message}${plain.stack}${JSON.stringify(plain)}`).not.toContain('sister')
  })

  it('contains the query, the code and the stack', () => {
    const { query, cause, stack } = outlineError(ERRORS['a query'])
    expect(query).toBe('insert into messages values ($1)')
    expect(cause).toMatchObject({ code: '42P01', message: 'no such table' })
    expect(stack).toContain('log.test.ts')
    expect(outlineError(new AppError(502, 'payment_unavailable', 'No answer.'))).toMatchObject({
      type: 'AppError',
      message: 'No answer.',
      code: 'payment_unavailable',
    })
  })

  it.each([
    'not sent to ada.lovelace+x@example.com',
    'not sent to +1 (415) 555-0123',
    'not sent with c29tZSB0b2tlbiB0aGF0IG5vYm9keSBtYXkgc2VlIQ',
  ])('contains no address, number or token: %s', (message) => {
    expect(outlineError(new Error(message)).message).toMatch(/^not sent (to|with) ….?$/)
  })
})

it.each([
  ['beside a text', (error: Error, log: ReturnType<typeof createLog>) => log.error({ err: error }, 'failed')],
  ['without one', (error: Error, log: ReturnType<typeof createLog>) => log.error({ err: error })],
  ['alone', (error: Error, log: ReturnType<typeof createLog>) => log.error(error)],
])('errors are logged as their outline: %s', (_name, write) => {
  const lines: string[] = []
  write(ERRORS['a query'] as Error, createLog('trace', { write: (line: string) => lines.push(line) }))
  expect(lines.join()).toContain('insert into messages')
  expect(lines.join()).not.toContain('sister')
})
