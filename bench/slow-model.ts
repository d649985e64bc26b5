import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addPeople, makeDue } from '../tests/support/due-people.ts'
import { startOpenAiStandIn } from '../tests/support/openai-stand-in.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printFigure } from './support/figures.ts'
import { PRODUCT, startProgram } from './support/program.ts'
import { withCleanup } from './support/setup.ts'

/** A thousand planned messages due at once, two workers, and a model that takes two seconds, or as many as `-- 20` says. */
const PEOPLE = 1000
const WORKERS = 2
/** The setting's default, per worker. */
const CALLS_AT_ONCE = 32
const SECONDS = Number(process.argv[2] ?? 2)

await withCleanup(async (later) => {
  const [postgres, model] = await Promise.all([startPostgres(), startOpenAiStandIn()])
  later(postgres.stop)
  later(model.close)
  let open = 0
  let mostOpen = 0
  model.behave(() => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    setTimeout(() => (open -= 1), SECONDS * 1000)
    return { headersMs: SECONDS * 1000 }
  })
  const master = randomBytes(32)
  for (let worker = 0; worker < WORKERS; worker += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
    later(() => rm(dataDir, { recursive: true, force: true }))
    const product = await startProgram(PRODUCT, {
      ...{ PORT: '0', DATABASE_URL: postgres.url, DATA_DIR: dataDir, MASTER_KEY: master.toString('hex') },
      ...{ AI_PROVIDER: 'openai', AI_BASE_URL: model.url, AI_API_KEY: 'key', AI_MODEL: 'stand-in' },
      ...{ RATE_LIMITS: 'off', LOCAL_EMBEDDINGS: 'off', DAILY_CALL_LIMIT: '100000', MONTHLY_COST_LIMIT_USD: '10000' },
    })
    later(product.stop)
  }
  const pool = new pg.Pool({ connectionString: postgres.url })
  later(() => pool.end())
  await addPeople(pool, master, PEOPLE)
  await pool.query('update helpers set use_templated_messages = false')
  await makeDue(pool, PEOPLE)
  const began = performance.now()
  const sources = async (): Promise<Record<string, number | undefined>> => {
    const { rows } = await pool.query('select source, count(*)::int as count from messages group by source')
    return Object.fromEntries(rows.map(({ source, count }) => [source, count]))
  }
  let written = await sources()
  while (Object.values(written).reduce((sum: number, count = 0) => sum + count, 0) < PEOPLE) {
    await sleep(250)
    written = await sources()
  }
  const seconds = (performance.now() - began) / 1000
  const note = `${SECONDS} s a call, ${mostOpen} at once`
  const atMost = SECONDS * (PEOPLE / (CALLS_AT_ONCE * WORKERS)) * 2
  printFigure(`${PEOPLE.toLocaleString('en')} planned messages by a slow model`, seconds, { atMost }, 's', note)
  printFigure('of them written by the model', written['model'] ?? 0, { atLeast: PEOPLE }, '', '')
})
