import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { SoftPasskey } from '../../../../../tests/support/passkey.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { RecoveryAnswer, SignInMethods } from '../../../../contract/sign-in.ts'

const ORIGIN = 'https://coterie.example'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { appUrl: ORIGIN } })
})
afterAll(() => app.close())

interface Challenge {
  options: { challenge: string; rpId?: string; rp?: { id: string } }
}

async function register(person: Client, key: SoftPasskey) {
  const { body } = await person.post<Challenge>('/api/user/passkeys/options')
  return person.post<RecoveryAnswer>('/api/user/passkeys', key.register(body.options))
}

async function enter(key: SoftPasskey, client = new Client(app)) {
  const { body } = await client.post<Challenge>('/api/auth/passkey/options')
  return { client, answer: await client.post('/api/auth/passkey', key.show(body.options)) }
}

async function withPasskey(): Promise<{ person: Person; key: SoftPasskey }> {
  const person = await signUp(app)
  const key = new SoftPasskey(ORIGIN)
  expect((await register(person, key)).status).toBe(200)
  return { person, key }
}

const halfIn = async (person: Person): Promise<Client> => {
  const client = new Client(app)
  const answer = await client.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
  expect(answer).toMatchObject({ status: 202, body: { secondFactor: ['passkey', 'recovery'] } })
  return client
}

describe('a passkey', () => {
  it('is added with recovery codes, and signs in on its own', async () => {
    const person = await signUp(app)
    const key = new SoftPasskey(ORIGIN)
    const added = await register(person, key)
    expect(added.body.recoveryCodes).toHaveLength(10)
    const { client, answer } = await enter(key)
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.user.id } } })
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })

  it('is a second factor after the password', async () => {
    const { person, key } = await withPasskey()
    const client = await halfIn(person)
    expect((await client.get('/api/auth/me')).status).toBe(401)
    const { body } = await client.post<Challenge>('/api/auth/second-factor/passkey/options')
    expect((await client.post('/api/auth/second-factor/passkey', key.show(body.options))).status).toBe(200)
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })

  it('of another person is not accepted as a second factor', async () => {
    const { person } = await withPasskey()
    const { key: foreign } = await withPasskey()
    const client = await halfIn(person)
    const { body } = await client.post<Challenge>('/api/auth/second-factor/passkey/options')
    expect((await client.post('/api/auth/second-factor/passkey', foreign.show(body.options))).status).toBe(400)
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })

  it('answers a challenge once, and only one of its own kind', async () => {
    const { person, key } = await withPasskey()
    const client = new Client(app)
    const { body } = await client.post<Challenge>('/api/auth/passkey/options')
    const shown = key.show(body.options)
    expect((await client.post('/api/auth/passkey', shown)).status).toBe(200)
    expect((await new Client(app).post('/api/auth/passkey', shown)).status).toBe(400)
    const half = await halfIn(person)
    const second = await half.post<Challenge>('/api/auth/second-factor/passkey/options')
    expect((await new Client(app).post('/api/auth/passkey', key.show(second.body.options))).status).toBe(400)
  })

  it('that was cloned is refused because its counter has not grown', async () => {
    const { key } = await withPasskey()
    await enter(key)
    key.counter = 0
    expect((await enter(key)).answer.status).toBe(400)
  })

  it('must have verified its user', async () => {
    const { key } = await withPasskey()
    const client = new Client(app)
    const { body } = await client.post<Challenge>('/api/auth/passkey/options')
    expect((await client.post('/api/auth/passkey', key.show(body.options, 0x01))).status).toBe(400)
  })

  it('of another site is refused', async () => {
    const person = await signUp(app)
    expect((await register(person, new SoftPasskey('https://evil.example'))).status).toBe(400)
  })

  it('can’t sign in a suspended person', async () => {
    const { person, key } = await withPasskey()
    await app.services.db.$client.query('update users set suspended_at = now() where id = $1', [person.user.id])
    expect((await enter(key)).answer.status).toBe(403)
  })

  it('can be removed only by its owner', async () => {
    const { person, key } = await withPasskey()
    const stranger = await signUp(app)
    const [passkey] = (await person.get<SignInMethods>('/api/user/sign-in-methods')).body.passkeys
    expect((await stranger.del(`/api/user/passkeys/${passkey?.id}`)).status).toBe(404)
    expect((await person.del(`/api/user/passkeys/${passkey?.id}`)).status).toBe(204)
    expect((await enter(key)).answer.status).toBe(400)
    expect((await person.get<SignInMethods>('/api/user/sign-in-methods')).body).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    })
  })

  it('requires a host name, not an IP address', async () => {
    const plain = await openTestApp()
    const answer = await new Client(plain).post('/api/auth/passkey/options')
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'no_passkeys_here' } } })
    await plain.close()
  })
})
