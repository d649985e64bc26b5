import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client, PASSWORD, type Person, signUp } from '../../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp({ config: { operators: ['alice', 'bob'], sms: { provider: 'simulator', dailyCodes: 10 } } })
})
afterEach(() => app.close())

const ask = (username: string) =>
  new Client(app).post<ErrorBody & { user: User }>('/api/auth/sign-up', { username, password: PASSWORD, adult: true })
const mayOperate = async (person: Client) => (await person.get('/api/admin/queue')).status === 200
const TAKEN = { status: 409, body: { error: { code: 'username_taken', fields: { username: expect.any(String) } } } }

describe('a name in OPERATORS', () => {
  it('can be the very first account', async () => {
    const alice = await signUp(app, { username: 'Alice' })
    expect(alice.user.role).toBe('operator')
    expect(await mayOperate(alice)).toBe(true)
  })

  it('can’t be taken afterwards, however it is written', async () => {
    await signUp(app, { username: 'first' })
    for (const username of ['bob', 'BOB', 'ｂｏｂ', ' bob ']) expect(await ask(username)).toMatchObject(TAKEN)
    expect((await ask('bobby')).status).toBe(201)
  })

  it('is refused with the same error in a sign-up by phone', async () => {
    await signUp(app, { username: 'first' })
    const client = new Client(app)
    const phoneNumber = '+14155550123'
    const { body } = await client.post<{ testCode: string }>('/api/auth/phone/send', { phoneNumber })
    expect((await client.post('/api/auth/phone/verify', { phoneNumber, code: body.testCode })).status).toBe(202)
    expect(await client.post('/api/auth/complete-sign-up', { adult: true, username: 'alice' })).toMatchObject(TAKEN)
    expect((await client.post('/api/auth/complete-sign-up', { adult: true, username: 'carol' })).status).toBe(201)
  })

  it('is taken by at most one of many simultaneous sign-ups', async () => {
    const answers = await Promise.all(['alice', 'bob', 'alice', 'someone', 'bob'].map(ask))
    const operators = answers.filter(({ body }) => body.user?.role === 'operator')
    expect(operators).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(3)
  })

  it('stays reserved when its account is deleted', async () => {
    const alice = await signUp(app, { username: 'alice' })
    await signUp(app, { username: 'second' })
    expect((await alice.del('/api/user', { password: PASSWORD })).status).toBe(204)
    expect(await ask('alice')).toMatchObject(TAKEN)
  })

  it('explains the refusal in the log only', async () => {
    await signUp(app, { username: 'first' })
    const { body } = await ask('alice')
    expect(JSON.stringify(body)).not.toMatch(/operator/i)
    expect(app.logLines.some((line) => line.includes('OPERATORS'))).toBe(true)
  })
})

describe('an existing account', () => {
  it('is an operator while OPERATORS names it', async () => {
    await signUp(app, { username: 'first' })
    const carol = await signUp(app, { username: 'Carol' })
    expect(await mayOperate(carol)).toBe(false)
    const signInAgain = async (): Promise<Person> => {
      const client = new Client(app)
      const { body } = await client.post<{ user: User }>('/api/auth/sign-in', { username: 'carol', password: PASSWORD })
      return Object.assign(client, { user: body.user })
    }
    app = await app.restart({ operators: ['carol'] })
    const listed = await signInAgain()
    expect([listed.user.role, await mayOperate(listed)]).toEqual(['operator', true])
    app = await app.restart({ operators: [] })
    expect(await mayOperate(await signInAgain())).toBe(false)
  })
})
