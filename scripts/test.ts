import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { ensureChromium } from '../tests/e2e/chromium.ts'
import { type PostgresServer, startPostgres } from '../tests/support/postgres.ts'
import { runChecks } from './checks.ts'
import { checkResult, type Result, runCommand, summarize, timed } from './steps.ts'
import { runPlaywright, runVitest } from './test-runners.ts'

/** Linux keeps the files of this directory in memory. */
const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 3 * 1024 ** 3

function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    return 0
  }
}

/**
 * The directory for temporary files of tests: in memory if there is room. Cloning a database of 600 files takes 50 ms
 * there, and 300 ms of processor time on ext4.
 */
const temporaryDirectory = (): string => (freeBytes(IN_MEMORY) >= ENOUGH_BYTES ? IN_MEMORY : tmpdir())

/** Runs everything, quick steps first. The last line is the total. */

type Started = PostgresServer | { fault: string }

process.env.TMPDIR = temporaryDirectory()

// Installs what is missing meanwhile, one after the other, because package managers take a lock.
const starting: Promise<Started> = startPostgres().catch((error: unknown) => ({ fault: String(error) }))

async function stopServer(): Promise<void> {
  const server = await starting
  if ('stop' in server) await server.stop()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopServer().then(() => process.exit(130)))
}

async function build(name: string): Promise<Result> {
  const { code, output } = await runCommand('node', ['scripts/prepare.mjs'])
  return checkResult(name, code === 0 ? null : output)
}

async function runApiTests(name: string): Promise<Result> {
  const server = await starting
  if ('fault' in server) return checkResult(name, `No PostgreSQL server could be started: ${server.fault}`)
  return await runVitest(name, ['api-postgres', 'api-pglite'], {
    env: { TEST_DATABASE_URL: server.url },
    // They wait more than they compute; each loads the server anew, which takes two core-seconds.
    workers: 3,
  })
}

const browser = starting.then(ensureChromium)
browser.catch(() => undefined)

async function runJourneys(name: string): Promise<Result> {
  await browser
  return await runPlaywright(name)
}

/** Process tests often wait, so API tests run alongside. Both need what is built. */
const runServerTests = (): Promise<Result[]> =>
  Promise.all([
    timed('API tests', runApiTests),
    timed('the product as a process', (name) => runVitest(name, ['processes'])),
  ])

// Checks and unit tests need nothing that is built, and the slowest check leaves a core idle.
const unit = timed('unit tests', (name) => runVitest(name, ['unit']))
const built = timed('the build', build)
const onServer = Promise.all([unit, built]).then(runServerTests)
const results = [...(await runChecks()), ...(await Promise.all([unit, built])), ...(await onServer)]
results.push(await timed('journeys in a browser', runJourneys))
await stopServer()
summarize(results)
