import { eq } from 'drizzle-orm'
import type { WatchedConnection } from '../../../../core/connections/failures-in-words.ts'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import { type Db, didChange } from '../../../platform/db/statement.ts'
import { connectionHealth, connections } from '../../../platform/db/tables/connections.ts'

type ConnectionRow = typeof connections.$inferSelect

export const listModelConnections = (db: Db): Promise<ConnectionRow[]> => db.select().from(connections)

export async function saveModelConnection(db: Db, row: ConnectionRow): Promise<void> {
  await db.insert(connections).values(row).onConflictDoUpdate({ target: connections.kind, set: row })
}

/** Returns false if there was none. */
export const deleteModelConnection = (db: Db, kind: ModelRole): Promise<boolean> =>
  didChange(db.delete(connections).where(eq(connections.kind, kind)))

type HealthRow = typeof connectionHealth.$inferSelect

const save = async (db: Db, kind: WatchedConnection, row: Partial<HealthRow>): Promise<void> => {
  await db
    .insert(connectionHealth)
    .values({ kind, ...row })
    .onConflictDoUpdate({ target: connectionHealth.kind, set: row })
}

export const saveSuccess = (db: Db, kind: WatchedConnection, at: Date): Promise<void> =>
  save(db, kind, { lastSuccessAt: at })

export const saveFailure = (db: Db, kind: WatchedConnection, at: Date, failure: string): Promise<void> =>
  save(db, kind, { lastFailureAt: at, failure })

export const listConnectionHealth = (db: Db): Promise<HealthRow[]> => db.select().from(connectionHealth)
