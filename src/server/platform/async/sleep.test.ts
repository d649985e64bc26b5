import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { sleep } from './sleep.ts'

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
