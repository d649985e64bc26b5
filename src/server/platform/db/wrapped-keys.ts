import type { Pool } from 'pg'
import { adoptNextKey, bootstrap, deriveSecret, nextKeyOf } from '../bootstrap/bootstrap.ts'
import type { Config } from '../config/config.ts'
import { createVault, DataKey, type ServerKeys, type Vault } from '../crypto/vault.ts'
import { DatabaseError } from '../errors/errors.ts'
import type { Log } from '../ports/log.ts'
import { connectDatabase, type Database, migrateDatabase } from './client.ts'
import { createErasure, noteErasure } from './erasure.ts'

/** The stored root of derived secrets, or `first` if there is none. Of two concurrent starts, one stores it. */
async function keepRoot(pool: Pool, first: string): Promise<string> {
  await pool.query('update system_state set root_key = $1 where root_key is null', [first])
  const { rows } = await pool.query<{ root: string | null }>('select root_key as root from system_state')
  return rows[0]?.root ?? first
}

async function rootOf(pool: Pool, vault: Vault, first: Buffer): Promise<Buffer> {
  try {
    return vault.unwrapBytes(await keepRoot(pool, vault.wrap(first)))
  } catch (cause) {
    const text =
      'What is stored here was encrypted under another MASTER_KEY. Set that one, or both while it is changed.'
    throw new DatabaseError(text, { cause })
  }
}

/** Derived from the root, so that they stay the same when the master key is rotated. */
export async function loadServerKeys(
  { pool }: Pick<Database, 'pool'>,
  vault: Vault,
  first: Buffer,
): Promise<ServerKeys> {
  const root = await rootOf(pool, vault, first)
  return {
    serverKey: new DataKey(Buffer.from(deriveSecret(root, 'texts of nobody'), 'hex')),
    linkSecret: deriveSecret(root, 'links in letters'),
    hashKey: deriveSecret(root, 'hashes of numbers and codes'),
  }
}

interface WrappedKey {
  userId: number
  wrapped: string
}

/** Data keys that do not begin with `prefix`, after one person, ordered by person. */
async function keysToRewrap(pool: Pool, prefix: string, after: number, limit: number): Promise<WrappedKey[]> {
  const { rows } = await pool.query<WrappedKey>(
    `select user_id as "userId", wrapped_key as wrapped from user_keys
     where user_id > $1 and not starts_with(wrapped_key, $2) order by user_id limit $3`,
    [after, prefix, limit],
  )
  return rows
}

/** Replaces wrapped keys that still exist. Returns how many. */
async function replaceKeys(pool: Pool, keys: readonly (WrappedKey & { rewrapped: string })[]): Promise<number> {
  const { rows } = await pool.query(
    `update user_keys k set wrapped_key = t.rewrapped
     from unnest($1::int[], $2::text[], $3::text[]) as t(user_id, wrapped, rewrapped)
     where k.user_id = t.user_id and k.wrapped_key = t.wrapped returning k.user_id`,
    [keys.map(({ userId }) => userId), keys.map(({ wrapped }) => wrapped), keys.map(({ rewrapped }) => rewrapped)],
  )
  return rows.length
}

async function replaceRoot(pool: Pool, wrapped: string, rewrapped: string): Promise<void> {
  await pool.query('update system_state set root_key = $2 where root_key = $1', [wrapped, rewrapped])
}

const BATCH = 500

/** Returns how many keys were rewrapped. Safe to repeat, and while processes run that accept both master keys. */
async function rewrapKeys(
  { pool }: Pick<Database, 'pool'>,
  vault: Vault,
  firstRoot: Buffer,
  onBatch: (count: number) => void,
): Promise<number> {
  const root = await keepRoot(pool, vault.wrap(firstRoot))
  if (!root.startsWith(vault.prefix)) await replaceRoot(pool, root, vault.wrap(vault.unwrapBytes(root)))
  let [count, after] = [0, 0]
  for (;;) {
    const keys = await keysToRewrap(pool, vault.prefix, after, BATCH)
    const last = keys.at(-1)
    if (!last) return count
    const rewrapped = keys.map((key) => ({ ...key, rewrapped: vault.wrap(vault.unwrapBytes(key.wrapped)) }))
    count += await replaceKeys(pool, rewrapped)
    after = last.userId
    onBatch(count)
  }
}

/** The new key is MASTER_KEY, or one generated in DATA_DIR, which no running process may use. Returns the key count. */
export async function changeMasterKey(
  config: Config,
  log: Log,
  onBatch: (count: number) => void = () => {},
): Promise<number> {
  const { keys, database: found } = await bootstrap(config)
  const { master, others, first } = keys
  const database = await connectDatabase(found, log, config.databaseDirectUrl)
  try {
    await migrateDatabase(database)
    const next = config.masterKey ? master : await nextKeyOf(config.dataDir)
    const vault = createVault(next, [master, ...others])
    const count = await rewrapKeys(database, vault, first, onBatch)
    if (!config.masterKey) await adoptNextKey(config.dataDir)
    // Data wrapped by the former key must not remain in the files.
    await noteErasure(database.db)
    await createErasure(database, log).beforeAnswer()
    return count
  } finally {
    await database.close()
  }
}
