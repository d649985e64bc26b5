import { eq } from 'drizzle-orm'
import { users } from '../../../platform/db/tables/accounts.ts'
import type { Db } from '../../../platform/ports/db.ts'

type UserRow = typeof users.$inferSelect

export type AccountChange = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'emailVerifiedAt'
    | 'pendingEmail'
    | 'timeZone'
    | 'emailNotifications'
    | 'marketingEmails'
    | 'pushPreviews'
    | 'dictation'
    | 'readAloud'
    | 'quietHoursStart'
    | 'quietHoursEnd'
  >
>

export async function updateAccount(db: Db, id: number, change: AccountChange): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}
