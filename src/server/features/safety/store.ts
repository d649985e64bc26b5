import { desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/statement.ts'
import { crises, safetyCounts } from '../../platform/db/tables/safety.ts'

/** Replaces an earlier crisis of this helper. Fails with a foreign-key violation if the helper is gone. */
export async function saveCrisis(db: Db, row: typeof crises.$inferInsert): Promise<void> {
  const { state, startedAt, endsAt } = row
  await db
    .insert(crises)
    .values(row)
    .onConflictDoUpdate({ target: crises.helperId, set: { state, startedAt, endsAt, checkedInAt: null } })
}

export async function deleteCrisis(db: Pick<Db, 'delete'>, helperId: number): Promise<void> {
  await db.delete(crises).where(eq(crises.helperId, helperId))
}

export async function countConcern(db: Db, row: Omit<typeof safetyCounts.$inferInsert, 'count'>): Promise<void> {
  await db
    .insert(safetyCounts)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({
      target: [safetyCounts.day, safetyCounts.concern, safetyCounts.language, safetyCounts.channel],
      set: { count: sql`${safetyCounts.count} + 1` },
    })
}

const total = sql<number>`sum(${safetyCounts.count})::int`

export async function countsByYear(db: Db) {
  const year = sql<number>`extract(year from ${safetyCounts.day})::int`
  return await db
    .select({ year, concern: safetyCounts.concern, count: total })
    .from(safetyCounts)
    .groupBy(year, safetyCounts.concern)
}

export async function countsByMonth(db: Db, since: string) {
  const { concern, language, channel, day } = safetyCounts
  const month = sql<string>`to_char(${day}, 'YYYY-MM')`
  return await db
    .select({ month, concern, language, channel, count: total })
    .from(safetyCounts)
    .where(gte(day, since))
    .groupBy(month, concern, language, channel)
    .orderBy(desc(month), concern, language, channel)
}
