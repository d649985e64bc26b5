import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Memories } from '../../src/contract/memory.ts'
import { createVault } from '../../src/server/platform/crypto/vault.ts'
import { connectEmbedded, type Database } from '../../src/server/platform/db/client.ts'
import { openEmbedded } from '../../src/server/platform/db/pglite.ts'
import {
  endProducts,
  openTestBed,
  type ProductProcess,
  startProduct,
  type TestBed,
} from '../support/product-process.ts'
import { countMissing, findTraces, piecesOf } from '../support/traces.ts'
import { until } from '../support/until.ts'

/** What is left on disk of data a person deleted. The disk also contains the master key. */

const PASSWORD = 'correct horse battery'
const SAID = ['I am allergic to sesame.', 'I live in Boston.', 'My sister Anna works at Initech.']
/** How soon data is erased that was not erased before the response. */
const SOON_MS = 20_000
/** Searching every file takes a while. */
const SEARCH_EVERY_MS = 500

interface Someone {
  name: string
  cookie: string
  helperId: number
}

const call = (origin: string, method: string, path: string, body?: object, cookie = ''): Promise<Response> =>
  fetch(origin + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

async function must(answering: Promise<Response>): Promise<Response> {
  const answer = await answering
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer
}

const memoriesOf = async (origin: string, { cookie }: Someone): Promise<Memories['memories']> =>
  ((await (await must(call(origin, 'GET', '/api/memories', undefined, cookie))).json()) as Memories).memories

/** A person who told a helper about themselves, and what the helper remembers. */
async function personWhoTold(origin: string, name: string): Promise<Someone> {
  const account = { username: name, password: PASSWORD, adult: true, email: `${name}@example.com`, displayName: name }
  const signedUp = await must(call(origin, 'POST', '/api/auth/sign-up', account))
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
  const voice = { tone: 'direct', messageLength: 'brief', frequency: 'daily', preferredTime: 'morning' }
  const fields = { ...voice, personaType: 'friend', name: 'Sam', description: 'Listens.', communicationType: 'chat' }
  const helper = await must(call(origin, 'POST', '/api/helpers', fields, cookie))
  const { id: helperId } = (await helper.json()) as { id: number }
  const person = { name, cookie, helperId }
  for (const content of SAID) {
    await must(call(origin, 'POST', '/api/messages', { helperId, content, isFromUser: true }, cookie))
  }
  await until(
    () => memoriesOf(origin, person),
    (memories) => memories.length >= SAID.length,
  )
  return person
}

/** Everything stored about a person, in fragments. */
interface Stored {
  key: Buffer[]
  memories: Map<number, Buffer[]>
  /** The digests that prompts use. */
  digests: Buffer[]
  messages: Buffer[]
  names: Buffer[]
}

const SEALED = ['content', 'subject'] as const

async function storedOf(pool: Pick<pg.Pool, 'query'>, { name }: Someone): Promise<Stored> {
  const { rows: keys } = await pool.query(
    'select user_id, wrapped_key from user_keys k join users u on u.id = k.user_id where username = $1',
    [name],
  )
  const [{ user_id: userId, wrapped_key: wrapped }] = keys as [{ user_id: number; wrapped_key: string }]
  const sealed = wrapped.slice(wrapped.lastIndexOf('.') + 1)
  const facts = await pool.query(`select id, ${SEALED.join(', ')} from conversation_memory where user_id = $1`, [
    userId,
  ])
  const digests = await pool.query('select fact_digest from conversation_digests where user_id = $1', [userId])
  const messages = await pool.query('select content from messages where user_id = $1', [userId])
  return {
    key: piecesOf(Buffer.from(sealed)),
    memories: new Map(facts.rows.map((row) => [Number(row.id), SEALED.flatMap((column) => piecesOf(row[column]))])),
    digests: digests.rows.flatMap(({ fact_digest: digest }) => (digest ? piecesOf(digest) : [])),
    messages: messages.rows.flatMap(({ content }) => piecesOf(content)),
    names: [Buffer.from(name)],
  }
}

const remembered = ({ memories, digests }: Stored): Buffer[] => [...[...memories.values()].flat(), ...digests]

const all = (stored: Stored): Buffer[] => {
  const { key, messages, names } = stored
  return [...key, ...remembered(stored), ...messages, ...names]
}

const untilGone = (directory: string, pieces: readonly Buffer[]) =>
  until(
    () => findTraces(directory, pieces),
    (traces) => Object.keys(traces).length === 0,
    SOON_MS,
    SEARCH_EVERY_MS,
  )

/** Forgets everything a person said, after correcting one fact. */
async function correctAndForget(origin: string, person: Someone): Promise<void> {
  const { cookie } = person
  const home = (await memoriesOf(origin, person)).find(({ content }) => content.includes('Boston'))
  await must(call(origin, 'PATCH', `/api/memories/${home?.id}`, { value: 'Salem' }, cookie))
  await must(call(origin, 'POST', '/api/memories/forget', { all: true }, cookie))
  expect(await memoriesOf(origin, person)).toEqual([])
}

afterAll(endProducts)

describe('the embedded database', () => {
  let dataDir: string
  /** A data directory with two people, whose files contain everything stored about them. */
  let origin: string
  let leaving: Someone
  let staying: Someone
  let stored: { leaving: Stored; staying: Stored }

  async function inDatabase<Result>(directory: string, work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await connectEmbedded(openEmbedded(join(directory, 'database')), (error) => {
      throw error
    })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'coterie-erasure-'))
    origin = join(dataDir, 'origin')
    const product = await startProduct({ DATA_DIR: origin })
    staying = await personWhoTold(product.origin, 'staying-penelope')
    leaving = await personWhoTold(product.origin, 'leaving-odysseus')
    await product.end('SIGTERM')
    stored = await inDatabase(origin, async ({ pool }) => ({
      leaving: await storedOf(pool, leaving),
      staying: await storedOf(pool, staying),
    }))
    expect(await countMissing(origin, [...all(stored.leaving), ...all(stored.staying)])).toBe(0)
  })
  afterAll(async () => {
    await endProducts()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** The product on a copy of that directory. */
  async function startCopy(name: string): Promise<ProductProcess & { directory: string }> {
    const directory = join(dataDir, name)
    await cp(origin, directory, { recursive: true })
    return { ...(await startProduct({ DATA_DIR: directory })), directory }
  }

  const deleteAccount = ({ origin: at }: ProductProcess, { cookie }: Someone): Promise<Response> =>
    must(call(at, 'DELETE', '/api/user', { password: PASSWORD }, cookie))

  /** The remaining person can still read everything, which needs intact files. */
  async function expectWhole(product: ProductProcess): Promise<void> {
    expect(await memoriesOf(product.origin, staying)).toHaveLength(stored.staying.memories.size)
    const path = `/api/helpers/${staying.helperId}/messages`
    const messages = await (await must(call(product.origin, 'GET', path, undefined, staying.cookie))).json()
    expect(JSON.stringify(messages)).toContain(SAID[0])
  }

  describe('whose process was killed after the deletion of an account', () => {
    let directory: string
    beforeAll(async () => {
      const product = await startCopy('killed')
      directory = product.directory
      expect((await deleteAccount(product, leaving)).status).toBe(204)
      expect(await findTraces(directory, all(stored.leaving)), 'after the response').toEqual({})
      await expectWhole(product)
      await product.end('SIGKILL')
    })

    it('contains nothing of it, neither after the response nor after the kill', async () => {
      expect(await findTraces(directory, all(stored.leaving))).toEqual({})
    })

    it('gives an attacker with the master key only the keys of remaining people', async () => {
      const vault = createVault(Buffer.from(await readFile(join(directory, 'master.key'), 'utf8'), 'base64'))
      const found = new Set<string>()
      for (const file of Object.keys(await findTraces(directory, [Buffer.from(vault.prefix)]))) {
        const text = await readFile(join(directory, file), 'latin1')
        for (const [wrapped] of text.matchAll(/v1\.[0-9a-f]{8}\.[A-Za-z0-9+/]{80,}={0,2}/g)) found.add(wrapped)
      }
      const opened = [...found].flatMap((wrapped) => {
        try {
          return [vault.unwrapBytes(wrapped).toString('hex')]
        } catch {
          return []
        }
      })
      const kept = await inDatabase(directory, async ({ pool }) => {
        const { rows } = await pool.query(
          'select wrapped_key as wrapped from user_keys union select root_key from system_state',
        )
        return rows.map(({ wrapped }) => vault.unwrapBytes(wrapped).toString('hex'))
      })
      expect(kept).toHaveLength(2)
      expect(new Set(opened)).toEqual(new Set(kept))
    })

    it('contains nothing of it after the next start and a clean stop either', async () => {
      const again = await startProduct({ DATA_DIR: directory })
      await expectWhole(again)
      await again.end('SIGTERM')
      expect(await findTraces(directory, all(stored.leaving))).toEqual({})
    })
  })

  it('is cleaned up at the next start: of an account, and of files left behind by a rewrite or sort', async () => {
    const directory = join(dataDir, 'late')
    await cp(origin, directory, { recursive: true })
    const { base } = await inDatabase(directory, async ({ pool }) => {
      await pool.query('delete from users where username = $1', [leaving.name])
      const { rows } = await pool.query(
        `select 'base/' || oid as base from pg_database where datname = current_database()`,
      )
      return rows[0] as { base: string }
    })
    const trace = Buffer.from('left behind by a process that was killed')
    const folder = join(directory, 'database', base)
    const cutOff = join(directory, 'database/base/pgsql_tmp')
    await mkdir(cutOff, { recursive: true })
    for (const name of ['4000000000', '4000000000_fsm', '4000000000.1']) await writeFile(join(folder, name), trace)
    await writeFile(join(cutOff, 'pgsql_tmp1.0'), trace)
    expect(await findTraces(directory, stored.leaving.key)).not.toEqual({})
    const product = await startProduct({ DATA_DIR: directory })
    expect(await findTraces(directory, piecesOf(trace))).toEqual({})
    await untilGone(directory, all(stored.leaving))
    await expectWhole(product)
    await product.end('SIGKILL')
    expect(await findTraces(directory, all(stored.leaving))).toEqual({})
  })

  /** Forgets one memory; returns what was stored of it, and of the others. */
  async function forgetOne({ origin: at }: ProductProcess): Promise<{ gone: Buffer[]; kept: Buffer[] }> {
    const forgotten = (await memoriesOf(at, leaving)).find(({ content }) => content.includes('sesame'))
    await must(call(at, 'DELETE', `/api/memories/${forgotten?.id}`, undefined, leaving.cookie))
    const gone = stored.leaving.memories.get(forgotten?.id ?? 0) ?? []
    expect(gone.length).toBeGreaterThan(SEALED.length)
    return { gone, kept: [...stored.leaving.memories].flatMap(([id, pieces]) => (id === forgotten?.id ? [] : pieces)) }
  }

  it('contains nothing of a forgotten memory after a clean stop, nor of corrected facts and digests after a kill', async () => {
    const product = await startCopy('forgotten')
    const { gone, kept } = await forgetOne(product)
    await product.end('SIGTERM')
    expect(await findTraces(product.directory, gone)).toEqual({})
    expect(await countMissing(product.directory, kept)).toBe(0)
    const killed = await startProduct({ DATA_DIR: product.directory })
    await correctAndForget(killed.origin, leaving)
    await killed.end('SIGKILL')
    // Like the next minute, a start erases what is pending.
    const again = await startProduct({ DATA_DIR: product.directory })
    await untilGone(product.directory, remembered(stored.leaving))
    await expectWhole(again)
    await again.end('SIGKILL')
    expect(await findTraces(product.directory, remembered(stored.leaving))).toEqual({})
  })

  it('contains nothing of a forgotten memory, then of a deleted helper’s conversation, within seconds', async () => {
    const product = await startCopy('helper')
    const { gone, kept } = await forgetOne(product)
    await untilGone(product.directory, gone)
    expect(await countMissing(product.directory, kept)).toBe(0)
    await must(call(product.origin, 'DELETE', `/api/helpers/${leaving.helperId}`, undefined, leaving.cookie))
    await untilGone(product.directory, [...stored.leaving.messages, ...remembered(stored.leaving)])
    expect(await findTraces(product.directory, stored.leaving.key)).not.toEqual({})
    await expectWhole(product)
    await product.end('SIGKILL')
    expect(await findTraces(product.directory, gone)).toEqual({})
  })
})

