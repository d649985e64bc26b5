import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail, outboxOf, tokenIn } from '../../../../../tests/support/account-emails.ts'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { openFleet } from '../../../../../tests/support/fleet.ts'
import { addTotp } from '../../../../../tests/support/second-factor.ts'
import { freshNumber } from '../../../../../tests/support/sms-app.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { SendCodeAnswer } from '../../../../contract/sms.ts'
import { slowGuess } from '../../../platform/attempts/limit-attempts.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Services } from '../../../platform/ports/services.ts'

const MINUTE = 60_000
const WRONG = 'a wrong guess'
const NOON = '2026-11-20T12:00:00Z'
const CONFIG: Partial<Config> = {
  rateLimits: true,
  trustedProxies: ['127.0.0.0/8'],
  sms: { provider: 'simulator', dailyCodes: 500 },
}
const clock = new FixedClock(NOON)
let app: TestApp
/** Number of the test; each has a guesser on a machine of its own. */
let test = 0
/** A username that no other test uses. */
let victim: string
beforeAll(async () => {
  app = await openTestApp({ clock, config: CONFIG })
})
beforeEach(() => {
  // By then, the attempts of earlier tests are forgotten.
  clock.advance(3 * 24 * 60 * MINUTE)
  test += 1
  victim = `victim-${randomUUID().slice(0, 8)}`
})
afterAll(() => app.close())

/** A browser somewhere else on the network. */
class Elsewhere extends Client {
  constructor(on: TestApp, address: string) {
    super(on, { 'x-forwarded-for': address })
  }
}

const signIn = (client: Client, username: string, password = PASSWORD) =>
  client.post<ErrorBody>('/api/auth/sign-in', { username, password })

