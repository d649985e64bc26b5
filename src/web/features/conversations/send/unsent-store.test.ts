import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendMessageBody } from '../../../../contract/messages.ts'
import { addUnsent, newIdempotencyKey, type Queue, readUnsent, removeUnsent } from './unsent-store.ts'

let queue: Queue

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  queue = { storage: storage as unknown as Storage, name: 'outbox:1:2' }
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

const waiting = () => readUnsent(queue).map(({ content }) => content)

it('removes only the message with the key, however close together two were written', () => {
  addUnsent(queue, 'First.')
  addUnsent(queue, 'Second.')
  removeUnsent(queue, readUnsent(queue)[0]?.key ?? '')
  expect(waiting()).toEqual(['Second.'])
})

it('keeps what a message refers to', () => {
  const quote = { id: 7, isFromUser: false, text: 'Ask for ten.' }
  addUnsent(queue, 'This.', 'key', quote)
  expect(readUnsent(queue)).toEqual([{ content: 'This.', key: 'key', quote }])
})

it.each(['[{"content":"Hel', 'null', '{}', ''])('reads nothing from a damaged store, and goes on: %j', (text) => {
  addUnsent(queue, 'First.')
  queue.storage.setItem(queue.name, text)
  expect(waiting()).toEqual([])
  addUnsent(queue, 'Second.')
  expect(waiting()).toEqual(['Second.'])
})

it('creates a unique, valid key per message, even without a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 200 }, () => newIdempotencyKey())
  vi.unstubAllGlobals()
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) {
    expect(sendMessageBody.safeParse({ helperId: 1, content: 'Hello', idempotencyKey: key }).success).toBe(true)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
})
