import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Services } from '../ports/services.ts'
import { mapErrors } from './errors.ts'
import { limitCalls, registerRateLimiter } from './rate-limits.ts'

let app: FastifyInstance
let answerAll: () => void
beforeEach(async () => {
  app = fastify()
  const gate = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  app.decorateRequest('session', null)
  mapErrors(app)
  await registerRateLimiter(app)
  limitCalls(app, { vault: {} as Services['vault'] })
  app.get('/slow', () => gate.then(() => 'done'))
  app.post('/words', { config: { screened: true } }, async () => 'heard')
})
afterEach(() => app.close())

const call = async (remoteAddress = '192.0.2.1') => app.inject({ url: '/slow', remoteAddress })

it('refuses a caller that leaves fifty answers open, and nobody else', async () => {
  const open = Array.from({ length: 50 }, () => call())
  expect((await call()).statusCode).toBe(429)
  expect((await app.inject({ method: 'POST', url: '/words', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  const other = call('192.0.2.2')
  answerAll()
  const answers = await Promise.all([...open, other])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(51).fill(200))
  expect((await call()).statusCode).toBe(200)
})
