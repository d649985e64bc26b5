import { createSecretKey, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '../src/server/config.ts'
import { BATCH, deliverBatch } from '../src/server/features/schedules/deliver-due.ts'
import { seedTemplates } from '../src/server/features/schedules/seed-templates.ts'
import { Templates } from '../src/server/features/schedules/templates.ts'
import type { Worker } from '../src/server/features/schedules/worker.ts'
import { createServices } from '../src/server/services.ts'
import { addPeople, makeDue } from '../tests/support/due-people.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { deliverBare } from './support/bare-delivery.ts'
import { addFuture, makeBareDue, prepareBareSchedules } from './support/due-messages.ts'
import { tellFigure, tellRatio } from './support/figures.ts'
import { withCleanup } from './support/ground.ts'

/** Due messages, delivered by the product and by a bare loop in turns, on PostgreSQL. */
const ROUNDS = 5
const DUE = 20_000
const MANY = 100_000
const FUTURE = 1_000_000
const ALONE = 2_000
const LANES = 2
const quiet = { info: () => {}, warn: console.warn, error: console.error }

async function deliverAll(worker: Worker, limit = BATCH): Promise<void> {
  const lane = async (): Promise<void> => {
    while ((await deliverBatch(worker, limit)) > 0);
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

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
  const config = parseConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    MASTER_KEY: master.toString('hex'),
    AI_PROVIDER: 'builtin',
  })
  const running = await createServices(config, quiet)
  later(running.close)
  const { services } = running
  const pool = services.db.$client
  await seedTemplates(services.db)
  const templates = new Templates()
  await templates.load(services)
  const worker: Worker = { services, queue: running.queue, templates }
  const key = createSecretKey(randomBytes(32))
  await prepareBareSchedules(pool)
  await addPeople(pool, master, MANY)
  await pool.query('vacuum analyze')

  async function product(count: number, limit = BATCH): Promise<number> {
    await makeDue(pool, count)
    const {
      rows: [before],
    } = await pool.query('select count(*)::int as n from messages')
    const took = await seconds(() => deliverAll(worker, limit))
    const {
      rows: [after],
    } = await pool.query('select count(*)::int as n from messages')
    if (after.n - before.n !== count) throw new Error(`${after.n - before.n} messages of ${count}`)
    return count / took
  }
  async function bare(count: number): Promise<number> {
    await makeBareDue(pool, count)
    return count / (await seconds(() => deliverBare(pool, key, LANES)))
  }

  await product(DUE)
  await bare(DUE)
  const rates = { product: [] as number[], bare: [] as number[], alone: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await bare(DUE))
    rates.product.push(await product(DUE))
    rates.alone.push(await product(ALONE, 1))
  }
  tellRatio('due messages a second', rates.product, rates.bare, { atLeast: 0.25 }, { unit: 'messages' })
  tellRatio(
    'against one transaction a message',
    rates.product,
    rates.alone,
    { atLeast: 10 },
    { unit: 'messages', theirs: 'one by one' },
  )
  const slowest = DUE / Math.min(...rates.product)
  tellFigure('20,000 due at once, the slowest round', slowest, { atMost: 1.5 }, 's', 'all written')
  tellFigure('100,000 due at once', MANY / (await product(MANY)), { atMost: 8 }, 's', 'all written')
  await addFuture(pool, FUTURE)
  await product(DUE)
  const behind: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) behind.push(await product(DUE))
  tellRatio(
    'time with a million future ones',
    behind.map((rate) => 1 / rate),
    rates.product.map((rate) => 1 / rate),
    { atMost: 1.2 },
    { unit: 's a message', theirs: 'without' },
  )
  const memory = process.resourceUsage().maxRSS / 1024
  tellFigure('most memory', memory, { atMost: 400 }, 'MB', 'bare loop and set-up included')
})
