import type { Pool } from 'pg'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from './client.ts'

/** The stored root of derived secrets, or `first` if there is none. Of two concurrent starts, one stores it. */
export async function keepRoot(pool: Pool, first: string): Promise<string> {
  await pool.query('update system_state set root_key = $1 where root_key is null', [first])
  const { rows } = await pool.query<{ root: string | null }>('select root_key as root from system_state')
  return rows[0]?.root ?? first
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
export async function rotateMasterKey(
  { pool }: Pick<Database, 'pool'>,
  vault: Vault,
  firstRoot: Buffer,
  onBatch: (count: number) => void = () => {},
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
