import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EventSource, openEvents } from '../tests/support/event-source.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printFigure, quantile } from './support/figures.ts'
import { signUpPeople } from './support/people.ts'
import { PRODUCT, startProgram } from './support/program.ts'
import { withCleanup } from './support/setup.ts'

/** How late planned messages are claimed, and how late an open browser receives them, when few are due. */
const PEOPLE = 40
const ROUNDS = 6
const SPREAD_S = 4

interface Due {
  helper_id: number
  due: number
}

async function makeDueSoon(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<Due>(
    `update message_schedules set scheduled_time = clock_timestamp() + (1 + random() * $1) * interval '1 second'
     where status = 'pending' returning helper_id, extract(epoch from scheduled_time)::float8 * 1000 as due`,
    [SPREAD_S],
  )
  return new Map(rows.map(({ helper_id, due }) => [helper_id, due]))
}

/** Milliseconds from the planned time to the browser, for the round's single message. */
async function heardAfter(source: EventSource, round: number, due: Map<number, number>): Promise<number> {
  const heard = (await source.until('message', round))[round - 1]
  const planned = due.get(Number(heard?.data['message']?.['helperId']))
  if (!heard || planned === undefined) throw new Error('a message came that was not due')
  return performance.timeOrigin + heard.at - planned
}

await withCleanup(async (later) => {
  const postgres = await startPostgres()
  later(postgres.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
  later(() => rm(dataDir, { recursive: true, force: true }))
  const product = await startProgram(PRODUCT, {
    PORT: '0',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    MASTER_KEY: randomBytes(32).toString('hex'),
    AI_PROVIDER: 'builtin',
    RATE_LIMITS: 'off',
  })
  later(product.stop)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  later(() => client.end())
  const people = await signUpPeople(product.origin, PEOPLE)
  await client.query('update users set message_credits_limit = 1000')
  const sources = await Promise.all(people.map(({ cookie }) => openEvents(product.origin, cookie)))
  later(async () => void (await Promise.all(sources.map((source) => source.close()))))
  await Promise.all(sources.map((source) => source.until('usage', 1)))

  const shown: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const due = await makeDueSoon(client)
    shown.push(...(await Promise.all(sources.map((source) => heardAfter(source, round, due)))))
  }
  const { rows } = await client.query<{ late: number }>(
    `select extract(epoch from s.settled_at - s.scheduled_time)::float8 * 1000 as late
     from message_schedules s where s.status = 'delivered'`,
  )
  const late = rows.map((row) => row.late)
  const note = `${late.length} messages, ${PEOPLE} in ${SPREAD_S} s`
  printFigure('lateness of the claim, p50', quantile(late, 0.5), { atMost: 1000 }, 'ms', note)
  printFigure('lateness of the claim, p99', quantile(late, 0.99), { atMost: 2000 }, 'ms', note)
  printFigure('from due to an open browser, p50', quantile(shown, 0.5), { atMost: 1000 }, 'ms', note)
  printFigure('from due to an open browser, p99', quantile(shown, 0.99), { atMost: 2000 }, 'ms', note)
})
