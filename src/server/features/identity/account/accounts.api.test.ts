import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, createHelper, messageTo, PASSWORD, signUp } from '../../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

function seventeenToday(): string {
  const now = new Date()
  return `${now.getUTCFullYear() - 17}-01-01`
}

const account = (fields: object) => ({ username: 'someone', password: PASSWORD, adult: true, ...fields })

describe('sign-up', () => {
  it('makes the first account an operator and the next ones users', async () => {
    const first = await signUp(app, { username: 'first' })
    const second = await signUp(app, { username: 'second' })
    expect([first.user.role, second.user.role]).toEqual(['operator', 'user'])
  })

  it('splits the display name, stores the time zone and starts on the free plan', async () => {
    const { user } = await signUp(app, { displayName: 'Anna Maria Berg', timeZone: 'Europe/Berlin' })
    expect(user).toMatchObject({
      displayName: 'Anna Maria Berg',
      firstName: 'Anna Maria',
      lastName: 'Berg',
      timeZone: 'Europe/Berlin',
      subscriptionTier: 'free',
      messageCreditsUsed: 0,
      messageCreditsLimit: 25,
    })
    expect(Object.keys(user)).not.toContain('password')
  })

  it.each([
    ['a minor', { adult: false }, 'adult'],
    ['nobody said so', { adult: undefined }, 'birthDate'],
    ['somebody of 17', { adult: undefined, birthDate: seventeenToday() }, 'birthDate'],
    ['somebody of 17 who says otherwise', { birthDate: seventeenToday() }, 'birthDate'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, 'birthDate'],
    ['a short password', { password: 'short' }, 'password'],
    ['a short name', { username: 'ab' }, 'username'],
    ['a name with blanks', { username: 'a b c' }, 'username'],
    ['a broken address', { email: 'nobody' }, 'email'],
    ['a line break in an address', { email: 'a@b.example\r\nbcc: c@d.example' }, 'email'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an offset for a zone', { timeZone: '+02:00' }, 'timeZone'],
    ['a role', { role: 'operator' }, undefined],
  ])('refuses %s', async (_case, fields, field) => {
    const answer = await new Client(app).post<ErrorBody>('/api/auth/sign-up', account(fields))
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_input')
    expect(Object.keys(answer.body.error.fields ?? {})).toEqual(field ? [field] : [])
  })

  it('checks a birth date and does not store it', async () => {
    const birthDate = '1987-06-05'
    const answer = await new Client(app).post('/api/auth/sign-up', {
      ...account({ username: 'of-age', birthDate }),
      adult: undefined,
    })
    expect(answer.status).toBe(201)
    const { rows } = await app.services.db.execute(sql`select row_to_json(u) as row from users u`)
    expect(JSON.stringify(rows)).not.toContain('1987')
    expect(app.logLines.join()).not.toContain(birthDate)
  })

  it('answers 409 to a taken name in any case, also for simultaneous requests', async () => {
    const tries = ['Twin', 'twin', 'TWIN', 'tWin'].map((username) =>
      new Client(app).post('/api/auth/sign-up', account({ username })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409, 409])
  })
})

describe('a username', () => {
  const signInAs = (username: string) => new Client(app).post('/api/auth/sign-in', { username, password: PASSWORD })

  it.each([
    ['in capitals beyond ASCII', 'ÄRGER', 'ärger'],
    ['whose capital has no single small letter', 'İstanbul', 'i\u0307stanbul'],
    ['in full-width letters', 'ｗｉｄｅ', 'wide'],
    ['with the sign of the Kelvin', '\u212Aelly', 'kelly'],
    ['written with a combining accent', 'e\u0301tienne', 'étienne'],
  ])('%s signs in however it is typed, and counts as taken', async (_case, typed, plain) => {
    await signUp(app, { username: typed })
    expect([(await signInAs(typed)).status, (await signInAs(plain)).status]).toEqual([200, 200])
    const twin = await new Client(app).post('/api/auth/sign-up', account({ username: plain }))
    expect(twin.status).toBe(409)
  })
})

describe('sign-in', () => {
  it('rotates the session and invalidates the old one', async () => {
    const person = await signUp(app, { username: 'rotating' })
    const before = person.cookie
    await person.post('/api/auth/sign-in', { username: 'ROTATING', password: PASSWORD })
    expect(person.cookie).not.toBe(before)
    const { statusCode } = await app.http.inject({ url: '/api/auth/me', headers: { cookie: before } })
    expect(statusCode).toBe(401)
    expect((await person.get('/api/auth/me')).status).toBe(200)
  })

  it('answers the same to an unknown name and a wrong password', async () => {
    await signUp(app, { username: 'known' })
    const client = new Client(app)
    const wrongPassword = await client.post('/api/auth/sign-in', { username: 'known', password: 'not this one' })
    const wrongName = await client.post('/api/auth/sign-in', { username: 'unknown', password: 'not this one' })
    expect(wrongPassword.status).toBe(401)
    expect(wrongName).toMatchObject({ status: 401, body: wrongPassword.body as object })
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    await signUp(app, { username: 'timed' })
    const timeOf = async (username: string): Promise<number> => {
      const started = performance.now()
      await new Client(app).post('/api/auth/sign-in', { username, password: 'not this one' })
      return performance.now() - started
    }
    const times: [known: number, unknown: number][] = []
    for (let round = 0; round < 15; round += 1) times.push([await timeOf('timed'), await timeOf(`nobody-${round}`)])
    const middle = (list: number[]): number => list.sort((a, b) => a - b)[7] ?? 0
    const ratio = middle(times.map(([known]) => known)) / middle(times.map(([, unknown]) => unknown))
    // Without the same work it would be five and more.
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
  })

  it('sets a cookie that scripts and other sites can’t read', async () => {
    await signUp(app, { username: 'cookies' })
    const body = { username: 'cookies', password: PASSWORD }
    const answer = await new Client(app).post('/api/auth/sign-in', body)
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
  })

  it('invalidates the session at sign-out', async () => {
    const person = await signUp(app)
    const { cookie } = person
    expect((await person.post('/api/auth/sign-out')).status).toBe(204)
    const { statusCode } = await app.http.inject({ url: '/api/auth/me', headers: { cookie } })
    expect(statusCode).toBe(401)
  })

  it('stores only a hash of the session id', async () => {
    const person = await signUp(app)
    const secrets = person.cookie.split('; ').map((pair) => pair.split('=')[1] ?? '')
    expect(secrets.map((secret) => secret.length)).toEqual([43, 43])
    const { rows } = await app.services.db.$client.query(
      'select s::text as row from sessions s union all select d::text from known_devices d',
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const secret of secrets) expect(rows.some(({ row }: { row: string }) => row.includes(secret))).toBe(false)
  })
})

describe('the account', () => {
  it('changes its name, address and zone, and refuses invalid ones', async () => {
    const person = await signUp(app)
    const change = { name: 'Bo Li', email: 'bo@example.org', timeZone: 'Asia/Tokyo' }
    const answer = await person.patch<{ user: User }>('/api/user/profile', change)
    expect(answer.body.user).toMatchObject({
      firstName: 'Bo',
      lastName: 'Li',
      email: 'bo@example.org',
      timeZone: 'Asia/Tokyo',
    })
    const refused = await person.patch<ErrorBody>('/api/user/profile', { name: 'B', email: 'no' })
    expect(refused.body.error.fields).toEqual({
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
    })
  })

  it('allows no voice function until it is turned on, one at a time', async () => {
    const person = await signUp(app)
    expect(person.user).toMatchObject({ dictation: false, readAloud: false })
    const { body } = await person.patch<{ user: User }>('/api/user/voice', { readAloud: true })
    expect(body.user).toMatchObject({ dictation: false, readAloud: true })
    await person.patch('/api/user/voice', { dictation: true, readAloud: false })
    const { body: me } = await person.get<{ user: User }>('/api/auth/me')
    expect(me.user).toMatchObject({ dictation: true, readAloud: false })
    for (const wrong of [{}, { dictation: 'yes' }, { voice: true }])
      expect((await person.patch('/api/user/voice', wrong)).status).toBe(400)
  })

  it('signs out all other sessions when the password changes', async () => {
    const person = await signUp(app, { username: 'changing' })
    const other = new Client(app)
    await other.post('/api/auth/sign-in', { username: 'changing', password: PASSWORD })
    const body = { currentPassword: PASSWORD, newPassword: 'another good one' }
    expect((await person.post('/api/user/password', { ...body, currentPassword: 'wrong' })).status).toBe(403)
    expect((await person.post('/api/user/password', body)).status).toBe(204)
    expect((await person.get('/api/auth/me')).status).toBe(200)
    expect((await other.get('/api/auth/me')).status).toBe(401)
  })

  it('leaves nothing behind when deleted', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await person.post('/api/messages', messageTo(helper, 'remember this'))
    expect((await person.del('/api/user', { password: 'wrong' })).status).toBe(403)
    expect((await person.del('/api/user', { password: PASSWORD })).status).toBe(204)

    const tables = ['user_keys', 'sessions', 'helpers', 'messages', 'allowance_reservations']
    for (const table of tables) {
      const query = `select count(*)::int as left from ${table} where user_id = $1`
      const { rows } = await app.services.db.$client.query(query, [person.user.id])
      expect({ table, left: rows[0].left }).toEqual({ table, left: 0 })
    }
  })

  it('leaves no decrypted message in memory when deleted', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await person.post('/api/messages', messageTo(helper, 'remember this'))
    const { rows } = await app.services.db.$client.query('select id from messages where user_id = $1', [person.user.id])
    const cached = () =>
      rows.filter(({ id }) => app.services.caches.conversations.find(helper.id, [Number(id)]) !== null)
    expect(cached()).not.toEqual([])
    await person.del('/api/user', { password: PASSWORD })
    expect(cached()).toEqual([])
  })

  it('stays signed in across a restart', async () => {
    const firstApp = await openTestApp()
    const { cookie, user } = await signUp(firstApp)
    const after = await firstApp.restart()
    const answer = await after.http.inject({ url: '/api/auth/me', headers: { cookie } })
    expect(answer.json().user.id).toBe(user.id)
    await after.close()
  })
})
