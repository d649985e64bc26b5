import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RepeatedJob, repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const EVERY_MS = 1000
const failures: string[] = []
const log = { error: ({ job }: { job: string }) => void failures.push(job) } as unknown as Parameters<typeof repeat>[0]
const jobOf = (run: RepeatedJob['run']): RepeatedJob => ({ name: 'sweep', owner: 'tests', everyMs: EVERY_MS, run })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('runs at once, then at its pace, until it is stopped', async () => {
  const first: boolean[] = []
  const stop = repeat(
    log,
    jobOf(async (isFirst) => void first.push(isFirst)),
  )
  await pass(2 * EVERY_MS)
  await stop()
  await pass(2 * EVERY_MS)
  expect(first).toEqual([true, false, false])
})

it('never runs twice at the same time, and its stop waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn(() => promise)
  const stop = repeat(log, jobOf(run))
  await pass(3 * EVERY_MS)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await pass(0)
  expect([run.mock.calls.length, isStopped]).toEqual([1, false])
  resolve()
  await stopped
})

it('runs again after a failure, with growing pauses', async () => {
  failures.length = 0
  const run = vi.fn(async () => {
    throw new Error('no database')
  })
  const stop = repeat(log, jobOf(run))
  await pass(20 * EVERY_MS)
  await stop()
  expect(failures).toEqual(run.mock.calls.map(() => 'sweep'))
  expect(run.mock.calls.length).toBeGreaterThan(3)
  expect(run.mock.calls.length).toBeLessThan(10)
})
