import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmEmail, outboxOf } from '../../../../../tests/support/account-emails.ts'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { OIDC_CLIENT, type OidcStandIn, startOidcStandIn } from '../../../../../tests/support/oidc-stand-in.ts'
import { addTotp } from '../../../../../tests/support/second-factor.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { AddressAnswer, AuthMethods, SignInMethods } from '../../../../contract/sign-in.ts'

const APP = 'http://localhost'
const RETURN = `${APP}/api/auth/workspace/return`
// The provider reads the machine's own clock: ours must not be far from it.
const clock = new FixedClock(new Date().toISOString())
let oidc: OidcStandIn
let app: TestApp

beforeAll(async () => {
  oidc = await startOidcStandIn()
  const workspace = { issuer: oidc.issuer, name: 'Example', ...OIDC_CLIENT }
  app = await openTestApp({ clock, config: { appUrl: APP, workspace } })
})
afterAll(async () => {
  await app.close()
  await oidc.close()
})

const locationOf = (answer: { headers: Record<string, unknown> }): string => String(answer.headers.location)
/** Our path that the provider redirects to. */
const pathOf = (url: string): string => url.replace(APP, '')

async function begin(client: Client, next = ''): Promise<string> {
  const answer = await client.get(`/api/auth/workspace${next && `?next=${encodeURIComponent(next)}`}`)
  expect(answer.status).toBe(302)
  return locationOf(answer)
}

/** Completes the sign-in as this login; returns the final page. */
async function enter(login: string, client = new Client(app), next = '') {
  const back = await oidc.signIn(await begin(client, next), login)
  const answer = await client.get(pathOf(back))
  return { client, page: locationOf(answer), back }
}

async function pendingSignUp(login: string): Promise<{ client: Client; user: User }> {
  const { client, page } = await enter(login)
  expect(page).toBe('/signin')
  const made = await client.post<{ user: User }>('/api/auth/complete-sign-up', {
    adult: true,
    timeZone: 'Europe/Paris',
  })
  expect(made.status).toBe(201)
  return { client, user: made.body.user }
}

async function link(person: Person, login: string): Promise<string> {
  const { body } = await person.post<AddressAnswer>('/api/user/workspace')
  return locationOf(await person.get(pathOf(await oidc.signIn(body.url, login))))
}

describe('an unreachable provider', () => {
  it('leaves other sign-in methods usable, and is tried again', async () => {
    expect((await new Client(app).get('/api/auth/workspace')).status).toBe(502)
    const page = await app.http.inject({ url: '/api/auth/workspace', headers: { accept: 'text/html' } })
    expect(page).toMatchObject({ statusCode: 302, headers: { location: '/signin?problem=unreachable' } })
    expect((await signUp(app)).user.id).toBeGreaterThan(0)
    oidc.open(RETURN)
    expect(await begin(new Client(app))).toMatch(new RegExp(`^${oidc.issuer}/auth\\?`))
  })
})

