import { expect, it } from 'vitest'
import { RunningReplies } from './running-replies.ts'

it('ends a reply at a shutdown with an error, which a log can name', async () => {
  const replies = new RunningReplies()
  const reply = { userId: 1, text: '', abort: new AbortController() }
  const ended = Promise.withResolvers<void>()
  reply.abort.signal.addEventListener('abort', () => ended.resolve())
  const running = replies.run(1, reply, () => ended.promise)
  await replies.drain(0)
  await running
  expect(reply.abort.signal.reason).toBeInstanceOf(Error)
})
