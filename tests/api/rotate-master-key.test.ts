import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Config, parseConfig } from '../../src/server/platform/config/config.ts'
import { createVault, open, seal } from '../../src/server/platform/crypto/vault.ts'
import { changeMasterKey } from '../../src/server/platform/db/wrapped-keys.ts'
import type { Services } from '../../src/server/platform/ports/services.ts'
import { createServices, type RunningServices } from '../../src/server/services.ts'
import { addUser } from '../support/fleet.ts'
import { provideDatabase, type TestDatabase } from '../support/test-database.ts'
import { findTraces } from '../support/traces.ts'

const PEOPLE = 1100
const MANY_STARTS_MS = 60_000
const WORDS = 'a quokka named Marmalade'
const log = pino({ level: 'silent' })

let dataDir: string
let database: TestDatabase
const running = new Set<RunningServices>()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coterie-keys-'))
  database = await provideDatabase()
})
afterEach(async () => {
  for (const one of running) await one.close()
  running.clear()
  await database.remove()
  await rm(dataDir, { recursive: true, force: true })
})

const configOf = (changes: Partial<Config> = {}): Config => ({
  ...parseConfig({ AI_PROVIDER: 'builtin', DATA_DIR: dataDir }),
  databaseUrl: database.url,
  ...changes,
})

async function start(changes: Partial<Config> = {}): Promise<Services> {
  const one = await createServices(configOf(changes), log)
  running.add(one)
  return one.services
}

async function stop(): Promise<void> {
  for (const one of running) await one.close()
  running.clear()
}

/** Many people with a key each; returns what one of them wrote. */
async function fill({ db, vault }: Services): Promise<{ userId: number; sealed: Buffer }> {
  const ids = await db.$client.query(
    "insert into users (username) select 'p' || n from generate_series(1, $1::int) n returning id",
    [PEOPLE],
  )
  const wrapped = ids.rows.map(() => vault.createKey().wrapped)
  await db.$client.query('insert into user_keys (user_id, wrapped_key) select * from unnest($1::int[], $2::text[])', [
    ids.rows.map(({ id }) => id),
    wrapped,
  ])
  const { key, wrapped: own } = vault.createKey()
  const userId = await addUser({ db } as Services, 'writer')
  await db.$client.query('insert into user_keys (user_id, wrapped_key) values ($1, $2)', [userId, own])
  return { userId, sealed: seal(key, WORDS, 'message') }
}

async function read({ db, vault }: Services, written: { userId: number; sealed: Buffer }): Promise<string> {
  const { rows } = await db.$client.query('select wrapped_key as wrapped from user_keys where user_id = $1', [
    written.userId,
  ])
  return open(vault.unwrap(rows[0].wrapped), written.sealed, 'message')
}

const prefixes = async ({ db }: Services): Promise<string[]> => {
  const { rows } = await db.$client.query('select distinct left(wrapped_key, 12) as prefix from user_keys')
  return rows.map(({ prefix }) => prefix)
}

/** Files of the embedded database that contain something wrapped by that master key. */
const filesWith = async (prefix: string): Promise<object> =>
  database.url === null ? findTraces(dataDir, [Buffer.from(prefix)]) : {}

const cutOff = (): never => {
  throw new Error('cut off')
}

describe('rotating the master key', () => {
  it(
    'wraps every key again, even after an interruption, and keeps derived secrets',
    async () => {
      const [old, next] = [randomBytes(32), randomBytes(32)]
      const embedded = database.url === null
      const before = await start(embedded ? {} : { masterKey: old })
      const written = await fill(before)
      const secrets = [before.vault.linkSecret, before.vault.hashKey]
      if (embedded) await stop()
      const keys = embedded ? {} : { masterKey: next, oldMasterKey: old }

      await expect(changeMasterKey(configOf(keys), log, cutOff)).rejects.toThrow('cut off')
      const between = await start(keys)
      expect(await read(between, written)).toBe(WORDS)
      expect(await prefixes(between)).toHaveLength(2)
      expect([between.vault.linkSecret, between.vault.hashKey]).toEqual(secrets)
      if (embedded) await stop()

      expect(await changeMasterKey(configOf(keys), log)).toBe(PEOPLE + 1 - 500)
      if (!embedded) expect(await changeMasterKey(configOf(keys), log)).toBe(0)
      // Except for the former key, which is kept for a while, nothing is left that it can decrypt.
      expect(await filesWith(before.vault.prefix)).toEqual({})
      const after = await start(embedded ? {} : { masterKey: next })
      expect(await read(after, written)).toBe(WORDS)
      expect(await prefixes(after)).toEqual([after.vault.prefix])
      expect([after.vault.linkSecret, after.vault.hashKey]).toEqual(secrets)
      if (embedded) {
        const key = Buffer.from(await readFile(join(dataDir, 'master.key'), 'utf8'), 'base64')
        expect(createVault(key).prefix).toBe(after.vault.prefix)
      } else {
        // A process that accepts both keys keeps working while the other only has the new one.
        expect(await read(between, written)).toBe(WORDS)
      }
    },
    MANY_STARTS_MS,
  )

  it('makes a start with the wrong key fail', async () => {
    const embedded = database.url === null
    await start(embedded ? {} : { masterKey: randomBytes(32) })
    if (embedded) await stop()
    if (embedded) await writeFile(join(dataDir, 'master.key'), randomBytes(32).toString('base64'))
    await expect(start(embedded ? {} : { masterKey: randomBytes(32) })).rejects.toThrow('another MASTER_KEY')
  })
})
