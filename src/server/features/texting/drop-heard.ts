import type { Queryable } from '../../db/statement.ts'
import { dropHeardBy } from './heard-store.ts'

/** Drops what a person texted to a helper that is being deleted, and that nobody has answered. */
export async function dropHeard(tx: Queryable, userId: number, helperId: number): Promise<void> {
  await dropHeardBy(tx, userId, helperId)
}
