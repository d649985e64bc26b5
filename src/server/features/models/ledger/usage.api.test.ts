import { afterEach, expect, it } from 'vitest'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import { addUser, type Fleet, openFleet } from '../../../../../tests/support/fleet.ts'
import { FAIR_USE } from '../../../../core/calls/ceilings.ts'
import type { Ai, AiFailure, TokenUsage } from '../../../integrations/models/port.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { sharedModel } from '../calls/call-admissions.ts'
import { askStructured, streamText } from '../calls/guarded-calls.ts'
import { sweepUsage } from './pause-system.ts'
import { pauseUntil, readState, resumeModelCalls } from './store.ts'

/** The guard across several instances on one database: what it admits, and what it counts. */

const clock = new FixedClock('2026-11-20T12:00:00Z')
const signal = new AbortController().signal
const USAGE: TokenUsage = { inputTokens: 100, outputTokens: 50 }

/** A model that answers as the test wants, and counts how often it was asked. */
function fakeAi(name = 'gpt-5-mini') {
  const asked = { count: 0, fails: null as AiFailure | null, retries: false, hold: Promise.resolve(), usage: USAGE }
  const answer = async (beforeRetry?: (failed: AiError) => Promise<void>) => {
    asked.count += 1
    await asked.hold
    if (asked.retries) {
      await beforeRetry?.(new AiError('unreachable', 'first attempt'))
      asked.count += 1
    }
    if (asked.fails) throw new AiError(asked.fails, 'as the test wants')
    return asked.usage
  }
  const ai: Ai = {
    connected: true,
    provider: null,
    local: false,
    name,
    stream: (_request, options) => answer(options.beforeRetry),
    structured: async () => ({ value: {}, usage: await answer() }),
    embed: async () => ({ vectors: [], usage: await answer() }),
  }
  return { ai, asked }
}

const request = {
  messages: [{ role: 'user', content: 'Hello there.' }],
  maxOutputTokens: 100,
} as unknown as Parameters<Ai['stream']>[0]
const OPTIONS = { signal, onText: () => undefined }

const call = (services: Services, userId: number) =>
  streamText(services, sharedModel(services), { userId, purpose: 'chat' }, request, OPTIONS)

const refused = (error: unknown): boolean => error instanceof AiError && error.kind === 'not_admitted'

async function countAdmitted(calls: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(calls)
  for (const result of results) if (result.status === 'rejected' && !refused(result.reason)) throw result.reason
  return results.filter(({ status }) => status === 'fulfilled').length
}

let fleet: Fleet
afterEach(() => fleet.close())

const settled = () => Promise.all(fleet.members.map((services) => services.replies.drain(1000)))
const one = (): Services => {
  const [first] = fleet.members
  if (!first) throw new Error('an empty fleet')
  return first
}
const HOSTED = { provider: 'openai', baseUrl: undefined, apiKey: 'key', model: 'x', embeddingModel: undefined } as const

const openWith = async (dailyCalls: number, monthlyMicros: number, ai: Ai, rateLimits = false): Promise<number> => {
  fleet = await openFleet(4, { ai: HOSTED, rateLimits, ceilings: { dailyCalls, monthlyMicros } }, { ai, clock })
  return addUser(one(), 'racer')
}

it('admits exactly the remaining calls of the day in a race', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(37, 1e9, ai)
  const racing = Array.from({ length: 200 }, (_, index) => call(fleet.members[index % 4] ?? one(), userId))
  expect(await countAdmitted(racing)).toBe(37)
  expect(asked.count).toBe(37)
  expect((await readState(one().db, clock.now())).dailyCalls).toBe(37)

  clock.set('2026-11-21T00:00:00Z')
  expect(await countAdmitted([call(one(), userId)])).toBe(1)
  clock.set('2026-11-20T12:00:00Z')
})

it('keeps the month below its limit, and releases what was reserved in excess', async () => {
  const { ai, asked } = fakeAi()
  const ceiling = 5000
  const userId = await openWith(10_000, ceiling, ai)
  for (let round = 0; round < 12; round += 1) {
    await countAdmitted(Array.from({ length: 40 }, (_, index) => call(fleet.members[index % 4] ?? one(), userId)))
    await settled()
    expect((await readState(one().db, clock.now())).monthlyMicros).toBeLessThanOrEqual(ceiling)
  }
  const cost = Math.ceil((USAGE.inputTokens * 250_000 + USAGE.outputTokens * 2_000_000) / 1_000_000)
  expect((await readState(one().db, clock.now())).monthlyMicros).toBe(asked.count * cost)
  expect(asked.count * cost).toBeGreaterThan(ceiling * 0.9)
})

it('counts a retry as a call, and skips it when no call is left', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(3, 1e9, ai)
  asked.retries = true
  expect(await countAdmitted([call(one(), userId)])).toBe(1)
  await expect(call(one(), userId)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked.count).toBe(3)
  await settled()
  expect((await readState(one().db, clock.now())).dailyCalls).toBe(3)
})

it('counts no failure when the model declines to reply', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(10_000, 1e9, ai)
  asked.fails = 'declined'
  for (let count = 0; count < 6; count += 1) {
    await expect(call(one(), userId)).rejects.toMatchObject({ kind: 'declined' })
    await settled()
  }
  expect(await readState(one().db, clock.now())).toMatchObject({ failures: 0, trippedAt: null })
})

