import type { WatchedConnection } from '../../../../core/connections/watched-connections.ts'
import { connectionHealth } from '../../../platform/db/tables/connections.ts'
import type { Db } from '../../../platform/ports/db.ts'

export type HealthRow = typeof connectionHealth.$inferSelect

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
