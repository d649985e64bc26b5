import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, createHelper, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../contract/common.ts'

let app: TestApp
/** The operator. */
let first: Person
beforeAll(async () => {
  app = await openTestApp()
  first = await signUp(app)
})
afterAll(() => app.close())

const NUL = 'a\u0000b'

describe('a character that the database cannot store', () => {
  it('is refused with a clear error in every field', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    const answers = await Promise.all([
      new Client(app).post<ErrorBody>('/api/auth/sign-in', { username: NUL, password: 'whatever it is' }),
      person.patch<ErrorBody>('/api/user/profile', { name: NUL }),
      person.patch<ErrorBody>(`/api/helpers/${helper.id}`, { name: NUL }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body.error).toMatchObject({ code: 'invalid_input', message: expect.stringContaining('character') })
    }
  })
})

describe('a number that no column can hold', () => {
  const INT4 = ['2147483648', '-1', '0', '1.5', '1e400', 'NaN', '9999999999999999999999']
  const INT8 = ['9007199254740992', '9223372036854775808', '-1', '1.5', 'Infinity']

  it.each([
    ['/api/admin/users?before=', INT4],
    ['/api/admin/audit-log?before=', INT8],
    ['/api/memories?helperId=', INT4],
    ['/api/memories?offset=', ['100001', '-1', '1e400']],
    ['/api/memories?after=', ['1', '1_1e400', '1_-1', '1_99999999999999999999', '999999999999999_1']],
    ['/api/helpers/', INT4],
    ['/api/memories/', INT8],
  ])('is refused with a clear error: %s', async (address, numbers) => {
    for (const number of numbers) {
      const { status, body } = await first.get<ErrorBody>(`${address}${number}`)
      expect({ number, status, code: body.error.code }).toEqual({ number, status: 400, code: 'invalid_input' })
    }
  })
})

describe('an invalid URL', () => {
  it.each([
    ['/api/helpers/%ff', 400],
    ['/api/%', 400],
    [`/api/helpers/${'x'.repeat(500)}/messages`, 404],
    ['/api//helpers', 404],
    ['/api/%00', 404],
    ['/api/nothing', 404],
  ])('gets the standard error shape: %s', async (url, status) => {
    const answer = await app.http.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } })
    expect(answer.headers['x-request-id']).toBeTruthy()
  })

  it.each(['text/plain', 'application/xml'])('with a body of %s gets 415', async (type) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': type },
      payload: '{}',
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('an id or a limit that is no number', () => {
  it.each([
    ['/api/helpers/abc', { id: 'Id must be a number.' }],
    ['/api/memories?limit=abc', { limit: 'Limit must be a number.' }],
    ['/api/memories?helperId=1.5', { helperId: 'Helper id must be a whole number.' }],
  ])('is named in plain English: %s', async (url, fields) => {
    const { status, body } = await first.get<ErrorBody>(url)
    const message = Object.values(fields)[0]
    expect({ status, ...body }).toEqual({ status: 400, error: { code: 'invalid_input', message, fields } })
  })
})

describe('a method that a path of the API does not answer', () => {
  it.each([
    ['PUT', '/api/helpers', 'GET, HEAD, POST'],
    ['POST', '/api/helpers/7?x=1', 'GET, HEAD, PATCH, DELETE'],
    ['GET', '/api/auth/sign-in', 'POST'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ] as const)('gets 405 with those that it does: %s %s', async (method, url, allow) => {
    const answer = await app.http.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allow)
    expect(answer.json()).toEqual({ error: { code: 'method_not_allowed', message: expect.any(String) } })
  })
})

describe('a page', () => {
  it.each([
    ['GET', '*/*', 200],
    ['HEAD', 'text/html', 302],
    ['GET', 'application/json', 404],
    ['POST', 'text/html', 404],
  ] as const)('answers %s with Accept %s by %i', async (method, accept, status) => {
    const answer = await app.http.inject({ method, url: '/helpers', headers: { accept } })
    expect(answer.statusCode).toBe(status)
  })

  it('is never served in place of a missing file', async () => {
    for (const url of ['/assets/gone.js', '/gone.png', '/avatars/gone.svg?x=1']) {
      const answer = await app.http.inject({ url, headers: { accept: 'image/webp,*/*;q=0.8' } })
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('a missing field', () => {
  it('is named in the error, unless the contract has a better text', async () => {
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/sign-up', payload: { username: 'ada' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject({ password: 'Password is required.' })
  })
})
