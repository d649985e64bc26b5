import { eq } from 'drizzle-orm'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import { connections } from '../../../platform/db/tables/connections.ts'
import type { Db } from '../../../platform/ports/db.ts'

export type ConnectionRow = typeof connections.$inferSelect

export const listModelConnections = (db: Db): Promise<ConnectionRow[]> => db.select().from(connections)

export async function saveModelConnection(db: Db, row: ConnectionRow): Promise<void> {
  await db.insert(connections).values(row).onConflictDoUpdate({ target: connections.kind, set: row })
}

/** Returns false if there was none. */
export async function deleteModelConnection(db: Db, kind: ModelRole): Promise<boolean> {
  const rows = await db.delete(connections).where(eq(connections.kind, kind)).returning({ kind: connections.kind })
  return rows.length > 0
}
