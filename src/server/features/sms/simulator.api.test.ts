import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, PASSWORD, signUp } from '../../../../tests/support/client.ts'
import { freshNumber } from '../../../../tests/support/sms-app.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { SendCodeAnswer } from '../../../contract/sms.ts'
import { readSimulated } from './simulate.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { sms: { provider: 'simulator', dailyCodes: 500 } } })
})
afterAll(() => app.close())

const FROM_ELSEWHERE: [string, Partial<InjectOptions>][] = [
  ['from another machine', { remoteAddress: '192.0.2.7' }],
  ['from another machine of the house', { remoteAddress: '192.168.1.20' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['for a name that was made to point here', { headers: { host: 'evil.example:3000' } }],
  ['for a name that begins like ours', { headers: { host: 'localhost.evil.example' } }],
]
const text = { from: '+14155550100', body: 'Hello' }
const CALLS: InjectOptions[] = [
  { method: 'GET', url: '/dev/texts' },
  { method: 'HEAD', url: '/dev/texts' },
  { method: 'GET', url: '/dev/texts.js' },
  { method: 'POST', url: '/dev/texts', payload: text },
]

describe('the SMS simulator', () => {
  it.each(FROM_ELSEWHERE)('is closed to calls %s', async (_from, more) => {
    for (const call of CALLS) {
      const answer = await app.http.inject({ ...call, ...more })
      expect({ ...call, status: answer.statusCode }).toEqual({ ...call, status: 403 })
      expect(answer.body).not.toContain('Coterie code')
    }
  })

  it('is open on the machine itself', async () => {
    const statuses = []
    for (const call of CALLS) statuses.push((await app.http.inject(call)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 303])
  })
})

describe('a sign-in code in the simulator', () => {
  const ask = (more: Partial<InjectOptions> = {}) =>
    app.http.inject({ method: 'POST', url: '/api/auth/phone/send', payload: { phoneNumber: freshNumber() }, ...more })

  it('is shown on the machine itself', async () => {
    const { body } = await new Client(app).post<SendCodeAnswer>('/api/auth/phone/send', { phoneNumber: freshNumber() })
    expect(body.testCode).toMatch(/^\d{6}$/)
  })

  it.each(FROM_ELSEWHERE)('is hidden from calls %s', async (_from, more) => {
    const answer = await ask(more)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, message: 'Verification code sent.' })
  })
})

describe('simulated messages', () => {
  it('are deleted with their account, and no others', async () => {
    const [theirs, other] = [freshNumber(), freshNumber()]
    const person = await signUp(app)
    await person.post('/api/sms/send-verification', { phoneNumber: theirs })
    await new Client(app).post('/api/auth/phone/send', { phoneNumber: other })
    await person.post('/dev/texts', { from: theirs, body: 'STOP' })
    await app.services.db.$client.query('update users set phone_number = $2 where id = $1', [person.user.id, theirs])
    const numbers = async () => (await readSimulated(app.services)).flatMap(({ from, to }) => [from, to])
    expect((await numbers()).filter((number) => number === theirs).length).toBeGreaterThan(1)
    await person.del('/api/user', { password: PASSWORD })
    expect(await numbers()).not.toContain(theirs)
    expect(await numbers()).toContain(other)
  })
})
