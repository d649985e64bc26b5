import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openModelApp } from '../../../../tests/support/model-app.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Job, JobHandlers } from '../ports/queue.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await app.queue.stop()
  await app.close()
})

const none = async (): Promise<void> => undefined
const [LONG, SHORT, HANGS] = [101, 102, 103]
const handlersWith = (write: (job: Job) => Promise<void>): JobHandlers => ({
  answer: none,
  remember: none,
  read_import: none,
  write,
})

/** Whether `most` jobs run at once, and then one more. */
async function expectAtOnce({ queue, services }: TestApp, most: number): Promise<void> {
  const ids = Array.from({ length: most + 1 }, (_, index) => index + 1)
  const begun: number[] = []
  const { promise: allBusy, resolve: tellAllBusy } = Promise.withResolvers<void>()
  let busiest = 0
  let running = 0
  await queue.start(
    handlersWith(async ({ id }) => {
      begun.push(id)
      running += 1
      busiest = Math.max(busiest, running)
      if (begun.length === most) tellAllBusy()
      await allBusy
      running -= 1
    }),
  )
  await queue.send(services.db.$client, 'write', ids)
  await expect.poll(() => begun.toSorted((one, other) => one - other), { timeout: 20_000 }).toEqual(ids)
  expect(busiest).toBe(most)
}

it('runs two jobs at once on this machine, then the rest', () => expectAtOnce(app, 2))

it('runs as many jobs at once as a provider may be asked', async () => {
  const { app: connected, close } = await openModelApp()
  await expectAtOnce(connected, connected.alone ? 8 : 32)
  await connected.queue.stop()
  await close()
})

it('is polled while a job takes long', async () => {
  const done: number[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await app.queue.start(
    handlersWith(async ({ id }) => {
      if (id === LONG) await ended
      done.push(id)
    }),
  )
  await app.queue.send(app.services.db.$client, 'write', [LONG])
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await app.queue.send(app.services.db.$client, 'write', [SHORT])
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([SHORT])
  end()
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([SHORT, LONG])
})

it('continues at once with other jobs while one hangs', async () => {
  const done: number[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await app.queue.start(
    handlersWith(async ({ id }) => {
      if (id === HANGS) await ended
      done.push(id)
    }),
  )
  const others = Array.from({ length: 12 }, (_, index) => index + 1)
  await app.queue.send(app.services.db.$client, 'write', [HANGS])
  await new Promise((resolve) => setTimeout(resolve, 2500))
  await app.queue.send(app.services.db.$client, 'write', others)
  await expect
    .poll(() => done.toSorted((one, other) => one - other), { timeout: 4000 })
    .toEqual(others.toSorted((one, other) => one - other))
  end()
})

it('is polled by a single worker when it is empty', async () => {
  await app.queue.start(handlersWith(none))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const asked = vi.spyOn(app.services.db.$client, 'query')
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const fetches = asked.mock.calls.filter(([text]) => String(text).includes('SKIP LOCKED'))
  asked.mockRestore()
  // Four queues polled two or three times each, plus pg-boss's own polling. If each of its workers polled, it would be
  // 30 or 45.
  expect(fetches.length).toBeGreaterThanOrEqual(3)
  expect(fetches.length).toBeLessThanOrEqual(16)
})
