import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { unzipSync } from 'fflate'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Message } from '../../src/contract/messages.ts'
import { rebuildStale } from '../../src/server/features/memory/digest/change-memories.ts'
import { MIGRATIONS } from '../../src/server/platform/bootstrap/project-paths.ts'
import { type KeptEmail, sendAccountEmails } from '../support/account-emails.ts'
import { Client, messageTo } from '../support/client.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { type ModelApp, openModelApp } from '../support/model-app.ts'
import { answerAll } from '../support/sms-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { idleQueue } from '../support/workers.ts'

/** The newest migration of the version that wrote the fixture's rows. */
const KNOWN = '0025_slot-places'
const FIXTURE = join(import.meta.dirname, 'fixtures/before-standard-terms.jsonl')

const RENAMED = {
  waiting_letters: 'email_outbox',
  mail_outbox: 'developer_outbox',
  heard_texts: 'inbound_sms',
  sent_texts: 'outbound_sms',
  text_consents: 'sms_consents',
  text_opt_outs: 'sms_opt_outs',
  simulated_texts: 'simulated_sms',
  sign_in_steps: 'auth_flows',
  credit_entries: 'allowance_reservations',
  planned_periods: 'planned_usage',
  recall_places: 'recall_positions',
  recall_stale: 'recall_stale_chunks',
  recall_embedded: 'recall_embedding_progress',
  memory_holds: 'unshared_messages',
  account_links: 'email_tokens',
} as const

interface Written {
  masterKey: string
  /** Cookies of a signed-in person, and of someone whose sign-up is incomplete. */
  session: string
  flow: string
  coach: number
  texter: number
  expected: { messages: string[]; texts: string[]; memories: string[] }
  sequences: { name: string; value: number }[]
}

const [head, ...rows] = (await readFile(FIXTURE, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const written: Written = head
const tables = Map.groupBy(rows as { table: string; row: object }[], ({ table }) => table)

const clock = new FixedClock('2026-11-18T20:10:00.000Z')
let opened: ModelApp
let app: TestApp
let ada: Client

/** A copy of the migrations up to that one. */
async function copyMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coterie-migrations-'))
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  const all: { tag: string }[] = journal.entries
  const entries = all.slice(0, all.findIndex(({ tag }) => tag === KNOWN) + 1)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}

async function fill(client: PoolClient): Promise<void> {
  // Tables in any order, without trigger effects.
  await client.query('set session_replication_role = replica')
  for (const { table, row } of [...tables.values()].flat()) {
    const columns = Object.keys(row).join()
    await client.query(
      `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1)`,
      [JSON.stringify(row)],
    )
  }
  for (const { name, value } of written.sequences) await client.query('select setval($1, $2)', [name, value])
  await client.query('set session_replication_role = origin')
}

/** Replaces the app's database with that of the earlier version. */
async function replaceDatabase({ services }: TestApp): Promise<void> {
  const migrationsFolder = await copyMigrations()
  const client = await services.db.$client.connect()
  try {
    await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
    await migrate(drizzle(client), { migrationsFolder })
    await fill(client)
  } finally {
    client.release()
    await rm(migrationsFolder, { recursive: true })
  }
}

beforeAll(async () => {
  const masterKey = Buffer.from(written.masterKey, 'base64')
  const sms = { provider: 'simulator', dailyCodes: 500 } as const
  opened = await openModelApp({ clock, config: { masterKey, sms, billing: { stripe: null, demo: true } } })
  await replaceDatabase(opened.app)
  app = await opened.app.restart()
  await rebuildStale(app.services)
  ada = new Client(app, { cookie: written.session })
})
afterAll(async () => {
  await app.close()
  await opened.model.close()
})

const contents = (list: readonly { content: string }[]): string[] => list.map(({ content }) => content)

async function count(table: string): Promise<number> {
  const { rows: counted } = await app.services.db.$client.query(`select count(*)::int as count from ${table}`)
  return counted[0].count
}

/** Rows after later migrations: embeddings are computed again, and every chunk is indexed again. */
const REBUILT: Record<string, number> = { recall_embedding_progress: 0, recall_stale_chunks: 3 }

it('renames every table and keeps its rows', async () => {
  for (const [old, table] of Object.entries(RENAMED)) {
    const had = tables.get(old)?.length ?? 0
    expect(had, old).toBeGreaterThan(0)
    expect({ table, rows: await count(table) }).toEqual({ table, rows: REBUILT[table] ?? had })
  }
})

it('leaves no old name of an index, constraint, sequence, trigger or function', async () => {
  const { rows: found } = await app.services.db.$client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     union select conname from pg_constraint where connamespace = 'public'::regnamespace
     union select tgname from pg_trigger where not tgisinternal
     union select prosrc from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const old = new RegExp(`\\b(${Object.keys(RENAMED).join('|')})(?!_chunks)(_|\\b)`)
  expect(found.map(({ name }) => name).filter((name) => old.test(name))).toEqual([])
})

it('keeps conversations and memories readable', async () => {
  const messages = await ada.get<Message[]>(`/api/helpers/${written.coach}/messages`)
  expect(contents(messages.body)).toEqual(written.expected.messages)
  const memories = await ada.get<{ memories: { content: string }[] }>('/api/memories')
  expect(contents(memories.body.memories).sort()).toEqual([...written.expected.memories].sort())
})

it('exports every encrypted text', async () => {
  const { rawPayload } = await app.http.inject({ url: '/api/privacy/export', headers: { cookie: written.session } })
  const files = unzipSync(new Uint8Array(rawPayload))
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files[`${name}.json`]))
  expect(JSON.stringify(read('digests'))).toContain('You live in Boston')
  expect(JSON.stringify(read('outbox'))).toContain('confirm-email#')
  expect(JSON.stringify(read('texts-received'))).toContain('I can come on Friday, too.')
  expect(read('allowance')).toHaveLength(tables.get('credit_entries')?.length ?? 0)
})

