import { afterEach, expect, it, vi } from 'vitest'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { addUser, type Fleet, openFleet } from '../../../../tests/support/fleet.ts'
import type { Ai, Services } from '../../ports.ts'
import { admitCall } from './admission-store.ts'
import { askingAhead, type CallAhead, callAhead } from './call-ahead.ts'
import { admittedFrom, type CallReason } from './calls-together.ts'
import { guardedAi } from './guarded-ai.ts'
import { pauseUntil, readState } from './store.ts'

/** Calls that are asked for ahead: whether they are made or not, the counts come out as if nobody had been early. */

const clock = new FixedClock('2026-11-20T12:00:00Z')
const HOSTED = { provider: 'openai', baseUrl: undefined, apiKey: 'key', model: 'x', embeddingModel: undefined } as const
const USAGE = { inputTokens: 100, outputTokens: 50 }
const COST = Math.ceil((USAGE.inputTokens * 250_000 + USAGE.outputTokens * 2_000_000) / 1_000_000)

const answer = async () => USAGE
const ai: Ai = {
  offline: false,
  name: 'gpt-5-mini',
  stream: answer,
  structured: async () => ({ value: {}, usage: await answer() }),
  embed: async () => ({ vectors: [], usage: await answer() }),
}

const requestOf = (content: string) =>
  ({ messages: [{ role: 'user', content }], maxOutputTokens: 100 }) as unknown as Parameters<Ai['stream']>[0]
const OPTIONS = { signal: new AbortController().signal, onText: () => undefined }

let fleet: Fleet
afterEach(() => fleet.close())

async function open(dailyCalls: number, monthlyMicros: number) {
  fleet = await openFleet(2, { ai: HOSTED, ceilings: { dailyCalls, monthlyMicros } }, { ai, clock })
  const [one] = fleet.members as [Services]
  return { one, reason: { userId: await addUser(one, 'early'), purpose: 'chat' } as const }
}

function askAhead(services: Services, { userId, purpose }: CallReason): CallAhead {
  const asking = admitCall(services.db, ...askingAhead(services, clock.now(), userId, purpose))
  return callAhead(
    services,
    asking.then(([row]) => (row ? admittedFrom(row) : null)),
  )
}

const counted = async (services: Services) => {
  await services.replies.drain(1000)
  const { dailyCalls, monthlyMicros } = await readState(services.db, clock.now())
  const { rows } = await services.db.$client.query('select state, cost_micros from usage_calls order by id')
  return { dailyCalls, monthlyMicros, calls: rows.map(({ state, cost_micros }) => [state, Number(cost_micros)]) }
}

it('is one call at what it cost when it is made', async () => {
  const { one, reason } = await open(1000, 1e9)
  const ahead = askAhead(one, reason)
  await guardedAi(one, reason, ahead).stream(requestOf('Hello.'), OPTIONS)
  ahead.drop()
  expect(await counted(one)).toEqual({ dailyCalls: 1, monthlyMicros: COST, calls: [['done', COST]] })
})

it('leaves no trace when it is not made', async () => {
  const { one, reason } = await open(1000, 1e9)
  for (const ahead of Array.from({ length: 20 }, () => askAhead(one, reason))) {
    ahead.drop()
    ahead.drop()
  }
  expect(await counted(one)).toEqual({ dailyCalls: 0, monthlyMicros: 0, calls: [] })
})

it('takes nothing from a new month when it is given back in that', async () => {
  const { one, reason } = await open(1000, 1e9)
  const ahead = askAhead(one, reason)
  await vi.waitFor(async () => expect((await counted(one)).dailyCalls).toBe(1), { timeout: 10_000 })
  clock.set('2026-12-01T00:00:10Z')
  await guardedAi(one, reason).stream(requestOf('Hello.'), OPTIONS)
  ahead.drop()
  expect(await counted(one)).toEqual({ dailyCalls: 1, monthlyMicros: COST, calls: [['done', COST]] })
  clock.set('2026-11-20T12:00:00Z')
})

it('is asked for anew when the prompt is longer than foreseen', async () => {
  const { one, reason } = await open(1000, 1e9)
  const ahead = askAhead(one, reason)
  await guardedAi(one, reason, ahead).stream(requestOf('x'.repeat(40_000)), OPTIONS)
  ahead.drop()
  expect(await counted(one)).toEqual({ dailyCalls: 1, monthlyMicros: COST, calls: [['done', COST]] })
})

it.each([
  ['the day', 100, 1e9],
  ['the month', 1000, 15_000],
])(
  'takes nothing of what is left near the ceiling of %s, and the call is made all the same',
  async (_, calls, micros) => {
    const { one, reason } = await open(calls, micros)
    const ahead = askAhead(one, reason)
    expect(await ahead.take({ mostInput: 0, mostOutput: 0 })).toBeNull()
    await guardedAi(one, reason, ahead).stream(requestOf('Hello.'), OPTIONS)
    expect(await counted(one)).toMatchObject({ dailyCalls: 1, calls: [['done', COST]] })
  },
)

it('is refused while paused, like any other', async () => {
  const { one, reason } = await open(1000, 1e9)
  await pauseUntil(one.db, new Date(clock.now().getTime() + 3_600_000))
  const ahead = askAhead(one, reason)
  await expect(guardedAi(one, reason, ahead).stream(requestOf('Hello.'), OPTIONS)).rejects.toMatchObject({
    kind: 'not_admitted',
  })
  expect(await counted(one)).toEqual({ dailyCalls: 0, monthlyMicros: 0, calls: [] })
})
