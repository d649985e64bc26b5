import { eq } from 'drizzle-orm'
import { connections } from '../../db/tables/connections.ts'
import type { Db } from '../../ports/db.ts'

export type ConnectionRow = typeof connections.$inferSelect

const MODEL = 'model'

export async function findModelConnection(db: Db): Promise<Omit<ConnectionRow, 'kind'> | null> {
  const [row] = await db
    .select({ settings: connections.settings, since: connections.since })
    .from(connections)
    .where(eq(connections.kind, MODEL))
  return row ?? null
}

export async function saveModelConnection(db: Db, settings: Buffer, since: Date): Promise<void> {
  const row = { settings, since }
  await db
    .insert(connections)
    .values({ kind: MODEL, ...row })
    .onConflictDoUpdate({ target: connections.kind, set: row })
}

/** False: there was none. */
export async function deleteModelConnection(db: Db): Promise<boolean> {
  const rows = await db.delete(connections).where(eq(connections.kind, MODEL)).returning({ kind: connections.kind })
  return rows.length > 0
}
