import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SESSION_COOKIE } from '../src/server/features/identity/sessions/sessions.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { printPlain, reportRatio } from './support/figures.ts'
import { residentMiB } from './support/proc.ts'
import { PRODUCT, startProgram } from './support/program.ts'
import { bareEnv, productEnv, withCleanup } from './support/setup.ts'

/** Time from starting the process to its first page and its readiness, and its idle memory. */
const run = promisify(execFile)
const ROUNDS = 7
const IDLE_AFTER_MS = 2000
/** By then, what a first message needs is ready. */
const READY_AFTER_MS = 10_000
const keys = { master: randomBytes(32), bare: randomBytes(32) }
/** The model is not called; it only needs a URL. */
const provider = { pid: 0, origin: 'http://127.0.0.1:9', stop: async () => undefined }

type Variables = Record<string, string>

async function demandPage(url: string, cookie = ''): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html', cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
}

/** Milliseconds to the first page and to readiness; with `idle`, MiB in use a while later. */
async function startOnce(file: string, env: Variables, idle = false): Promise<{ ms: number; idle: number }> {
  const began = performance.now()
  const program = await startProgram(file, env)
  try {
    await Promise.all([demandPage(`${program.origin}/`), demandPage(`${program.origin}/readyz`)])
    const ms = performance.now() - began
    if (idle) await sleep(IDLE_AFTER_MS)
    return { ms, idle: idle ? residentMiB(program.pid) : 0 }
  } finally {
    await program.stop()
  }
}

/** MiB in use some seconds after the page of someone with a session. */
async function memoryWithPerson(env: Variables): Promise<number> {
  const program = await startProgram(PRODUCT, env)
  try {
    await demandPage(`${program.origin}/`, `${SESSION_COOKIE}=someone`)
    await sleep(READY_AFTER_MS)
    return residentMiB(program.pid)
  } finally {
    await program.stop()
  }
}

const embeddedEnv = (dataDir: string) => {
  const { DATABASE_URL, MASTER_KEY, ...rest } = productEnv('', dataDir, keys, provider)
  return rest
}

/** How long opening an existing embedded database takes by itself, in a fresh process. */
async function reopen(dataDir: string): Promise<number> {
  const file = join(import.meta.dirname, 'reopen.ts')
  const { stdout } = await run(process.execPath, [file], { env: { DIRECTORY: join(dataDir, 'database') } })
  return Number(stdout)
}

async function measureServer(productVariables: Variables, bareVariables: Variables): Promise<void> {
  printPlain('first start on an empty PostgreSQL', [(await startOnce(PRODUCT, productVariables)).ms], 'ms')
  const ms: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
  const idle: Record<'product' | 'bare', number[]> = { product: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startOnce(PRODUCT, productVariables, true)
    const bare = await startOnce('bench/bare.ts', bareVariables, true)
    ms.product.push(product.ms)
    ms.bare.push(bare.ms)
    idle.product.push(product.idle)
    idle.bare.push(bare.idle)
  }
  reportRatio('start to first page on PostgreSQL', ms.product, ms.bare, { atMost: 2 }, { unit: 'ms' })
  reportRatio('idle memory on PostgreSQL', idle.product, idle.bare, { atMost: 1.5 }, { unit: 'MiB' })
  const ready: number[] = []
  for (let round = 0; round < ROUNDS; round++) ready.push(await memoryWithPerson(productVariables))
  printPlain('memory once someone is signed in', ready, 'MiB')
}

async function measureEmbedded(dataDir: string, onServer: Variables): Promise<void> {
  const variables = embeddedEnv(dataDir)
  printPlain('first start on the embedded database', [(await startOnce(PRODUCT, variables)).ms], 'ms')
  const ms: number[] = []
  const more: number[] = []
  const opening: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    opening.push(await reopen(dataDir))
    const embedded = (await startOnce(PRODUCT, variables)).ms
    ms.push(embedded)
    more.push(embedded - (await startOnce(PRODUCT, onServer)).ms)
  }
  printPlain('start to first page on the embedded database', ms, 'ms')
  reportRatio(
    'start on the embedded database, beyond PostgreSQL',
    more,
    opening,
    { atMost: 1.2 },
    { unit: 'ms', theirs: 'its own reopening' },
  )
}

await withCleanup(async (later) => {
  const postgres = await startPostgres()
  later(postgres.stop)
  const directories = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'coterie-bench-'))))
  for (const directory of directories) later(() => rm(directory, { recursive: true, force: true }))
  const [forServer = '', forEmbedded = ''] = directories
  const onServer = productEnv(postgres.url, forServer, keys, provider)
  await measureServer(onServer, bareEnv(postgres.url, keys, provider))
  await measureEmbedded(forEmbedded, onServer)
})
