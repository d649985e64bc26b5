import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { replyIn, tell } from './reply-store.ts'
import { sendOrQueue } from './send-or-queue.ts'
import { readUnsent } from './unsent-store.ts'

const FAULT = { error: { code: 'internal', message: 'Something went wrong on our side.' } }

/** Sends these messages one after the other to a server that answers like this, and returns the keys it was sent. */
async function keysOf(
  contents: readonly string[],
  answer = () => Response.json(FAULT, { status: 500 }),
): Promise<string[]> {
  vi.stubGlobal('localStorage', {})
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    keys.push(JSON.parse(String(body)).idempotencyKey)
    return answer()
  })
  const store = { client: new QueryClient(), helperId: 4 }
  const queue = { storage: localStorage, name: 'outbox:1:4' }
  const rest = { store, queue, mayGo: true, toast: vi.fn(), restore: vi.fn(), onReplyFailed: vi.fn() }
  for (const content of contents) await sendOrQueue({ ...rest, content, picture: null })
  return keys
}

afterEach(() => vi.unstubAllGlobals())

it('sends a message that was put back again under the same key, in case the server has it', async () => {
  const [first, second] = await keysOf(['How?', 'How?'])
  expect(second).toBe(first)
})

it('gives another message a key of its own', async () => {
  expect(new Set(await keysOf(['Who?', 'Where?', 'Who?'])).size).toBe(3)
})

it('puts back a message whose key belongs to another one, says why, and sends it again under a new key', async () => {
  const error = { code: 'key_reused', message: 'Please send it again.' }
  const refuse = () => Response.json({ error }, { status: 422 })
  expect(new Set(await keysOf(['How?', 'How?'], refuse)).size).toBe(2)
  vi.stubGlobal('fetch', refuse)
  const sender = newSender()
  await sendOrQueue({ ...sender, mayGo: true, content: 'How?' })
  expect(sender.restore).toHaveBeenCalledWith('How?', null, null)
  expect(sender.toast).toHaveBeenLastCalledWith(expect.objectContaining({ description: error.message }))
})

it('clears a toast about an earlier message, which would cover the reply to this one', async () => {
  vi.stubGlobal('localStorage', {})
  const sender = newSender()
  vi.stubGlobal('fetch', async () => Response.json(FAULT, { status: 500 }))
  await sendOrQueue({ ...sender, mayGo: true, content: 'I want to die.' })
  expect(sender.toast.mock.calls[0]).toEqual([null])
})

/** Stands in for the browser and for a server that sees a danger in words about dying. Returns the paths that are called. */
function stubBrowser(): string[] {
  const calls: string[] = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push(path)
    return Response.json({ isDanger: String(body).includes('die') })
  })
  return calls
}

function newSender() {
  const store = { client: new QueryClient(), helperId: 4 }
  const queue = { storage: localStorage, name: 'outbox:1:4' }
  return { store, queue, mayGo: false, toast: vi.fn(), restore: vi.fn(), onReplyFailed: vi.fn() }
}

/** Writes these while a reply is written. */
async function writeMeanwhile(contents: readonly string[]): Promise<{ calls: string[]; waiting: string[] }> {
  const calls = stubBrowser()
  const rest = newSender()
  tell(rest.store, { type: 'accepted', userMessageId: 8 })
  for (const content of contents) await sendOrQueue({ ...rest, content, picture: null })
  await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(contents.length))
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { calls, waiting: readUnsent(rest.queue).map(({ content }) => content) }
}

it('stops the reply in progress for someone in danger, and sends their message first', async () => {
  const { calls, waiting } = await writeMeanwhile(['It is at nine.', 'I want to die.'])
  expect(waiting).toEqual(['I want to die.', 'It is at nine.'])
  expect(calls).toContain('/api/messages/8/stop')
})

it('lets other messages wait for the reply in progress', async () => {
  const { calls, waiting } = await writeMeanwhile(['It is at nine.', 'It is by phone.'])
  expect(waiting).toEqual(['It is at nine.', 'It is by phone.'])
  expect(calls).not.toContain('/api/messages/8/stop')
})

it('stops the reply for someone in danger as soon as the message before is accepted', async () => {
  const calls = stubBrowser()
  const rest = newSender()
  tell(rest.store, { type: 'sent', content: 'It rains.' })
  await sendOrQueue({ ...rest, content: 'I want to die.' })
  await vi.waitFor(() => expect(calls).toEqual(['/api/safety/screening']))
  await new Promise((resolve) => setTimeout(resolve, 0))
  tell(rest.store, { type: 'accepted', userMessageId: 9 })
  await vi.waitFor(() => expect(calls).toContain('/api/messages/9/stop'))
  expect(replyIn(rest.store)).toMatchObject({ phase: 'writing', userMessageId: 9 })
})
