import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import { usageCalls } from '../../../platform/db/tables/usage.ts'
import type { Db } from '../../../platform/ports/db.ts'

export interface ModelHealth {
  lastSuccess: Date | null
  /** `failure` is the kind of an `AiError`. */
  lastFailure: { at: Date; failure: string } | null
}

/** How many recent calls are read: an operator's page must not scan them all. */
const NEWEST = 500

export async function findModelHealth(db: Db, role: ModelRole, model: string): Promise<ModelHealth> {
  const rows = await db
    .select({ model: usageCalls.model, state: usageCalls.state, at: usageCalls.settledAt, failure: usageCalls.failure })
    .from(usageCalls)

    .where(and(eq(usageCalls.role, role), eq(usageCalls.model, model), isNotNull(usageCalls.settledAt)))
    .orderBy(desc(usageCalls.startedAt))
    .limit(NEWEST)
    .prepare('read_model_health')
    .execute()
  const failed = rows.find(({ state, failure }) => state === 'failed' && failure !== null)
  return {
    lastSuccess: rows.find(({ state }) => state === 'done')?.at ?? null,
    lastFailure: failed?.at && failed.failure ? { at: failed.at, failure: failed.failure } : null,
  }
}
