import { inBatches } from '../../core/in-batches.ts'
import type { Database } from './client.ts'

/** A record in the log of PostgreSQL, which changes nothing: its commit waits for the disk, and so for all before it. */
const BARRIER = { name: 'barrier', text: `select pg_logical_emit_message(true, 'coterie', '')` }

/**
 * Resolves when what was committed before the call survives a crash of the database server. Those who ask together wait
 * for the disk together. The embedded database keeps no such promise: it lives and dies with the process.
 */
export function createDurability({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>): () => Promise<void> {
  if (embedded) return async () => {}
  const wait = inBatches(async (asked: null[]) => {
    await pool.query(BARRIER)
    return asked
  })
  return async () => {
    await wait(null)
  }
}
