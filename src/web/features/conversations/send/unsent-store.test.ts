import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeUnsent } from './change-unsent.ts'
import { addUnsent, type Queue, readUnsent } from './unsent-store.ts'

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

it.each(['[{"content":"Hel', 'null', '{}', ''])('reads nothing from a damaged store, and goes on: %j', (text) => {
  addUnsent(queue, 'First.')
  queue.storage.setItem(queue.name, text)
  expect(waiting()).toEqual([])
  addUnsent(queue, 'Second.')
  expect(waiting()).toEqual(['Second.'])
})
