import { afterEach, expect, it, vi } from 'vitest'
import { clearHelperData } from './helper-actions.ts'

/** Like a browser's, its keys are own properties. */
function storageOf(keys: readonly string[]): Storage {
  const storage = Object.fromEntries(keys.map((key) => [key, 'words'])) as unknown as Storage
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => Reflect.deleteProperty(storage, key) })
  return storage
}

afterEach(() => vi.unstubAllGlobals())

it('removes everything of a deleted helper from the browser, and nothing else', async () => {
  const local = storageOf(['outbox:2:7', 'outbox:7:8', 'voice:7', 'voice:8', 'zone', 'hints:7'])
  const session = storageOf([
    'draft:7',
    'draft-picture:7',
    'draft:17',
    'sensitive:7',
    'sensitive-mode:7',
    'helper-edit:7',
    'draft:8',
  ])
  const deleted: string[] = []
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  const cache = { delete: async (path: string) => deleted.push(path) }
  vi.stubGlobal('caches', { open: async () => cache })
  clearHelperData(7)
  expect(Object.keys(local)).toEqual(['outbox:7:8', 'voice:8', 'zone', 'hints:7'])
  expect(Object.keys(session)).toEqual(['draft:17', 'draft:8'])
  await expect.poll(() => deleted).toEqual(['/api/helpers/7/messages'])
})
