import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createCallAdmissions } from '../src/server/features/models/calls/call-admissions.ts'
import { streamText } from '../src/server/features/models/calls/guarded-calls.ts'
import type { Ai } from '../src/server/integrations/models/port.ts'
import { parseConfig } from '../src/server/platform/config/config.ts'
import type { Services } from '../src/server/platform/ports/services.ts'
import { createServices } from '../src/server/services.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printFigure, printPlain, quantile } from './support/figures.ts'
import { withCleanup } from './support/setup.ts'

/** Overhead of the guard per model call on PostgreSQL: time until admission, alone and under load. */
const USERS = 64
const WARM_UP = 500
const CALLS = 3000

const USAGE = { inputTokens: 900, outputTokens: 64 }

/** Records when it is reached, and answers at once. */
function instantAi(onReached: () => void): Ai {
  const answer = async () => {
    onReached()
    return USAGE
  }
  return {
    connected: true,
    provider: null,
    local: false,
    name: 'gpt-5-mini',
    stream: answer,
    structured: async () => ({ value: {}, usage: await answer() }),
    embed: async () => ({ vectors: [], usage: await answer() }),
  }
}

type Request = Parameters<Ai['stream']>[0]
const request = { messages: [{ role: 'user', content: 'x'.repeat(3600) }], maxOutputTokens: 400 } as unknown as Request

async function addUsers({ db }: Services): Promise<number[]> {
  const { rows } = await db.$client.query(
    `insert into users (username) select 'bench-' || n from generate_series(1, $1) n returning id`,
    [USERS],
  )
  return rows.map(({ id }) => id)
}

/** Milliseconds until each of `calls` was admitted, with this many at a time. */
async function measure(services: Services, users: number[], calls: number, atOnce: number): Promise<number[]> {
  const waits: number[] = []
  const admissions = createCallAdmissions({
    ...services,
    models: { current: instantAi(() => undefined) },
    role: 'main',
  })
  let begun = 0
  const loop = async (): Promise<void> => {
    while (begun < calls) {
      const userId = users[begun++ % users.length] ?? 0
      const started = performance.now()
      const ai = instantAi(() => waits.push(performance.now() - started))
      const options = { signal: new AbortController().signal, onText: () => undefined }
      await streamText(services, { ai, admissions }, { userId, purpose: 'chat' }, request, options)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  await services.replies.drain(10_000)
  return waits
}

await withCleanup(async (later) => {
  const postgres = await startPostgres()
  later(postgres.stop)
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
  later(() => rm(dataDir, { recursive: true, force: true }))
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    AI_PROVIDER: 'builtin',
    DAILY_CALL_LIMIT: '1000000000',
    MONTHLY_COST_LIMIT_USD: '1000000000',
    RATE_LIMITS: 'off',
  }
  const running = await createServices(parseConfig(environment), pino({ level: 'silent' }))
  later(running.close)
  const users = await addUsers(running.services)
  await measure(running.services, users, WARM_UP, 4)
  const alone = await measure(running.services, users, CALLS, 1)
  const note = `${CALLS} calls; p99 ${quantile(alone, 0.99).toFixed(2)} ms`
  printFigure('admission of a model call, p50', quantile(alone, 0.5), { atMost: 1 }, 'ms', note)
  printPlain('admission with 8 calls at once, p50', await measure(running.services, users, CALLS, 8), 'ms')
})
