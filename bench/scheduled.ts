import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { BATCH } from '../src/server/features/schedules/deliver/dispatch-due.ts'
import { addPeople, makeDue } from '../tests/support/due-people.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { deliverBare } from './support/bare-delivery.ts'
import { addFuture, makeBareDue, prepareBareSchedules } from './support/due-messages.ts'
import { printFigure, printPlain, reportRatio } from './support/figures.ts'
import { peakMiB, processSeconds } from './support/proc.ts'
import { startDeliverer } from './support/program.ts'
import { withCleanup } from './support/setup.ts'

/** Delivery of due messages by the product and by a bare loop in turns, on PostgreSQL. */
const ROUNDS = 5
const DUE = 20_000
const MANY = 100_000
const FUTURE = 1_000_000
const ALONE = 2_000
const CONCURRENCY = 2

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

await withCleanup(async (later) => {
  const postgres = await startPostgres()
  later(postgres.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
  later(() => rm(dataDir, { recursive: true, force: true }))
  const master = randomBytes(32)
  const deliverer = await startDeliverer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    MASTER_KEY: master.toString('hex'),
    AI_PROVIDER: 'builtin',
  })
  later(deliverer.stop)
  const pool = new pg.Pool({ connectionString: postgres.url })
  later(() => pool.end())
  const key = createSecretKey(randomBytes(32))
  await prepareBareSchedules(pool)
  await addPeople(pool, master, MANY)
  await pool.query('vacuum analyze')

  const countMessages = async (): Promise<number> =>
    (await pool.query<{ n: number }>('select count(*)::int as n from messages')).rows[0]?.n ?? 0

  /** Messages per second, and microseconds of its CPU time per message. */
  async function deliver(count: number, batch = BATCH): Promise<{ rate: number; cost: number }> {
    await makeDue(pool, count)
    const before = await countMessages()
    const busy = processSeconds(deliverer.pid)
    const took = await deliverer.deliver({ batch, concurrency: CONCURRENCY })
    const cost = ((processSeconds(deliverer.pid) - busy) / count) * 1e6
    const written = (await countMessages()) - before
    if (written !== count) throw new Error(`${written} messages of ${count}`)
    return { rate: count / took, cost }
  }
  const product = async (count: number, batch = BATCH): Promise<number> => (await deliver(count, batch)).rate
  async function bare(count: number): Promise<number> {
    await makeBareDue(pool, count)
    return count / (await seconds(() => deliverBare(pool, key, CONCURRENCY)))
  }

  await product(DUE)
  await bare(DUE)
  const rates = { product: [] as number[], bare: [] as number[], alone: [] as number[] }
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await bare(DUE))
    const { rate, cost } = await deliver(DUE)
    rates.product.push(rate)
    costs.push(cost)
    rates.alone.push(await product(ALONE, 1))
  }
  reportRatio('due messages a second', rates.product, rates.bare, { atLeast: 0.25 }, { unit: 'messages' })
  reportRatio(
    'against one transaction a message',
    rates.product,
    rates.alone,
    { atLeast: 10 },
    { unit: 'messages', theirs: 'one by one' },
  )
  const slowest = DUE / Math.min(...rates.product)
  printFigure('20,000 due at once, the slowest round', slowest, { atMost: 1.5 }, 's', 'all written')
  printFigure('100,000 due at once', MANY / (await product(MANY)), { atMost: 8 }, 's', 'all written')
  await addFuture(pool, FUTURE)
  await product(DUE)
  const behind: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) behind.push(await product(DUE))
  reportRatio(
    'time with a million future ones',
    behind.map((rate) => 1 / rate),
    rates.product.map((rate) => 1 / rate),
    { atMost: 1.2 },
    { unit: 's a message', theirs: 'without' },
  )
  printPlain('processor time a message in Node', costs, 'µs')
  printFigure('most memory', peakMiB(deliverer.pid), { atMost: 400 }, 'MB', 'of the process that delivers')
})