it.each(['refused', 'cut_off', 'declined', 'unsupported'] as const)(
  'counts no failure when the provider supports no JSON answers (%s)',
  async (kind) => {
    const { ai, asked } = fakeAi()
    const userId = await openWith(10_000, 1e9, ai)
    asked.fails = kind
    const read = () =>
      askStructured(
        one(),
        sharedModel(one()),
        { userId, purpose: 'memory' },
        { system: 's', input: 'i', name: 'n', schema: {}, maxOutputTokens: 100 },
        signal,
      )
    for (let count = 0; count < 6; count += 1) {
      await expect(read()).rejects.toMatchObject({ kind })
      await settled()
    }
    expect(await readState(one().db, clock.now())).toMatchObject({ failures: 0, trippedAt: null })
    asked.fails = 'unreachable'
    await expect(read()).rejects.toMatchObject({ kind: 'unreachable' })
    await settled()
    expect(await readState(one().db, clock.now())).toMatchObject({ failures: 1 })
  },
)

it('opens the breaker for everyone after five failures, and closes it after one trial at a time', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(10_000, 1e9, ai)
  asked.fails = 'unreachable'
  for (let index = 0; index < 5; index += 1) {
    await expect(call(fleet.members[index % 4] ?? one(), userId)).rejects.toMatchObject({ kind: 'unreachable' })
    await settled()
  }
  for (const services of fleet.members) await expect(call(services, userId)).rejects.toSatisfy(refused)
  expect(asked.count).toBe(5)

  clock.advance(60_000)
  await expect(call(one(), userId)).rejects.toMatchObject({ kind: 'unreachable' })
  await settled()
  await expect(call(one(), userId)).rejects.toSatisfy(refused)

  clock.advance(60_000)
  asked.fails = null
  const hold = Promise.withResolvers<void>()
  asked.hold = hold.promise
  const racing = Array.from({ length: 20 }, (_, index) => call(fleet.members[index % 4] ?? one(), userId))
  const counting = countAdmitted(racing)
  await Promise.allSettled(racing.filter((_, index) => index > 0).map((racer) => Promise.race([racer, sleepy()])))
  hold.resolve()
  expect(await counting).toBe(1)
  await settled()
  expect(await readState(one().db, clock.now())).toMatchObject({ failures: 0, trippedAt: null })
  expect(await countAdmitted([call(one(), userId)])).toBe(1)
})

const sleepy = () => new Promise((resolve) => setTimeout(resolve, 500))

it('makes no calls during a pause, not even a retry', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(10_000, 1e9, ai)
  await pauseUntil(one().db, new Date(clock.now().getTime() + 3_600_000))
  for (const services of fleet.members) await expect(call(services, userId)).rejects.toSatisfy(refused)
  await resumeModelCalls(one().db)
  expect(await countAdmitted([call(one(), userId)])).toBe(1)
  await pauseUntil(one().db, new Date(clock.now().getTime() + 3_600_000))
  clock.advance(3_600_000)
  expect(await countAdmitted([call(one(), userId)])).toBe(1)
  expect(asked.count).toBe(2)
})

it('limits the rate of one account without affecting others', async () => {
  const { ai } = fakeAi()
  const userId = await openWith(10_000, 1e9, ai, true)
  const other = await addUser(one(), 'other')
  const racing = Array.from({ length: FAIR_USE.callsAMinute + 20 }, (_, index) =>
    call(fleet.members[index % 4] ?? one(), userId),
  )
  expect(await countAdmitted(racing)).toBe(FAIR_USE.callsAMinute)
  expect(await countAdmitted([call(one(), other)])).toBe(1)
  clock.advance(60_000)
  expect(await countAdmitted([call(one(), userId)])).toBe(1)
})

it('makes no calls for a suspended account', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(10_000, 1e9, ai)
  await one().db.$client.query('update users set suspended_at = now() where id = $1', [userId])
  await expect(call(one(), userId)).rejects.toSatisfy(refused)
  expect(asked.count).toBe(0)
})

it('keeps the maximum cost of a call with an unknown outcome, and releases that of a free one', async () => {
  const { ai, asked } = fakeAi('never-heard-of')
  const userId = await openWith(10_000, 1e9, ai)
  asked.fails = 'unreachable'
  await expect(call(one(), userId)).rejects.toThrow()
  await settled()
  expect((await readState(one().db, clock.now())).monthlyMicros).toBe(0)

  asked.fails = 'cut_off'
  await expect(call(one(), userId)).rejects.toThrow()
  await settled()
  const worst = (await readState(one().db, clock.now())).monthlyMicros
  expect(worst).toBe(Math.ceil((28 * 15_000_000 + 100 * 75_000_000) / 1_000_000))

  await one().db.$client.query(`update usage_calls set state = 'open' where cost_micros > 0`)
  clock.advance(11 * 60_000)
  await sweepUsage(one())
  const { rows } = await one().db.$client.query(`select cost_micros from usage_calls where state = 'abandoned'`)
  expect(rows).toEqual([{ cost_micros: worst }])
})

it('keeps the maximum cost of a reply whose tokens were only estimated', async () => {
  const { ai, asked } = fakeAi()
  const userId = await openWith(100, 1e9, ai)
  await call(one(), userId)
  await settled()
  const { monthlyMicros: counted } = await readState(one().db, clock.now())
  asked.usage = { ...USAGE, estimated: true }
  await call(one(), userId)
  await settled()
  const { rows } = await one().db.$client.query(
    'select worst_micros, cost_micros from usage_calls order by id desc limit 1',
  )
  expect(rows[0].cost_micros).toBe(rows[0].worst_micros)
  const { monthlyMicros } = await readState(one().db, clock.now())
  expect(monthlyMicros).toBe(counted + Number(rows[0].worst_micros))
})
