import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { sendOrQueue } from './send-or-queue.ts'

const FAULT = { error: { code: 'internal', message: 'Something went wrong on our side.' } }

/** Sends these messages one after the other to a server that fails, and returns the keys it was sent. */
async function keysOf(contents: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    keys.push(JSON.parse(String(body)).idempotencyKey)
    return Response.json(FAULT, { status: 500 })
  })
  const store = { client: new QueryClient(), helperId: 4 }
  const rest = { store, userId: 1, mayGo: true, toast: vi.fn(), giveBack: vi.fn(), onReplyFailed: vi.fn() }
  for (const content of contents) await sendOrQueue({ ...rest, content, picture: null })
  return keys
}

afterEach(() => vi.unstubAllGlobals())

it('sends a message that was given back under the same key, in case the server has it', async () => {
  const [first, second] = await keysOf(['How?', 'How?'])
  expect(second).toBe(first)
})

it('gives another message a key of its own', async () => {
  expect(new Set(await keysOf(['Who?', 'Where?', 'Who?'])).size).toBe(3)
})
