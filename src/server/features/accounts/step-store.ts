import { lt, sql } from 'drizzle-orm'
import { signInSteps } from '../../db/tables/sign-in.ts'
import type { Db } from '../../ports.ts'

export type StepRow = typeof signInSteps.$inferSelect
export type StepKind = StepRow['kind']

export async function insertStep(db: Db, row: StepRow): Promise<void> {
  await db.insert(signInSteps).values(row)
}

const isGood = (key: string, kind: StepKind, now: Date) =>
  sql`${signInSteps.key} = ${key} and ${signInSteps.kind} = ${kind} and ${signInSteps.expiresAt} > ${now}`

export async function findStep(db: Db, key: string, kind: StepKind, now: Date): Promise<StepRow | undefined> {
  const [row] = await db
    .select()
    .from(signInSteps)
    .where(isGood(key, kind, now))
  return row
}

/** Takes a step: whoever comes second finds none. */
export async function deleteStep(db: Db, key: string, kind: StepKind, now: Date): Promise<StepRow | undefined> {
  const [row] = await db
    .delete(signInSteps)
    .where(isGood(key, kind, now))
    .returning()
  return row
}

export async function deleteOldSteps(db: Db, now: Date): Promise<void> {
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now))
}
