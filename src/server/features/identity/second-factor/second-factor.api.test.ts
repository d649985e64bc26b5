import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmEmail, outboxOf, tokenIn } from '../../../../../tests/support/account-emails.ts'
import { type Answer, Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { type AppOfPerson, addTotp } from '../../../../../tests/support/second-factor.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { RecoveryAnswer, SignInMethods, TotpSetup } from '../../../../contract/sign-in.ts'

const clock = new FixedClock('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.close())

const signIn = (client: Client, person: Person, password = PASSWORD) =>
  client.post<{ secondFactor?: string[] }>('/api/auth/sign-in', { username: person.user.username, password })

/** A new browser that has given the password and nothing else. */
async function halfIn(person: Person): Promise<Client> {
  const client = new Client(app)
  expect((await signIn(client, person)).status).toBe(202)
  return client
}

const give = (client: Client, code: string): Promise<Answer<ErrorBody>> =>
  client.post<ErrorBody>('/api/auth/second-factor', { code })
const signInMethods = async (person: Person): Promise<SignInMethods> =>
  (await person.get<SignInMethods>('/api/user/sign-in-methods')).body

async function guarded(): Promise<{ person: Person; totp: AppOfPerson }> {
  const person = await signUp(app)
  return { person, totp: await addTotp(person, clock) }
}

describe('an account with an authenticator app', () => {
  it('can’t be signed in to with the password alone', async () => {
    const { person } = await guarded()
    const client = new Client(app)
    const answer = await signIn(client, person)
    expect(answer).toMatchObject({ status: 202, body: { secondFactor: ['totp', 'recovery'] } })
    expect(answer.body).not.toHaveProperty('user')
    const { paths } = (await person.get<{ paths: Record<string, object> }>('/api/openapi.json')).body
    for (const path of Object.keys(paths).filter((each) => !each.includes('{'))) {
      if (
        !('get' in (paths[path] ?? {})) ||
        /\/(personas|plans|engine|session|methods|outbox|unsubscribe|workspace|safety|support)/.test(path)
      )
        continue
      expect({ path, status: (await client.get(path)).status }).toEqual({ path, status: 401 })
    }
    expect((await client.patch('/api/user/profile', { name: 'Mallory' })).status).toBe(401)
    expect((await client.del('/api/user/totp')).status).toBe(401)
  })

  it('signs in with a code, once, with a new session id', async () => {
    const { person, totp } = await guarded()
    const client = await halfIn(person)
    const before = client.cookie
    const code = totp.code()
    expect((await give(client, code)).status).toBe(200)
    expect(client.cookie).not.toBe(before)
    expect((await client.get('/api/auth/me')).status).toBe(200)
    const stolen = await app.http.inject({ url: '/api/auth/me', headers: { cookie: before } })
    expect(stolen.statusCode).toBe(401)
    // The same code is refused from then on, and so is one of an earlier time step.
    expect((await give(await halfIn(person), code)).status).toBe(401)
  })

  it('accepts the same code once in simultaneous requests', async () => {
    const { person, totp } = await guarded()
    const clients = await Promise.all(Array.from({ length: 5 }, () => halfIn(person)))
    const answers = await Promise.all(clients.map((client) => give(client, totp.code())))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  it('allows five attempts in a quarter of an hour, in parallel and from any address', async () => {
    const { person, totp } = await guarded()
    const clients = await Promise.all(Array.from({ length: 12 }, () => halfIn(person)))
    const answers = await Promise.all(clients.map((client, n) => give(client, String(n).padStart(6, '0'))))
    expect(answers.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(5)
    expect((await give(await halfIn(person), totp.code())).status).toBe(429)
    clock.advance(15 * 60_000)
    expect((await give(await halfIn(person), totp.code())).status).toBe(200)
  })

  it('signs in with each recovery code once, however it is typed', async () => {
    const { person, totp } = await guarded()
    const [code = ''] = totp.recoveryCodes
    expect(totp.recoveryCodes).toHaveLength(10)
    expect((await give(await halfIn(person), code.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await give(await halfIn(person), code)).status).toBe(401)
    expect((await signInMethods(person)).recoveryCodesLeft).toBe(9)
  })

  it('stores neither the secret nor a code readable', async () => {
    const person = await signUp(app)
    const { body } = await person.post<TotpSetup>('/api/user/totp')
    const { rows } = await app.services.db.$client.query('select secret from totp_secrets where user_id = $1', [
      person.user.id,
    ])
    expect(rows[0].secret.toString('latin1')).not.toContain(body.secret)
    expect(app.logLines.join('\n')).not.toContain(body.secret)
  })

  it('requires a code after a password reset too', async () => {
    const person = await signUp(app, { email: 'with-factor@example.org' })
    await confirmEmail(app, person)
    await addTotp(person, clock)
    await new Client(app).post('/api/auth/reset', { email: 'with-factor@example.org' })
    const email = (await outboxOf(app, person)).find(({ text }) => text.includes('/reset-password#'))
    const client = new Client(app)
    await client.post('/api/auth/reset/finish', { token: tokenIn(email?.text ?? ''), password: 'another good one' })
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await signIn(client, person, 'another good one')).status).toBe(202)
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })

  it('completes no sign-in that began before the password was changed', async () => {
    const { person, totp } = await guarded()
    const client = await halfIn(person)
    const { $client } = app.services.db
    const change = await $client.connect()
    await change.query('begin')
    await change.query('update users set password = null where id = $1', [person.user.id])
    const giving = give(client, totp.code())
    const isWaiting = `select exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) as yes`
    await until(
      () => change.query(isWaiting),
      ({ rows }) => rows[0].yes,
    )
    await change.query('delete from sessions where user_id = $1', [person.user.id])
    await change.query('commit')
    change.release()
    expect(await giving).toMatchObject({ status: 401, body: { error: { code: 'signed_out' } } })
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })

  it('drops a pending sign-in after a quarter of an hour', async () => {
    const { person, totp } = await guarded()
    const client = await halfIn(person)
    clock.advance(15 * 60_000 + 1)
    expect((await give(client, totp.code())).status).toBe(401)
  })

  it('tells suspended people why, and does not sign them in', async () => {
    const { person, totp } = await guarded()
    const client = await halfIn(person)
    await app.services.db.$client.query('update users set suspended_at = now() where id = $1', [person.user.id])
    expect((await give(client, totp.code())).status).toBe(403)
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })
})

describe('setting up an authenticator app', () => {
  it('takes effect only after a correct code', async () => {
    const person = await signUp(app)
    await person.post('/api/user/totp')
    expect((await person.post('/api/user/totp/confirm', { code: '000000' })).status).toBe(400)
    expect((await signIn(new Client(app), person)).status).toBe(200)
  })

  it('can’t replace an app that is in use', async () => {
    const { person } = await guarded()
    expect((await person.post('/api/user/totp')).status).toBe(409)
  })

  it('can be undone completely, including recovery codes', async () => {
    const { person, totp } = await guarded()
    expect((await person.del('/api/user/totp')).status).toBe(204)
    expect(await signInMethods(person)).toMatchObject({ totp: false, recoveryCodesLeft: 0 })
    expect((await signIn(new Client(app), person)).status).toBe(200)
    expect(totp.recoveryCodes).toHaveLength(10)
  })

  it('replaces the recovery codes and invalidates the old ones', async () => {
    const { person, totp } = await guarded()
    const { body } = await person.post<RecoveryAnswer>('/api/user/recovery-codes')
    expect((await give(await halfIn(person), totp.recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await give(await halfIn(person), body.recoveryCodes?.[0] ?? '')).status).toBe(200)
    expect((await (await signUp(app)).post('/api/user/recovery-codes')).status).toBe(409)
  })

  it('leaves ten recovery codes after simultaneous requests', async () => {
    const { person } = await guarded()
    await Promise.all(Array.from({ length: 4 }, () => person.post('/api/user/recovery-codes')))
    expect((await signInMethods(person)).recoveryCodesLeft).toBe(10)
  })

  it('requires the password when the sign-in is older than ten minutes', async () => {
    const { person } = await guarded()
    clock.advance(10 * 60_000)
    const refused = await person.del('/api/user/totp')
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'reauthenticate' } } })
    expect((await person.post('/api/auth/reauthenticate', { password: 'not this one' })).status).toBe(403)
    expect((await person.del('/api/user/totp')).status).toBe(403)
    expect((await person.post('/api/auth/reauthenticate', { password: PASSWORD })).status).toBe(204)
    expect((await person.del('/api/user/totp')).status).toBe(204)
  })
})
