import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, signUp } from '../../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import { fillSkeletons } from './sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { operators: ['boss7'] } })
  await signUp(app, { username: 'ottavia1' })
})
afterAll(() => app.close())

const tryName = async (username: string) => {
  const fields = { username, password: PASSWORD, adult: true, timeZone: 'UTC' }
  const { status, body } = await new Client(app).post<ErrorBody>('/api/auth/sign-up', fields)
  return { status, error: body.error?.fields?.username }
}

describe('a username', () => {
  it.each([
    ['оttavia1', 'with a Cyrillic о'],
    ['ottavial', 'with an l for the 1'],
    ['OTTAVIA1', 'in capitals'],
    ['оttаviа1', 'mostly Cyrillic'],
  ])('%s (%s) does not pass for another one', async (username) => {
    expect(await tryName(username)).toEqual({ status: 409, error: expect.stringContaining('looks like it') })
  })

  it.each(['support', 'root', 'admin', 'Аdmin', 'coterie', 'moderator', 'security_team', 'postmaster', 'no-reply'])(
    '%s is kept for nobody',
    async (username) => {
      expect(await tryName(username)).toEqual({ status: 409, error: expect.stringContaining('another') })
    },
  )

  it.each(['boss-7', 'b.o.s.s_7', 'bòss7', 'boss7.'])('%s does not pass for the operator boss7', async (username) => {
    expect(await tryName(username)).toEqual({ status: 409, error: expect.stringContaining('another') })
  })

  it.each([
    '...',
    '_-_',
    'ad\u200bda',
    'ada\u3164',
    '\u115f\u115f\u115f',
    'a\u00adda',
    '\u0301ada',
    'a\u0332\u0333\u0334\u0335\u0336da',
  ])('%j is refused, because part of it shows nothing', async (username) => {
    expect(await tryName(username)).toEqual({ status: 400, error: expect.any(String) })
  })

  it('of any script is fine', async () => {
    for (const username of ['иван', 'さくら子', 'jürgen', 'zoë.1', 'محمد'])
      expect([username, (await tryName(username)).status]).toEqual([username, 201])
  })

  it('of two sign-ups at once belongs to the first', async () => {
    const answers = await Promise.all(['paypal-fan', 'раураl-fan', 'pаypаl-fan'].map(tryName))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})

it('accounts from before are compared as well, and keep names that look alike', async () => {
  const names = ['leila_m', 'ieila_rn']
  const made = await Promise.all(['older-one', 'older-two'].map((username) => signUp(app, { username })))
  for (const [nth, { user }] of made.entries())
    await app.services.db.execute(
      sql`update users set username = ${names[nth]}, username_skeleton = null where id = ${user.id}`,
    )
  await fillSkeletons(app.services)
  await fillSkeletons(app.services)
  expect((await tryName('leila_rn')).status).toBe(409)
  for (const username of names)
    expect((await new Client(app).post('/api/auth/sign-in', { username, password: PASSWORD })).status).toBe(200)
})

it('a browser that does not know its zone signs up in UTC', async () => {
  const { user } = await signUp(app, { username: 'nowhere', timeZone: 'Etc/Unknown' })
  expect((user satisfies User).timeZone).toBe('UTC')
})

it('a password typed on another keyboard signs in', async () => {
  await signUp(app, { username: 'marisol', password: 'ma\u00f1ana caf\u00e9 12' })
  const signIn = (password: string) => new Client(app).post('/api/auth/sign-in', { username: 'marisol', password })
  expect((await signIn('man\u0303ana cafe\u0301 12')).status).toBe(200)
  expect((await signIn('manana cafe 12')).status).toBe(401)
})
