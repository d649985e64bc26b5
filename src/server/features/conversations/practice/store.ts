import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { helpers, practiceRuns } from '../../../platform/db/tables/helpers.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

type Statements = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>

export interface RunRow {
  id: number
  helperId: number
  personaType: string
  exercise: string
  /** Sealed. */
  answers: Buffer
}

const fields = {
  id: practiceRuns.id,
  helperId: practiceRuns.helperId,
  personaType: helpers.personaType,
  exercise: practiceRuns.exercise,
  answers: practiceRuns.answers,
}

/** The persona of a person's helper with its run, if there is one; undefined if the helper is not theirs. */
export async function findPractice(db: Statements, helperId: number, userId: number) {
  const [row] = await db
    .select({
      personaType: helpers.personaType,
      run: { id: practiceRuns.id, exercise: practiceRuns.exercise, answers: practiceRuns.answers },
    })
    .from(helpers)
    .leftJoin(practiceRuns, eq(practiceRuns.helperId, helpers.id))
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  return row
}

/** Locks it until the transaction ends. */
export async function lockRun(tx: Statements, id: number, userId: number): Promise<RunRow | undefined> {
  const [row] = await tx
    .select(fields)
    .from(practiceRuns)
    .innerJoin(helpers, eq(helpers.id, practiceRuns.helperId))
    .where(and(eq(practiceRuns.id, id), eq(practiceRuns.userId, userId)))
    .for('update', { of: practiceRuns })
  return row
}

interface NewRun {
  helperId: number
  userId: number
  exercise: string
  answers: Buffer
}

/** Takes the place of another exercise that was begun with this helper. */
export async function replaceRun(db: Db, { helperId, userId, exercise, answers }: NewRun): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.delete(practiceRuns).where(eq(practiceRuns.helperId, helperId))
    const [row] = await tx
      .insert(practiceRuns)
      .values({ helperId, userId, exercise, answers })
      .onConflictDoUpdate({ target: practiceRuns.helperId, set: { exercise, answers } })
      .returning({ id: practiceRuns.id })
    return row?.id ?? 0
  })
}

export async function saveAnswers(tx: Statements, id: number, answers: Buffer): Promise<void> {
  await tx.update(practiceRuns).set({ answers }).where(eq(practiceRuns.id, id))
}

/** Returns whether there was one. */
export async function deleteRun(tx: Statements, id: number, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(practiceRuns)
    .where(and(eq(practiceRuns.id, id), eq(practiceRuns.userId, userId)))
    .returning({ id: practiceRuns.id })
  return gone.length > 0
}
