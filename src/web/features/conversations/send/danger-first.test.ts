import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addUnsent, answerDangerFirst, nextUnsent, type Queue, readUnsent, removeUnsent } from './unsent-store.ts'

let queue: Queue
let isOnline: boolean
let screened: string[]

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  queue = { storage: storage as unknown as Storage, name: 'outbox:1:2' }
  isOnline = true
  screened = []
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const { content } = JSON.parse(String(body))
    screened.push(content)
    return Response.json({ isDanger: content.includes('die'), answer: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

const write = (...contents: string[]) => {
  for (const content of contents) addUnsent(queue, content)
}
const waiting = () => readUnsent(queue).map(({ content }) => content)
const keyOf = (content: string) => readUnsent(queue).find((message) => message.content === content)?.key ?? ''

it('sends someone in danger first, whenever the messages were written', async () => {
  write('It was a long day.', 'I want to die.', 'It rains.', 'Let me die.')
  expect((await nextUnsent(queue))?.content).toBe('I want to die.')
  expect(waiting()).toEqual(['I want to die.', 'Let me die.', 'It was a long day.', 'It rains.'])
})

it('screens each message once', async () => {
  write('It was a long day.', 'It rains.')
  await nextUnsent(queue)
  await nextUnsent(queue)
  expect(screened).toEqual(['It was a long day.', 'It rains.'])
})

it('screens what was written offline once the server can be reached', async () => {
  isOnline = false
  write('It was a long day.', 'I want to die.')
  expect((await nextUnsent(queue))?.content).toBe('It was a long day.')
  isOnline = true
  expect((await nextUnsent(queue))?.content).toBe('I want to die.')
})

it('does not screen a message that is the only one: it is sent next anyway', async () => {
  write('I want to die.')
  expect((await nextUnsent(queue))?.content).toBe('I want to die.')
  expect(screened).toEqual([])
})

it.each([
  { content: 'I want to die.', isRemoved: false, stops: 1 },
  { content: 'It rains.', isRemoved: false, stops: 0 },
  { content: 'I want to die.', isRemoved: true, stops: 0 },
])('stops the reply in progress only for someone in danger whose message still waits: $stops', async (row) => {
  write('It was a long day.', row.content)
  const key = keyOf(row.content)
  const stop = vi.fn()
  const done = answerDangerFirst(queue, key, stop)
  if (row.isRemoved) removeUnsent(queue, key)
  await done
  expect(stop).toHaveBeenCalledTimes(row.stops)
})
