import { ensureChromium } from '../tests/e2e/chromium.ts'
import { type PostgresServer, startPostgres } from '../tests/support/postgres.ts'
import { runChecks } from './checks.ts'
import { checkResult, type Result, summarize, timed } from './result.ts'
import { runPlaywright, runVitest } from './test-runners.ts'

/** Everything, quick things first; the last line is the sum. */

type Started = PostgresServer | { fault: string }

const starting: Promise<Started> = startPostgres().catch((error: unknown) => ({ fault: String(error) }))

async function stopServer(): Promise<void> {
  const server = await starting
  if ('stop' in server) await server.stop()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopServer().then(() => process.exit(130)))
}

async function runOnServer(name: string): Promise<Result> {
  const server = await starting
  if ('fault' in server) return checkResult(name, `No PostgreSQL server could be started: ${server.fault}`)
  return await runVitest(name, ['unit', 'api-postgres', 'api-pglite'], { TEST_DATABASE_URL: server.url })
}

async function runJourneys(name: string): Promise<Result> {
  await ensureChromium()
  return await runPlaywright(name)
}

const results = await runChecks()
const steps: [string, (name: string) => Promise<Result>][] = [
  ['unit and API tests', runOnServer],
  ['the product as a process', (name) => runVitest(name, ['processes'])],
  ['journeys in a browser', runJourneys],
]
for (const [name, step] of steps) results.push(await timed(name, () => step(name)))
await stopServer()
summarize(results)
