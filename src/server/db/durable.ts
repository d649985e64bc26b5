import { setTimeout } from 'node:timers/promises'
import { inBatches } from '../../core/in-batches.ts'
import type { Database } from './client.ts'

/** A record in the log of PostgreSQL, which changes nothing: its commit waits for the disk, and so for all before it. */
const BARRIER = { name: 'barrier', text: `select pg_logical_emit_message(true, 'coterie', '')` }

/** The wait begins a moment later: it would take the processor from what is more urgent, as the call of a model is. */
const LATER_MS = 5

/**
 * Resolves when what was committed before the call survives a crash of the database server, or of this process where the
 * database is embedded. Those who ask together wait for the disk together.
 */
export function createDurability({ pool }: Pick<Database, 'pool'>): () => Promise<void> {
  const wait = inBatches(async (asked: null[]) => {
    await pool.query(BARRIER)
    return asked
  })
  return async () => {
    await setTimeout(LATER_MS)
    await wait(null)
  }
}
