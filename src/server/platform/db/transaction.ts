import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DEADLOCK, hasDatabaseCode } from '../errors/errors.ts'
import type { Db, Transaction } from './statement.ts'
import { users } from './tables/accounts.ts'

/** Inside, use only the given transaction. */
export async function inTransaction<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((cause) => {
      broken = cause
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Locks an account until the transaction ends. Against deadlocks: before its helpers, memories and messages, and in a
 * statement of its own, because one that also changes the account can wait for two versions of its row.
 */
export const lockAccount = (tx: Pick<Db, 'select'>, userId: number) =>
  tx
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
    .prepare('lock_account')
    .execute()

const TRIES = 3

/** Runs `work` again if PostgreSQL ended it because of a deadlock. `work` is a whole transaction. */
export async function retryDeadlock<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !hasDatabaseCode(error, DEADLOCK)) throw error
    return retryDeadlock(work, tries - 1)
  }
}

/** Larger batches are split: a statement for a thousand calls would keep all of them waiting. */
const MOST_AT_ONCE = 100

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

/**
 * A lone call never waits, and none joins a batch that has started. `run` returns one output per input, in order.
 * `retriesAlone`: if it fails for several, it runs for each of them.
 */
export function inBatches<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { retriesAlone = false } = {},
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = []
  let busy = false

  async function runBatch(batch: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(batch.map(({ input }) => input))
      for (const [index, entry] of batch.entries()) entry.resolve(outputs[index] as Output)
    } catch (error) {
      if (retriesAlone && batch.length > 1) await Promise.all(batch.map((entry) => runBatch([entry])))
      else for (const entry of batch) entry.reject(error)
    }
  }

  async function runAll(): Promise<void> {
    busy = true
    while (waiting.length > 0) await runBatch(waiting.splice(0, MOST_AT_ONCE))
    busy = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!busy) void runAll()
    })
}
