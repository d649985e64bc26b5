import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Db } from '../../../platform/db/statement.ts'
import { systemState as state, usageCalls } from '../../../platform/db/tables/usage.ts'

export type BreakerColumns = Record<'failures' | 'trippedAt' | 'trialUntil', PgColumn>

export const BREAKERS: Record<ModelRole, BreakerColumns> = {
  main: { failures: state.failures, trippedAt: state.trippedAt, trialUntil: state.trialUntil },
  background: {
    failures: state.backgroundFailures,
    trippedAt: state.backgroundTrippedAt,
    trialUntil: state.backgroundTrialUntil,
  },
  fallback: {
    failures: state.fallbackFailures,
    trippedAt: state.fallbackTrippedAt,
    trialUntil: state.fallbackTrialUntil,
  },
}

/** One statement for each role: they differ in the columns of the breaker. */
export const byRole = <Statement>(
  build: (role: ModelRole, breaker: BreakerColumns) => Statement,
): Record<ModelRole, Statement> => ({
  main: build('main', BREAKERS.main),
  background: build('background', BREAKERS.background),
  fallback: build('fallback', BREAKERS.fallback),
})

const CLOSED = {
  main: { failures: 0, trippedAt: null, trialUntil: null },
  background: { backgroundFailures: 0, backgroundTrippedAt: null, backgroundTrialUntil: null },
  fallback: { fallbackFailures: 0, fallbackTrippedAt: null, fallbackTrialUntil: null },
} satisfies Record<ModelRole, object>

export const ALL_CLOSED = { ...CLOSED.main, ...CLOSED.background, ...CLOSED.fallback }

export async function resetBreaker(db: Db, role: ModelRole): Promise<void> {
  await db.update(state).set(CLOSED[role])
}

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
  const failed = rows.find(({ state, failure }) => state === 'failed' && failure !== null)
  return {
    lastSuccess: rows.find(({ state }) => state === 'done')?.at ?? null,
    lastFailure: failed?.at && failed.failure ? { at: failed.at, failure: failed.failure } : null,
  }
}
