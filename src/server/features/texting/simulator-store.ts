import { desc } from 'drizzle-orm'
import { simulatedTexts } from '../../db/tables/texts.ts'
import type { Db } from '../../ports.ts'

export async function keepSimulated(db: Db, sealed: Buffer, now: Date): Promise<void> {
  await db.insert(simulatedTexts).values({ sealed, createdAt: now })
}

/** The newest texts, the newest first. */
export const listSimulated = (db: Db, limit: number) =>
  db.select().from(simulatedTexts).orderBy(desc(simulatedTexts.id)).limit(limit)
