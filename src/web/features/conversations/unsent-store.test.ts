import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addUnsent, readUnsent, removeUnsent } from './unsent-store.ts'

const PERSON = 1
const HELPER = 2
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

const waiting = () => readUnsent(PERSON, HELPER).map(({ content }) => content)

it('removes only the message with the key, however close together two were written', () => {
  addUnsent(PERSON, HELPER, 'First.')
  addUnsent(PERSON, HELPER, 'Second.')
  removeUnsent(PERSON, HELPER, readUnsent(PERSON, HELPER)[0]?.key ?? '')
  expect(waiting()).toEqual(['Second.'])
})

it.each(['[{"content":"Hel', 'null', '{}', ''])('reads nothing from a damaged store, and goes on: %j', (text) => {
  addUnsent(PERSON, HELPER, 'First.')
  for (const key of stored.keys()) stored.set(key, text)
  expect(waiting()).toEqual([])
  addUnsent(PERSON, HELPER, 'Second.')
  expect(waiting()).toEqual(['Second.'])
})
