import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { sleep, withTimeout } from './timers.ts'

const never = new Promise<string>(() => undefined)
const late = (): string => 'late'

it('returns the result of the work', async () => {
  expect(await withTimeout(Promise.resolve('done'), 60_000, late)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('failed')), 60_000, late)).rejects.toThrow('failed')
})

it('stops waiting at the limit', async () => {
  expect(await withTimeout(never, 1, late)).toBe('late')
  const refuse = (): string => {
    throw new Error('timeout expired')
  }
  await expect(withTimeout(never, 1, refuse)).rejects.toThrow('timeout expired')
})

const LONG_MS = 60_000

it('leaves nothing behind on a signal that outlives it', async () => {
  const { signal } = new AbortController()
  await sleep(1, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('ends when the signal aborts', async () => {
  const stopping = new AbortController()
  const sleeping = sleep(LONG_MS, stopping.signal)
  stopping.abort()
  await sleeping
})

it('ends at once if the signal has aborted', async () => {
  await sleep(LONG_MS, AbortSignal.abort())
})
