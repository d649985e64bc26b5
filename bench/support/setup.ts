import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../tests/support/postgres.ts'
import type { Call } from '../load.ts'
import { fillConversation, type Keys, prepareBare, RECENT } from './history.ts'
import { type Person, signUpPeople } from './people.ts'
import { processSeconds } from './proc.ts'
import { type LoadGenerator, PRODUCT, type Program, startLoadGenerator, startProgram } from './program.ts'
import { CALL_NUMBER } from './reply-shape.ts'

/** Enough allowance, calls and dollars for any benchmark. */
const PLENTY = 1_000_000

export interface Setup {
  product: Program
  bare: Program
  provider: Program
  load: LoadGenerator
  people: Person[]
  keys: Keys
  client: pg.Client
}

export interface SetupOptions {
  people: number
  /** What the product's process runs: calls and background work, or calls only. */
  role?: 'all' | 'web'
  /** Number of messages that a person's conversation starts with, by the person's index. */
  messagesOf?(place: number): number
}

/** Runs `measure`, and then stops everything started inside it in reverse order, also when interrupted. */
export async function withCleanup(
  measure: (later: (undo: () => Promise<unknown>) => void) => Promise<void>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  const cleanUp = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step().catch(console.error)
  }
  const told = (): void => void cleanUp().finally(() => process.exit(1))
  process.once('SIGTERM', told)
  process.once('SIGINT', told)
  try {
    await measure((step) => undo.push(step))
  } finally {
    await cleanUp()
    process.removeListener('SIGTERM', told)
    process.removeListener('SIGINT', told)
  }
}

const CALM_SHARE = 0.05
const CALM_CHECKS = 3
const CALM_LIMIT_MS = 10 * 60_000

/**
 * Waits until a process has nothing left to do in the background. The earlier conversations appear all at once, so the
 * product has to index and read them first; otherwise that work would count as part of what is measured.
 */
async function becomesCalm(pid: number): Promise<void> {
  const until = Date.now() + CALM_LIMIT_MS
  for (let calm = 0; calm < CALM_CHECKS; ) {
    if (Date.now() > until) throw new Error('the product did not become calm')
    const before = processSeconds(pid)
    await sleep(1000)
    calm = processSeconds(pid) - before < CALM_SHARE ? calm + 1 : 0
  }
}

/** Waits for the daily erasure, which rewrites all tables: it runs within a minute, and would delay a few messages. */
async function isErased(client: pg.Client): Promise<void> {
  const waiting = 'select exists (select from erasures) as left'
  while ((await client.query(waiting)).rows[0].left) await sleep(1000)
}

/** A PostgreSQL server, a provider, product and bare on both, and people with the same fifty messages each. */
export const withSetup = (options: SetupOptions, measure: (setup: Setup) => Promise<void>): Promise<void> =>
  withCleanup(async (later) => {
    const started = async (starting: Promise<Program>): Promise<Program> => {
      const program = await starting
      later(program.stop)
      return program
    }
    const postgres = await startPostgres()
    later(postgres.stop)
    const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
    later(() => rm(dataDir, { recursive: true, force: true }))
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    later(() => client.end())

    const keys = { master: randomBytes(32), bare: randomBytes(32) }
    const provider = await started(startProgram('bench/provider.ts', {}))
    const product = await started(
      startProgram(PRODUCT, { ...productEnv(postgres.url, dataDir, keys, provider), ROLE: options.role ?? 'all' }),
    )
    const people = await signUpPeople(product.origin, options.people)
    await client.query('update users set message_credits_limit = $1', [PLENTY])
    await prepareBare(client, people)
    for (const [place, person] of people.entries())
      await fillConversation(client, person, keys, options.messagesOf?.(place) ?? RECENT)
    await becomesCalm(product.pid)
    await isErased(client)
    await client.query('vacuum analyze')

    const bare = await started(startProgram('bench/bare.ts', bareEnv(postgres.url, keys, provider)))
    const load = startLoadGenerator()
    later(load.stop)
    await measure({ product, bare, provider, load, people, keys, client })
  })

export const productEnv = (databaseUrl: string, dataDir: string, keys: Keys, provider: Program) => ({
  PORT: '0',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  MASTER_KEY: keys.master.toString('hex'),
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: `${provider.origin}/v1`,
  AI_MODEL: 'bench',
  RATE_LIMITS: 'off',
  DAILY_CALL_LIMIT: '1000000000',
  MONTHLY_COST_LIMIT_USD: '1000000000',
})

export const bareEnv = (databaseUrl: string, keys: Keys, provider: Program) => ({
  DATABASE_URL: databaseUrl,
  BARE_KEY: keys.bare.toString('hex'),
  PROVIDER_URL: provider.origin,
})

const SAID = `What should I say when they ask me why I want to leave after ${CALL_NUMBER} days?`
const json = { 'content-type': 'application/json' }

/** The measured calls, by server: one per person. */
export const sendCalls = ({
  product,
  bare,
  provider,
  people,
}: Setup): Record<'product' | 'bare' | 'direct', Call[]> => ({
  product: people.map(({ cookie, helperId }) => ({
    method: 'POST',
    origin: product.origin,
    path: '/api/messages',
    headers: { ...json, accept: 'text/event-stream', cookie },
    body: JSON.stringify({ helperId, content: SAID, isFromUser: true }),
  })),
  bare: people.map(({ userId, helperId }) => ({
    method: 'POST',
    origin: bare.origin,
    path: '/messages',
    headers: { ...json, cookie: `sid=sid-${userId}` },
    body: JSON.stringify({ conversation: helperId, content: SAID }),
  })),
  direct: people.map(() => ({
    method: 'POST',
    origin: provider.origin,
    path: '/v1/chat/completions',
    headers: json,
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: SAID }] }),
  })),
})

/** Calls that open a person's conversation. */
export const openCalls = ({ product, bare }: Setup, person: Person): Record<'product' | 'bare', Call[]> => ({
  product: [
    {
      method: 'GET',
      origin: product.origin,
      path: `/api/helpers/${person.helperId}/messages`,
      headers: { cookie: person.cookie },
    },
  ],
  bare: [
    {
      method: 'GET',
      origin: bare.origin,
      path: `/conversations/${person.helperId}`,
      headers: { cookie: `sid=sid-${person.userId}` },
    },
  ],
})

/** Warms up both programs before anything counts. */
export async function warmUp(setup: Setup): Promise<void> {
  const { product, bare } = sendCalls(setup)
  for (const calls of [product, bare, product, bare]) {
    const task = {
      calls,
      loops: setup.people.length,
      spreadMs: 500,
      runMs: 0,
      countFromMs: 0,
      reply: 'whole' as const,
    }
    const { faults } = await setup.load.run({ ...task, watch: setup.product.pid })
    if (Object.keys(faults).length > 0) throw new Error(`faults while warming up: ${JSON.stringify(faults)}`)
  }
}
