import fastify from 'fastify'
import { expect, it } from 'vitest'
import { mapErrors } from './errors.ts'

const answerTo = async (error: Error) => {
  const app = fastify()
  mapErrors(app)
  app.get('/', () => {
    throw error
  })
  return app.inject('/')
}

const databaseError = (code: string): Error => Object.assign(new Error('out of range'), { code })

it.each(['22003', '22021', '22P02', '22001'])('what no column holds (%s) is the fault of the caller', async (code) => {
  const answer = await answerTo(new Error('Failed query', { cause: databaseError(code) }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ error: { code: 'invalid_input', message: expect.any(String) } })
})

it('any other error of the database is ours', async () => {
  expect((await answerTo(databaseError('42703'))).statusCode).toBe(500)
})
