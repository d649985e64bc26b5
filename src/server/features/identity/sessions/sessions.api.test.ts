import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { SessionsAnswer } from '../../../../contract/sign-in.ts'
import { completePasswordSignIn, signIn } from '../password/sign-in.ts'

const clock = new FixedClock('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.close())

async function another(person: Person): Promise<Client> {
  const client = new Client(app)
  await client.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })
  return client
}
const listOf = async (client: Client) => (await client.get<SessionsAnswer>('/api/user/sessions')).body.sessions

describe('the list of sessions', () => {
  it('names each browser and the current one, without anything that could sign in', async () => {
    const person = await signUp(app)
    await another(person)
    const list = await listOf(person)
    expect(list.map(({ current }) => current)).toEqual([false, true])
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'lastUsedAt'])
  })

  it('signs out one session of the person’s own', async () => {
    const person = await signUp(app)
    const stranger = await signUp(app)
    const other = await another(person)
    const [, id] = (await listOf(person)).map((session) => session.id).sort((a, b) => a - b)
    expect((await stranger.del(`/api/user/sessions/${id}`)).status).toBe(404)
    expect((await person.del(`/api/user/sessions/${id}`)).status).toBe(204)
    expect((await other.get('/api/auth/me')).status).toBe(401)
    expect((await person.get('/api/auth/me')).status).toBe(200)
  })

  it('signs out all other sessions', async () => {
    const person = await signUp(app)
    const others = [await another(person), await another(person)]
    expect((await person.del('/api/user/sessions')).status).toBe(204)
    for (const other of others) expect((await other.get('/api/auth/me')).status).toBe(401)
    expect(await listOf(person)).toHaveLength(1)
  })
})

it('does not begin with a password that was changed while it was checked', async () => {
  const person = await signUp(app)
  const { username } = person.user
  const caller = { address: '192.0.2.1', tokens: [], device: '', session: undefined }
  const account = await signIn(app.services, caller, { username, password: PASSWORD })
  const change = { currentPassword: PASSWORD, newPassword: 'a better horse battery' }
  expect((await person.post('/api/user/password', change)).status).toBe(204)
  await expect(completePasswordSignIn(app.services, caller, account)).rejects.toMatchObject({ status: 401 })
  expect(await listOf(person)).toHaveLength(1)
})

describe('a session', () => {
  it('never takes an id sent by the browser', async () => {
    const person = await signUp(app)
    const planted = 'A'.repeat(43)
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { cookie: `coterie_session=${planted}` },
      payload: { username: person.user.username, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies[0]?.value).not.toBe(planted)
    const { statusCode } = await app.http.inject({
      url: '/api/auth/me',
      headers: { cookie: `coterie_session=${planted}` },
    })
    expect(statusCode).toBe(401)
  })

  it('shows the name of its device', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const payload = { username: 'with-device', password: PASSWORD, adult: true }
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/sign-up', headers, payload })
    const cookie = `${answer.cookies[0]?.name}=${answer.cookies[0]?.value}`
    const list = await app.http.inject({ url: '/api/user/sessions', headers: { cookie } })
    expect(list.json().sessions).toMatchObject([{ device: 'Firefox on Linux', current: true }])
  })
})
