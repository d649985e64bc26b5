import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { pause } from './pause.ts'

const LONG_MS = 60_000

it('leaves nothing behind on a signal that outlives it', async () => {
  const { signal } = new AbortController()
  await pause(1, signal)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('ends when the signal aborts', async () => {
  const stopping = new AbortController()
  const paused = pause(LONG_MS, stopping.signal)
  stopping.abort()
  await paused
})

it('ends at once if the signal has aborted', async () => {
  await pause(LONG_MS, AbortSignal.abort())
})