describe('sign-in by workspace', () => {
  it('redirects to the provider with PKCE, state and nonce', async () => {
    const { searchParams } = new URL(await begin(new Client(app)))
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    expect(searchParams.get('redirect_uri')).toBe(RETURN)
    expect(searchParams.get('response_type')).toBe('code')
  })

  it('creates an account by the provider’s subject alone, and finds it again', async () => {
    const { client, user } = await pendingSignUp('ada')
    expect(user).toMatchObject({
      firstName: 'ada of the',
      lastName: 'workspace',
      timeZone: 'Europe/Paris',
      email: null,
    })
    const { rows } = await app.services.db.$client.query('select replit_id from users where id = $1', [user.id])
    expect(rows).toEqual([{ replit_id: 'ada' }])
    expect((await client.get('/api/auth/me')).status).toBe(200)
    const again = await enter('ada')
    expect(again.page).toBe('/conversations')
    expect((await again.client.get<{ user: User }>('/api/auth/me')).body.user.id).toBe(user.id)
  })

  it('never merges accounts by the provider’s email address', async () => {
    const person = await signUp(app, { email: 'eve@workspace.example' })
    const { user } = await pendingSignUp('eve')
    expect(user.id).not.toBe(person.user.id)
  })

  it.each([
    ['/create', '/create'],
    ['https://evil.example/', '/conversations'],
    ['//evil.example', '/conversations'],
    ['/\\evil.example', '/conversations'],
    ['/.//evil.example', '/conversations'],
    ['/api/auth/sign-out', '/conversations'],
  ])('redirects to our own pages only: %s', async (next, page) => {
    await pendingSignUp(`next-${next}`.replaceAll(/[^a-z-]/g, '-')).catch(() => undefined)
    expect((await enter(`next-${next}`.replaceAll(/[^a-z-]/g, '-'), new Client(app), next)).page).toBe(page)
  })

  it('refuses a response with another state', async () => {
    const client = new Client(app)
    const back = new URL(await oidc.signIn(await begin(client), 'state'))
    back.searchParams.set('state', 'forged')
    expect(locationOf(await client.get(pathOf(back.href)))).toBe('/signin?problem=refused')
    expect((await client.get('/api/auth/methods')).body).toMatchObject({ pendingSignUp: null })
  })

  it('accepts a response once, in the browser that started it', async () => {
    const { client, back } = await enter('replay')
    expect(locationOf(await client.get(pathOf(back)))).toBe('/signin?problem=expired')
    const stolen = await oidc.signIn(await begin(new Client(app)), 'replay')
    expect(locationOf(await new Client(app).get(pathOf(stolen)))).toBe('/signin?problem=expired')
    // A code that was used is refused by the provider, whatever else is right about it.
    const other = new Client(app)
    await begin(other)
    expect(locationOf(await other.get(pathOf(back)))).toBe('/signin?problem=refused')
  })

  it('refuses a token with another nonce', async () => {
    const client = new Client(app)
    const url = new URL(await begin(client))
    url.searchParams.set('nonce', 'somebody-elses-nonce')
    const back = await oidc.signIn(url.href, 'nonce')
    expect(locationOf(await client.get(pathOf(back)))).toBe('/signin?problem=refused')
  })

  it('refuses a code that belongs to another verifier', async () => {
    const client = new Client(app)
    const url = new URL(await begin(client))
    url.searchParams.set('code_challenge', 'A'.repeat(43))
    const back = await oidc.signIn(url.href, 'verifier')
    expect(locationOf(await client.get(pathOf(back)))).toBe('/signin?problem=refused')
  })

  it('requires the second factor', async () => {
    const { client, user } = await pendingSignUp('careful')
    const totp = await addTotp(Object.assign(client, { user }), clock)
    const again = await enter('careful')
    expect(again.page).toBe('/signin')
    expect((await again.client.get('/api/auth/me')).status).toBe(401)
    expect((await again.client.get<AuthMethods>('/api/auth/methods')).body.secondFactor).toEqual(['totp', 'recovery'])
    expect((await again.client.post('/api/auth/second-factor', { code: totp.code() })).status).toBe(200)
  })

  it('can’t sign in a suspended person', async () => {
    const { user } = await pendingSignUp('suspended')
    await app.services.db.$client.query('update users set suspended_at = now() where id = $1', [user.id])
    expect((await enter('suspended')).page).toBe('/signin?problem=suspended')
  })
})

describe('linking a workspace', () => {
  it('signs in to the account, and can be undone while another method is left', async () => {
    const person = await signUp(app)
    expect(await link(person, 'linked')).toBe('/settings?linked=workspace')
    expect((await person.get<SignInMethods>('/api/user/sign-in-methods')).body.workspace).toBe(true)
    const { client } = await enter('linked')
    expect((await client.get<{ user: User }>('/api/auth/me')).body.user.id).toBe(person.user.id)
    expect((await person.del('/api/user/workspace')).status).toBe(204)
    expect((await enter('linked')).page).toBe('/signin')
  })

  it('notifies the account’s owner by email', async () => {
    const person = await signUp(app, { email: 'links@example.org' })
    await confirmEmail(app, person)
    await link(person, 'told')
    const [email] = await outboxOf(app, person)
    expect(email?.text).toContain('A workspace was linked to your account')
  })

  it('refuses an identity that is linked to another account', async () => {
    await pendingSignUp('taken')
    expect(await link(await signUp(app), 'taken')).toBe('/settings?problem=taken')
  })

  it('fails in a browser that is signed in to another account', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const { body } = await person.post<AddressAnswer>('/api/user/workspace')
    const back = await oidc.signIn(body.url, 'crossed')
    await person.post('/api/auth/sign-in', { username: other.user.username, password: PASSWORD })
    expect(locationOf(await person.get(pathOf(back)))).toBe('/settings?problem=expired')
    expect((await enter('crossed')).page).toBe('/signin')
  })

  it('keeps the last sign-in method', async () => {
    const { client } = await pendingSignUp('only-way')
    expect((await client.del('/api/user/workspace')).status).toBe(409)
  })
})
