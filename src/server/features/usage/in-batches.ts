import type { CallPurpose } from '../../../core/model-calls.ts'
import { priceOf } from '../../../core/prices.ts'
import type { Db, Services } from '../../ports.ts'
import { admitCalls, type Settlement, settleCalls } from './store.ts'

/**
 * All calls want the lock of one row. When many come at once, those of a process go together: one statement is under way
 * at a time, and what comes meanwhile is the next one. A call that comes alone waits for nobody.
 */
const MOST_AT_ONCE = 100

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

function inBatches<Input, Output>(run: (inputs: Input[]) => Promise<Output[]>): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = []
  let busy = false

  async function runAll(): Promise<void> {
    busy = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE)
      try {
        const outputs = await run(batch.map(({ input }) => input))
        for (const [index, entry] of batch.entries()) entry.resolve(outputs[index] as Output)
      } catch (error) {
        for (const entry of batch) entry.reject(error)
      }
    }
    busy = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!busy) void runAll()
    })
}

export interface Asked {
  userId: number
  purpose: CallPurpose
  mostInput: number
  mostOutput: number
}

type AdmittedRow = Awaited<ReturnType<typeof admitCalls>>[number]

interface Queues {
  admit(asked: Asked): Promise<AdmittedRow | null>
  settle(call: Settlement): Promise<null>
}

async function admitBatch(services: Services, asked: Asked[]): Promise<(AdmittedRow | null)[]> {
  const { db, ai, clock, spending, rateLimits } = services
  const price = priceOf(ai.name, spending.local)
  const rows = await admitCalls(
    db,
    clock.now(),
    asked.map(({ userId }) => userId),
    asked.map(({ purpose }) => purpose),
    asked.map(({ mostInput }) => mostInput),
    asked.map(({ mostOutput }) => mostOutput),
    ai.name,
    rateLimits,
    price.input,
    price.output,
    spending.ceilings.dailyCalls,
    spending.ceilings.monthlyMicros,
  )
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, index) => byPlace.get(index + 1) ?? null)
}

async function settleBatch({ db, clock }: Services, calls: Settlement[]): Promise<null[]> {
  await settleCalls(db, clock.now(), calls)
  return calls.map(() => null)
}

const byDatabase = new WeakMap<Db, Queues>()

function queuesOf(services: Services): Queues {
  const known = byDatabase.get(services.db)
  if (known) return known
  const queues = {
    admit: inBatches((asked: Asked[]) => admitBatch(services, asked)),
    settle: inBatches((calls: Settlement[]) => settleBatch(services, calls)),
  }
  byDatabase.set(services.db, queues)
  return queues
}

/** Asks for a call to be admitted; null: it is not. */
export const admitTogether = (services: Services, asked: Asked): Promise<AdmittedRow | null> =>
  queuesOf(services).admit(asked)

/** Settles a call; resolves when that is stored. */
export const settleTogether = (services: Services, call: Settlement): Promise<null> => queuesOf(services).settle(call)
