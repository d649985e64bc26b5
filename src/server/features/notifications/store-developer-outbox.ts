import { desc, eq } from 'drizzle-orm'
import { userKeys } from '../../platform/db/tables/accounts.ts'
import { developerOutbox } from '../../platform/db/tables/schedules.ts'
import type { Db } from '../../platform/ports/db.ts'

const SHOWN = 50

export async function storeEmail(db: Db, email: Omit<typeof developerOutbox.$inferInsert, 'id'>): Promise<void> {
  await db.insert(developerOutbox).values(email).prepare('store_email').execute()
}

const keptFields = { id: developerOutbox.id, mail: developerOutbox.mail, createdAt: developerOutbox.createdAt }
export type KeptRow = Pick<typeof developerOutbox.$inferSelect, keyof typeof keptFields>

export const listAllEmails = (db: Db) =>
  db
    .select({ ...keptFields, wrappedKey: userKeys.wrappedKey })
    .from(developerOutbox)
    .innerJoin(userKeys, eq(userKeys.userId, developerOutbox.userId))
    .orderBy(desc(developerOutbox.id))
    .limit(SHOWN)
    .prepare('list_all_emails')
    .execute()

export const listEmails = (db: Db, userId: number): Promise<KeptRow[]> =>
  db
    .select(keptFields)
    .from(developerOutbox)
    .where(eq(developerOutbox.userId, userId))
    .orderBy(desc(developerOutbox.id))
    .limit(SHOWN)
    .prepare('list_emails')
    .execute()
