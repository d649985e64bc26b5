import type { Database } from '../db/client.ts'
import { keepRoot, keysToRewrap, replaceKeys, replaceRoot } from '../db/wrapped-keys.ts'
import type { Vault } from './vault.ts'

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
