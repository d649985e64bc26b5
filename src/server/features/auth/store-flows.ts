import { lt, sql } from 'drizzle-orm'
import { authFlows } from '../../db/tables/auth.ts'
import type { Db } from '../../ports/db.ts'

export type StepRow = typeof authFlows.$inferSelect
export type FlowKind = StepRow['kind']

export async function insertFlow(db: Db, row: StepRow): Promise<void> {
  await db.insert(authFlows).values(row)
}

const isGood = (key: string, kind: FlowKind, now: Date) =>
  sql`${authFlows.key} = ${key} and ${authFlows.kind} = ${kind} and ${authFlows.expiresAt} > ${now}`

export async function findFlow(db: Db, key: string, kind: FlowKind, now: Date): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(authFlows)
    .where(isGood(key, kind, now))
  return row
}

/** Takes a step: whoever comes second finds none. */
export async function deleteFlow(db: Db, key: string, kind: FlowKind, now: Date): Promise<StepRow | undefined> {
  const [row] = await db
    .delete(authFlows)
    .where(isGood(key, kind, now))
    .returning()
  return row
}

export async function deleteOldFlows(db: Db, now: Date): Promise<void> {
  await db.delete(authFlows).where(lt(authFlows.expiresAt, now))
}
