import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The module has state: each test loads it again. */
let server: typeof import('./server-outage.ts')
let answers: (number | null)[]
let asked: number[]
const heard: string[] = []

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const target = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target))
  answers = []
  asked = []
  heard.length = 0
  vi.stubGlobal('fetch', async () => {
    asked.push(performance.now())
    const status = answers.length > 0 ? answers.shift() : 200
    if (status === null) throw new TypeError('Failed to fetch')
    return { status }
  })
  server = await import('./server-outage.ts')
  server.onReachabilityChange(() => heard.push(server.isServerDown() ? 'away' : 'back'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('polls first after Retry-After, then less and less often, until the server is back', async () => {
  answers = [503, 502, 503]
  const since = performance.now()
  server.reportServerDown(5)
  await vi.dynamicImportSettled()
  expect(server.isServerDown()).toBe(true)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(asked.map((at) => Math.round((at - since) / 1000))).toEqual([5, 15, 35, 65])
  expect(heard).toEqual(['away', 'back'])
  expect(server.isServerDown()).toBe(false)
})

it('keeps polling while the server does not answer at all', async () => {
  answers = [null, null, null]
  server.reportServerDown(0)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(13_000)
  expect(asked).toHaveLength(2)
  expect(server.isServerDown()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.isServerDown()).toBe(false)
})

it('counts 401 as an answer, so that signed-out people see the server is back', async () => {
  answers = [401]
  server.reportServerDown(5)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.isServerDown()).toBe(false)
})

it('polls less often when the server goes down again at once', async () => {
  server.reportServerDown(5)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.isServerDown()).toBe(false)
  const again = performance.now()
  server.reportServerDown(5)
  server.reportServerDown(1)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.slice(1).map((at) => Math.round((at - again) / 1000))).toEqual([10])
})

it.each([
  [503, 'unavailable', true],
  [0, 'unavailable', true],
  [502, 'http', true],
  [504, 'http', true],
  [503, 'push_unavailable', false],
  [500, 'http', false],
  [500, 'internal', false],
  [0, 'unreachable', false],
  [402, 'allowance_used_up', false],
])('classifies status %i with code %s as an outage: %s', (status, code, expected) =>
  expect(server.isOutageStatus(status, code)).toBe(expected),
)