it('keeps the allowance', async () => {
  const used = async () =>
    (await ada.get<{ user: { messageCreditsUsed: number } }>('/api/auth/me')).body.user.messageCreditsUsed
  const before = await used()
  expect(before).toBeGreaterThan(0)
  const helper = { id: written.coach } as Parameters<typeof messageTo>[0]
  await ada.post('/api/messages', messageTo(helper, 'Where do I live?'))
  expect(JSON.stringify(opened.model.requests.at(-1))).toContain('Boston')
  expect(await used()).toBe(before + 1)
})

it('answers a queued inbound SMS', async () => {
  await answerAll(app, idleQueue())
  const { body } = await ada.get<Message[]>(`/api/helpers/${written.texter}/messages`)
  expect(contents(body).slice(0, written.expected.texts.length)).toEqual(written.expected.texts)
  expect(contents(body)).toContain('I can come on Friday, too.')
})

it('sends a queued email', async () => {
  await sendAccountEmails(app)
  const { body } = await ada.get<KeptEmail[]>('/api/dev/outbox')
  expect(body.map(({ text }) => /\/(reset|confirm-email)[^#]*#/.exec(text)?.[1]).sort()).toEqual([
    'confirm-email',
    'reset',
  ])
})

it('completes a pending sign-up', async () => {
  const stranger = new Client(app, { cookie: written.flow })
  const answer = await stranger.post('/api/auth/complete-sign-up', { adult: true, timeZone: 'Europe/London' })
  expect(answer.status).toBe(201)
})

it('restores messages kept with a memory when it is shared again', async () => {
  const [kept] = tables.get('memory_holds') as { row: { memory_id?: number } }[]
  await ada.patch(`/api/memories/${kept?.row.memory_id}`, { isShared: true })
  expect(await count('unshared_messages')).toBe(0)
})
