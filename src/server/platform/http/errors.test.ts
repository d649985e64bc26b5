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

it.each(['22003', '22021', '22P02', '22001'])(
  'a value that no column can hold (%s) is a client error',
  async (code) => {
    const answer = await answerTo(new Error('Failed query', { cause: databaseError(code) }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: { code: 'invalid_input', message: expect.any(String) } })
  },
)

it('any other database error is a server error', async () => {
  expect((await answerTo(databaseError('42703'))).statusCode).toBe(500)
})
