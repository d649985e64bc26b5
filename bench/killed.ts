import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, printFigure, printPlain } from './support/figures.ts'
import { signUpPeople } from './support/people.ts'
import { PRODUCT, type Program, startLoadGenerator, startProgram } from './support/program.ts'
import { withCleanup } from './support/setup.ts'

/** Kills the embedded database while as many people write as it can handle: time until the product is ready again. */
const PEOPLE = 30
const LOAD_MS = 60_000
const ROUNDS = 5
const SAID = `I work at ${randomBytes(12).toString('hex')} with my sister, and on Friday we talked about the garden.`

const environment = (dataDir: string) => ({
  PORT: '0',
  DATA_DIR: dataDir,
  AI_PROVIDER: 'builtin',
  RATE_LIMITS: 'off',
  DAILY_CALL_LIMIT: '1000000000',
})

async function untilReady({ origin }: Program): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== 200) await sleep(5)
}

/** Milliseconds from starting a process until it is ready. */
async function startOnce(dataDir: string): Promise<number> {
  const began = performance.now()
  const program = await startProgram(PRODUCT, environment(dataDir))
  try {
    await untilReady(program)
    return performance.now() - began
  } finally {
    await program.stop()
  }
}

async function kill({ pid }: Program): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await sleep(100)
}

/** Everyone writes all the time, with enough allowance; the process is killed in between. */
async function killUnderLoad(dataDir: string): Promise<number> {
  const product = await startProgram(PRODUCT, environment(dataDir))
  const people = await signUpPeople(product.origin, PEOPLE)
  const json = { 'content-type': 'application/json' }
  for (const { userId } of people) {
    const headers = { ...json, cookie: people[0]?.cookie ?? '' }
    const body = JSON.stringify({ tier: 'unlimited' })
    await fetch(`${product.origin}/api/admin/users/${userId}/plan`, { method: 'POST', headers, body })
  }
  const calls = people.map(({ cookie, helperId }) => ({
    method: 'POST' as const,
    origin: product.origin,
    path: '/api/messages',
    headers: { ...json, cookie },
    body: JSON.stringify({ helperId, content: SAID, isFromUser: true }),
  }))
  const load = startLoadGenerator()
  const task = { calls, loops: PEOPLE, spreadMs: 500, runMs: LOAD_MS, countFromMs: 0, reply: 'no' as const }
  const running = load.run({ ...task, watch: process.pid })
  await sleep(LOAD_MS - 2000)
  await kill(product)
  const { wholeMs } = await running
  await load.stop()
  return wholeMs.length
}

async function logBytes(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'database/pg_wal')
  const files = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return (await Promise.all(files.map((name) => stat(join(folder, name))))).reduce((sum, { size }) => sum + size, 0)
}

await withCleanup(async (later) => {
  const directory = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
  later(() => rm(directory, { recursive: true, force: true }))
  const killed = join(directory, 'killed')
  const messages = await killUnderLoad(killed)
  const [after, calm]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const copy = join(directory, `copy-${round}`)
    await cp(killed, copy, { recursive: true })
    after.push(await startOnce(copy))
    calm.push(await startOnce(copy))
    await rm(copy, { recursive: true })
  }
  printPlain('ready after an orderly stop', calm, 'ms')
  const log = Math.round((await logBytes(killed)) / 2 ** 20)
  const note = `killed after ${messages} messages, files of the log: ${log} MB`
  printFigure('ready after a kill under load', median(after), { atMost: 5000 }, 'ms', note)
})