/** Statuses of guesses at an account, each from the address that `addressOf` returns. */
async function guess(username: string, count: number, addressOf: (n: number) => string): Promise<number[]> {
  const statuses = []
  for (let n = 0; n < count; n += 1)
    statuses.push((await signIn(new Elsewhere(app, addressOf(n)), username, WRONG)).status)
  return statuses
}
const FROM_ONE = () => `192.0.2.${test}`
const FROM_MANY = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`

it('counters cannot be matched with all addresses or names by someone who has only the database', async () => {
  await guess(victim, 1, FROM_ONE)
  const { rows } = await app.services.db.$client.query('select key from rate_limits')
  const keys = rows.map(({ key }) => String(key)).join()
  expect(keys).toContain('sign-in address')
  for (const plain of [FROM_ONE(), victim]) expect(keys).not.toContain(hash('sha256', plain))
})

const tried = (statuses: readonly number[]): number => statuses.filter((status) => status === 401).length

/** Someone who was signed in at home, and is signed out there. */
async function owner(fields: Parameters<typeof signUp>[1] = {}): Promise<Person> {
  const person = await signUp(app, fields)
  await person.post('/api/auth/sign-out')
  return person
}

describe('an attacker', () => {
  it('with one machine is slowed down, but not the owner: here, elsewhere or at the same address', async () => {
    const home = await owner({ username: victim })
    expect(await guess(victim, 12, FROM_ONE)).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await signIn(home, victim)).status).toBe(200)
    expect((await signIn(new Elsewhere(app, '203.0.113.5'), victim.toUpperCase())).status).toBe(200)
    // The same browser, at the very address of the guesser.
    await guess(victim, 12, () => '127.0.0.1')
    await home.post('/api/auth/sign-out')
    expect((await signIn(home, victim)).status).toBe(200)
  })

  it('gets a Retry-After, which grows each time', async () => {
    await owner({ username: victim })
    await guess(victim, 10, FROM_ONE)
    const waits: number[] = []
    for (let n = 0; n < 7; n += 1) {
      const refused = await signIn(new Elsewhere(app, FROM_ONE()), victim, WRONG)
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } })
      const seconds = Number(refused.headers['retry-after'])
      waits.push(seconds)
      clock.advance(seconds * 1000 - 1)
      expect((await signIn(new Elsewhere(app, FROM_ONE()), victim, WRONG)).status).toBe(429)
      clock.advance(1)
      expect((await signIn(new Elsewhere(app, FROM_ONE()), victim, WRONG)).status).toBe(401)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
  })

  it('with many machines is slowed down across all of them, but known devices are not', async () => {
    const home = await owner({ username: victim })
    expect(tried(await guess(victim, 25, FROM_MANY))).toBe(20)
    clock.advance(60 * MINUTE)
    expect(tried(await guess(victim, 20, FROM_MANY))).toBe(1)
    const stranger = await signIn(new Elsewhere(app, '203.0.113.5'), victim)
    expect(stranger.status).toBe(429)
    expect((await signIn(home, victim)).status).toBe(200)
    clock.advance(Number(stranger.headers['retry-after']) * 1000)
    expect((await signIn(new Elsewhere(app, '203.0.113.5'), victim)).status).toBe(200)
  })

  it('who never stops gets about two dozen guesses a day', async () => {
    await owner({ username: victim })
    await guess(victim, 20, FROM_MANY)
    let guesses = 0
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      guesses += tried(await guess(victim, 1, () => FROM_MANY(minute)))
      clock.advance(10 * MINUTE)
    }
    expect(guesses).toBeLessThan(32)
    expect(guesses).toBeGreaterThan(20)
  })

  it('with an IPv6 network counts as one address', async () => {
    await owner({ username: victim })
    expect(tried(await guess(victim, 15, (n) => `2001:db8:1:2:${n}::1`))).toBe(10)
    expect(tried(await guess(victim, 1, () => '2001:db8:1:3::1'))).toBe(1)
  })

  it('gains nothing from simultaneous guesses', async () => {
    await owner({ username: victim })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => signIn(new Elsewhere(app, FROM_MANY(n)), victim, WRONG)),
    )
    expect(tried(answers.map(({ status }) => status))).toBe(20)
  })

  it('is slowed down in the same way for an unknown account', async () => {
    expect(await guess('nobody', 12, FROM_ONE)).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  it('of many accounts is limited by address, even if others sign in there', async () => {
    await owner({ username: `in-${victim}` })
    const statuses: number[] = []
    for (let n = 0; n < 104; n += 1) {
      statuses.push((await signIn(new Elsewhere(app, FROM_ONE()), `person-${n}`, WRONG)).status)
      if (n % 20 === 0 && n < 100)
        expect((await signIn(new Elsewhere(app, FROM_ONE()), `in-${victim}`)).status).toBe(200)
    }
    expect(tried(statuses)).toBe(100)
    expect(statuses.at(-1)).toBe(429)
  })

  it('can’t block a known browser at the same address', async () => {
    const home = await owner({ username: victim })
    for (let n = 0; n < 121; n += 1) await signIn(new Elsewhere(app, '127.0.0.1'), `person-${n}`, WRONG)
    expect((await signIn(new Elsewhere(app, '127.0.0.1'), 'anybody', WRONG)).body.error.code).toBe('too_many_calls')
    expect((await signIn(home, victim)).status).toBe(200)
  })

  it('is forgotten after a day', async () => {
    await owner({ username: victim })
    await guess(victim, 25, FROM_MANY)
    clock.advance(26 * 60 * MINUTE)
    expect(tried(await guess(victim, 30, FROM_MANY))).toBe(20)
  })

  it('leaves no lockout behind when a clock ran ahead', async () => {
    await owner({ username: victim })
    const now = clock.now().toISOString()
    clock.advance(365 * 24 * 60 * MINUTE)
    await guess(victim, 25, FROM_MANY)
    clock.set(now)
    expect((await signIn(new Elsewhere(app, '203.0.113.5'), victim)).status).toBe(200)
  })
})

describe('a known device', () => {
  it('has a few guesses of its own, so a stolen cookie gains no more', async () => {
    const home = await owner({ username: victim })
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(home, victim, WRONG)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    // It does not lock out the owner of another one, either.
    expect((await signIn(new Elsewhere(app, '203.0.113.5'), victim)).status).toBe(200)
    clock.advance(MINUTE)
    expect((await signIn(home, victim)).status).toBe(200)
  })

  it('is known only for its own accounts, even when shared', async () => {
    const names = ['a', 'b', 'c'].map((letter) => `${letter}-${victim}`)
    const [one, two, three] = names
    const home = await owner({ username: String(one) })
    await home.post('/api/auth/sign-up', { username: two, password: PASSWORD, adult: true })
    await home.post('/api/auth/sign-out')
    await owner({ username: String(three) })
    for (const name of names) await guess(name, 25, FROM_MANY)
    const statuses = []
    for (const name of names) statuses.push((await signIn(home, name)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it.each([
    ['made up', 'x'.repeat(43)],
    ['of no account', randomUUID().replaceAll('-', '').padEnd(43, 'A')],
    ['that is none', '..;;"[]'],
    ['of an endless list', Array<string>(2000).fill('y'.repeat(43)).join('.')],
  ])('is not recognised by a cookie %s', async (_case, cookie) => {
    await owner({ username: victim })
    await guess(victim, 25, FROM_MANY)
    const headers = { cookie: `coterie_device=${cookie}` }
    const payload = { username: victim, password: PASSWORD }
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload })
    expect([429, 431]).toContain(answer.statusCode)
  })

  it('is recognised by a cookie that scripts and other paths can’t read, stored as a hash', async () => {
    const answer = await new Client(app).post('/api/auth/sign-up', {
      username: victim,
      password: PASSWORD,
      adult: true,
    })
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    expect(cookies[0]).toMatch(/^coterie_session=/)
    expect(cookies[1]).toMatch(/^coterie_device=[\w-]{43}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
    const token = /=([\w-]+)/.exec(cookies[1] ?? '')?.[1] ?? ''
    const { rows } = await app.services.db.$client.query('select d::text as row from known_devices d')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }: { row: string }) => row.includes(token))).toBe(false)
  })

  const deviceIsKnown = async (home: Client, username: string): Promise<boolean> => {
    await guess(username, 25, FROM_MANY)
    await home.post('/api/auth/sign-out')
    return (await signIn(home, username, WRONG)).status === 401
  }

  it('is forgotten when the password is changed elsewhere', async () => {
    const home = await owner({ username: victim })
    const away = new Elsewhere(app, '203.0.113.5')
    await signIn(away, victim)
    await away.post('/api/user/password', { currentPassword: PASSWORD, newPassword: 'another good one' })
    expect(await deviceIsKnown(home, victim)).toBe(false)
    expect(await deviceIsKnown(away, victim)).toBe(true)
  })

  it('is forgotten when all others are signed out', async () => {
    const home = await owner({ username: victim })
    const away = new Elsewhere(app, '203.0.113.5')
    await signIn(away, victim)
    expect((await away.del('/api/user/sessions')).status).toBe(204)
    expect(await deviceIsKnown(home, victim)).toBe(false)
    expect(await deviceIsKnown(away, victim)).toBe(true)
  })

  it('is forgotten when another device signs it out', async () => {
    const home = await signUp(app, { username: victim })
    const away = new Elsewhere(app, '203.0.113.5')
    await signIn(away, victim)
    const { sessions } = (await away.get<{ sessions: { id: number; current: boolean }[] }>('/api/user/sessions')).body
    const other = sessions.find(({ current }) => !current)
    expect((await away.del(`/api/user/sessions/${other?.id}`)).status).toBe(204)
    expect(await deviceIsKnown(home, victim)).toBe(false)
  })

  it('is forgotten after four hundred days, and with its account', async () => {
    const home = await owner({ username: victim })
    clock.advance(400 * 24 * 60 * MINUTE)
    expect(await deviceIsKnown(home, victim)).toBe(false)
    const gone = await signUp(app, { username: `gone-${victim}` })
    await gone.del('/api/user', { password: PASSWORD })
    const { rows } = await app.services.db.$client.query('select from known_devices where user_id = $1', [gone.user.id])
    expect(rows).toEqual([])
  })

  it('is one of at most twenty', async () => {
    const home = await owner({ username: victim })
    for (let n = 0; n < 20; n += 1) {
      clock.advance(1000)
      await signIn(new Elsewhere(app, `203.0.113.${n}`), victim)
    }
    const { rows } = await app.services.db.$client.query('select from known_devices where user_id = $1', [home.user.id])
    expect(rows).toHaveLength(20)
    expect(await deviceIsKnown(home, victim)).toBe(false)
  })
})

describe('a password reset link', () => {
  const FRESH = 'a better horse battery'
  const withAddress = async (): Promise<Person> => {
    const email = `${randomUUID()}@example.org`
    const person = await signUp(app, { username: victim, email })
    await confirmEmail(app, person)
    return person
  }
  const ask = (client: Client, email: string | null) => client.post<ErrorBody>('/api/auth/reset', { email })
  const resetEmails = async (person: Person) =>
    (await outboxOf(app, person)).filter(({ text }) => text.includes('/reset-password#'))

  it('lets its browser sign in while an attacker goes on guessing', async () => {
    const person = await withAddress()
    await guess(victim, 25, FROM_MANY)
    const browser = new Elsewhere(app, '203.0.113.5')
    expect((await ask(browser, person.user.email)).status).toBe(202)
    const [email] = await resetEmails(person)
    const finished = await browser.post('/api/auth/reset/finish', {
      token: tokenIn(email?.text ?? ''),
      password: FRESH,
    })
    expect(finished.status).toBe(204)
    await guess(victim, 20, FROM_MANY)
    expect((await signIn(browser, victim, FRESH)).status).toBe(200)
    // Devices known before the reset no longer are.
    await person.post('/api/auth/sign-out')
    expect((await signIn(person, victim, FRESH)).status).toBe(429)
  })

  it('can’t be used up by people who request links or try wrong ones', async () => {
    const person = await withAddress()
    for (let n = 0; n < 70; n += 1) {
      const wrong = { token: String(n).padEnd(43, 'x'), password: FRESH }
      expect((await new Client(app).post('/api/auth/reset/finish', wrong)).status).toBe(400)
    }
    const asked: number[] = []
    for (let n = 0; n < 10; n += 1) asked.push((await ask(new Elsewhere(app, FROM_MANY(n)), person.user.email)).status)
    expect(asked.filter((status) => status === 202)).toHaveLength(5)
    // A stranger's email has a good link too: it is in the owner's own mailbox.
    const [newest] = await resetEmails(person)
    const stranger = { token: tokenIn(newest?.text ?? ''), password: FRESH }
    expect((await new Client(app).post('/api/auth/reset/finish', stranger)).status).toBe(204)
  })

  it('can be requested on a known device, whatever strangers requested', async () => {
    const person = await withAddress()
    await person.post('/api/auth/sign-out')
    for (let n = 0; n < 10; n += 1) await ask(new Elsewhere(app, FROM_MANY(n)), person.user.email)
    const asked: number[] = []
    for (let n = 0; n < 6; n += 1) asked.push((await ask(person, person.user.email)).status)
    expect(asked).toEqual([202, 202, 202, 202, 202, 429])
  })

  it('never fills a mailbox, although one working link can always be requested', async () => {
    const person = await withAddress()
    let emails = 0
    let lastSent = 0
    for (let minute = 0; minute < 3 * 60; minute += 5) {
      const { status, headers } = await ask(new Elsewhere(app, FROM_MANY(minute)), person.user.email)
      if (status === 202) {
        emails += 1
        lastSent = minute
      } else expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(minute - lastSent).toBeLessThan(30)
      clock.advance(5 * MINUTE)
    }
    expect(emails).toBeLessThanOrEqual(11)
  })
})

describe('a second factor', () => {
  it('can’t be used up by an attacker who knows the password', async () => {
    const person = await signUp(app, { username: victim })
    const totp = await addTotp(person, clock)
    await person.post('/api/auth/sign-out')
    const thief = new Elsewhere(app, FROM_ONE())
    expect((await signIn(thief, victim)).status).toBe(202)
    const tries: number[] = []
    for (let n = 0; n < 8; n += 1) tries.push((await thief.post('/api/auth/second-factor', { code: '000000' })).status)
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await signIn(person, victim)).status).toBe(202)
    clock.advance(MINUTE / 2)
    expect((await person.post('/api/auth/second-factor', { code: totp.code() })).status).toBe(200)
  })

  it('is required before a device becomes known', async () => {
    const person = await signUp(app, { username: victim })
    await addTotp(person, clock)
    const thief = new Elsewhere(app, FROM_ONE())
    await signIn(thief, victim)
    expect(thief.cookie).not.toContain('coterie_device')
  })
})

describe('reauthentication', () => {
  it('limits guesses per session, without slowing other sessions', async () => {
    const person = await signUp(app, { username: victim })
    const thief = new Elsewhere(app, FROM_ONE())
    await signIn(thief, victim)
    const prove = (client: Client, password: string) =>
      client.post('/api/auth/reauthenticate', { password }).then(({ status }) => status)
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push(await prove(thief, WRONG))
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429])
    expect((await thief.post('/api/user/password', { currentPassword: WRONG, newPassword: WRONG })).status).toBe(429)
    expect((await thief.del('/api/user', { password: WRONG })).status).toBe(429)
    expect(await prove(person, PASSWORD)).toBe(204)
  })
})

describe('a phone number', () => {
  let phoneNumber: string
  beforeEach(() => {
    phoneNumber = freshNumber()
  })
  const send = (client: Client) => client.post<SendCodeAnswer>('/api/auth/phone/send', { phoneNumber })
  const enter = (client: Client, code = '000000') =>
    client.post('/api/auth/phone/verify', { phoneNumber, code, adult: true })

  /** The code in the newest SMS to the number, as its owner reads it. */
  const newestCode = async (): Promise<string> =>
    /\b\d{6}\b/.exec((await app.http.inject({ url: '/dev/texts' })).body.split('<li').at(-1) ?? '')?.[0] ?? ''

  it('gets only a few codes on strangers’ request, while its owner signs in on a known device', async () => {
    const home = new Client(app)
    await send(home)
    expect((await enter(home, await newestCode())).status).toBe(200)
    await home.post('/api/auth/sign-out')
    const sent: number[] = []
    for (let n = 0; n < 10; n += 1) sent.push((await send(new Elsewhere(app, FROM_MANY(n)))).status)
    expect(sent.filter((status) => status === 200)).toHaveLength(4)
    expect((await send(home)).status).toBe(200)
    const code = await newestCode()
    for (let n = 0; n < 6; n += 1) expect((await enter(new Elsewhere(app, FROM_MANY(n)))).status).toBe(400)
    expect((await enter(new Elsewhere(app, '203.0.113.9'), code)).status).toBe(400)
    expect((await enter(home, code)).status).toBe(200)
  })

  it('allows ten attempts per code in total, strangers and owner together', async () => {
    const home = new Client(app)
    await send(home)
    await enter(home, await newestCode())
    await send(home)
    const code = await newestCode()
    for (let n = 0; n < 6; n += 1) await enter(new Elsewhere(app, FROM_MANY(n)))
    for (let n = 0; n < 5; n += 1) await enter(home)
    expect((await enter(home, code)).status).toBe(400)
  })
})

describe('several processes', () => {
  it('count guesses together', async () => {
    const fleet = await openFleet(3, { rateLimits: true }, { clock })
    const who = `fleet ${victim}`
    const guesses = Array.from({ length: 60 }, (_, n) => fleet.members[n % 3])
    const taken = await Promise.all(
      guesses.map((member) =>
        slowGuess(member as Services, { kind: 'password anywhere', who }).then(
          () => 1,
          () => 0,
        ),
      ),
    )
    expect(taken.reduce<number>((sum, each) => sum + each, 0)).toBe(20)
    await fleet.close()
  })
})
