import { and, count, eq, getTableColumns, isNull, lt, or } from 'drizzle-orm'
import { type Db, isAnyOf, preparedQuery, type Transaction } from '../../../platform/db/statement.ts'
import { ownModels } from '../../../platform/db/tables/admin.ts'
import { systemState } from '../../../platform/db/tables/usage.ts'

export type OwnModelRow = typeof ownModels.$inferSelect

const ownModelOf = preparedQuery<{ userId: number }>('find_own_model')((db, { userId }) =>
  db
    .select({ ...getTableColumns(ownModels), allowed: systemState.ownModelsAllowed })
    .from(systemState)
    .leftJoin(ownModels, eq(ownModels.userId, userId)),
)

export async function findOwnModel(db: Db, userId: number): Promise<{ allowed: boolean; row: OwnModelRow | null }> {
  const [found] = await ownModelOf(db, { userId })
  if (!found) return { allowed: false, row: null }
  const { allowed, ...row } = found
  return { allowed, row: row.userId === null ? null : (row as OwnModelRow) }
}

export async function findUsersOfOwnModels(tx: Transaction, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ userId: ownModels.userId })
    .from(ownModels)
    .innerJoin(systemState, eq(systemState.ownModelsAllowed, true))
    .where(isAnyOf(ownModels.userId, userIds))
  return rows.map(({ userId }) => userId)
}

export async function saveModel(db: Db, row: Pick<OwnModelRow, 'userId' | 'settings' | 'apiKey' | 'since'>) {
  const whole = { ...row, lastSuccessAt: null, lastFailureAt: null, failure: null }
  await db.insert(ownModels).values(whole).onConflictDoUpdate({ target: ownModels.userId, set: whole })
}

export async function deleteModel(db: Db, userId: number): Promise<void> {
  await db.delete(ownModels).where(eq(ownModels.userId, userId))
}

/** Consecutive successes are recorded once a minute. */
const RECORDED_EVERY_MS = 60_000

export async function recordSuccess(db: Db, userId: number, at: Date): Promise<void> {
  const before = new Date(at.getTime() - RECORDED_EVERY_MS)
  const isDue = or(
    isNull(ownModels.lastSuccessAt),
    lt(ownModels.lastSuccessAt, before),
    lt(ownModels.lastSuccessAt, ownModels.lastFailureAt),
  )
  await db
    .update(ownModels)
    .set({ lastSuccessAt: at })
    .where(and(eq(ownModels.userId, userId), isDue))
    .prepare('record_own_success')
    .execute()
}

export async function recordFailure(db: Db, userId: number, at: Date, failure: string): Promise<void> {
  await db
    .update(ownModels)
    .set({ lastFailureAt: at, failure })
    .where(eq(ownModels.userId, userId))
    .prepare('record_own_failure')
    .execute()
}

export async function readPermission(db: Db): Promise<{ allowed: boolean; people: number }> {
  const [[state], [owners]] = await Promise.all([
    db.select({ allowed: systemState.ownModelsAllowed }).from(systemState),
    db.select({ people: count() }).from(ownModels),
  ])
  return { allowed: state?.allowed ?? false, people: owners?.people ?? 0 }
}

/** Returns false if it was already so. */
export async function savePermission(db: Db, allowed: boolean): Promise<boolean> {
  const rows = await db
    .update(systemState)
    .set({ ownModelsAllowed: allowed })
    .where(eq(systemState.ownModelsAllowed, !allowed))
    .returning({ id: systemState.id })
  return rows.length > 0
}