describe('a PostgreSQL server', () => {
  let testBed: TestBed
  /** Each test leaves it running for the next one. */
  let product: ProductProcess
  beforeAll(async () => {
    testBed = await openTestBed()
    product = await testBed.start({})
  })
  afterAll(() => testBed.close())

  const tracesOf = (stored: Stored) => findTraces(testBed.server.data, all(stored))
  const leave = ({ origin }: ProductProcess, { cookie }: Someone) =>
    must(call(origin, 'DELETE', '/api/user', { password: PASSWORD }, cookie))
  /** Turns a finished log file into one that is kept for reuse. */
  const fillLog = async () => {
    await testBed.pool.query('select pg_switch_wal()')
    await testBed.pool.query('checkpoint')
  }

  it('contains nothing of a deleted account in tables, log or statistics', async () => {
    const names = ['leaving-hector', 'leaving-priam', 'leaving-paris']
    const people: Someone[] = []
    for (const name of names) people.push(await personWhoTold(product.origin, name))
    await testBed.pool.query('analyze')
    await fillLog()
    const [leaving, ...staying] = people as [Someone, ...Someone[]]
    const kept = new Map<string, Memories['memories']>()
    for (const person of staying) kept.set(person.name, await memoriesOf(product.origin, person))
    const stored = await storedOf(testBed.pool, leaving)
    expect(Object.keys(await tracesOf(stored)).some((file) => file.startsWith('pg_wal/'))).toBe(true)
    await leave(product, leaving)
    await product.end('SIGTERM')
    // Like the next minute, a start erases what is pending.
    product = await testBed.start({})
    await untilGone(testBed.server.data, all(stored))
    for (const person of staying) expect(await memoriesOf(product.origin, person)).toEqual(kept.get(person.name))
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'contains nothing of a helper or of memories after deletion, %s and a start',
    async (signal) => {
      const [parting, forgetting] = [
        await personWhoTold(product.origin, `parting-${signal.toLowerCase()}`),
        await personWhoTold(product.origin, `forgetting-${signal.toLowerCase()}`),
      ]
      const [one, other] = [await storedOf(testBed.pool, parting), await storedOf(testBed.pool, forgetting)]
      await testBed.pool.query('analyze')
      await fillLog()
      await correctAndForget(product.origin, forgetting)
      await must(call(product.origin, 'DELETE', `/api/helpers/${parting.helperId}`, undefined, parting.cookie))
      await product.end(signal)
      product = await testBed.start({})
      await untilGone(testBed.server.data, [...one.messages, ...remembered(one), ...remembered(other)])
      expect(await countMissing(testBed.server.data, [...one.key, ...other.key])).toBe(0)
    },
  )

  it('keeps trying while an older transaction can still read the key', async () => {
    const person = await personWhoTold(product.origin, 'leaving-achilles')
    const { key } = await storedOf(testBed.pool, person)
    const reader = new pg.Client({ connectionString: testBed.server.url })
    await reader.connect()
    await reader.query('begin isolation level repeatable read; select 1')
    await leave(product, person)
    await product.end('SIGTERM')
    product = await testBed.start({})
    await until(
      async () =>
        (
          await testBed.pool.query(
            "select count(*)::int from pg_stat_user_tables where last_vacuum > now() - interval '5 seconds'",
          )
        ).rows[0].count,
      (count) => count > 0,
      SOON_MS,
    )
    await product.end('SIGTERM')
    await testBed.pool.query('checkpoint')
    expect(await findTraces(join(testBed.server.data, 'base'), key)).not.toEqual({})
    await reader.end()
    product = await testBed.start({})
    await untilGone(testBed.server.data, key)
  })

  it('clears the tables for any role, and the log for a role with permission', async () => {
    await product.end('SIGTERM')
    const admin = testBed.pool
    await admin.query('create role limited login')
    await admin.query('create database limited owner limited')
    const url = new URL(testBed.server.url)
    url.pathname = '/limited'
    url.username = 'limited'
    const env = { DATABASE_URL: url.href }
    product = await testBed.start(env)
    const person = await personWhoTold(product.origin, 'leaving-aeneas')
    const pool = new pg.Pool({ connectionString: url.href })
    // It ends without waiting for its connections, which the server may close first.
    pool.on('error', () => undefined)
    const stored = await storedOf(pool, person)
    await leave(product, person)
    await product.end('SIGTERM')
    const again = await testBed.start(env)
    const inTables = () => findTraces(join(testBed.server.data, 'base'), all(stored))
    await until(
      async () => (await pool.query('select from erasures')).rows.length,
      (count) => count === 0,
      SOON_MS,
    )
    await admin.query('checkpoint')
    expect(await inTables()).toEqual({})
    expect(Object.keys(await tracesOf(stored)).every((file) => file.startsWith('pg_wal/'))).toBe(true)
    expect(await tracesOf(stored)).not.toEqual({})
    await again.end('SIGTERM')

    const inDatabase = new pg.Client({ connectionString: url.href.replace('limited@', 'postgres@') })
    await inDatabase.connect()
    await inDatabase.query('grant pg_checkpoint to limited')
    await inDatabase.query('grant execute on function pg_switch_wal(), pg_ls_waldir() to limited')
    await inDatabase.end()
    await pool.query("insert into erasures (scope) values ('memory')")
    const third = await testBed.start(env)
    await untilGone(testBed.server.data, all(stored))
    await third.end('SIGTERM')
    await pool.end()
  })
})
