import { eq } from 'drizzle-orm'
import type { AccountSettings } from '../../../../contract/accounts.ts'
import { inTransaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import type { Db } from '../../../platform/ports/db.ts'

type UserRow = typeof users.$inferSelect

type ProfileColumn = 'firstName' | 'lastName' | 'email' | 'emailVerifiedAt' | 'pendingEmail' | 'timeZone'
export type AccountChange = Partial<Pick<UserRow, ProfileColumn | keyof AccountSettings>>

/** When messages come depends on these. */
const PLANNED_BY = ['timeZone', 'quietHoursStart', 'quietHoursEnd'] as const

export const movesPlans = (change: AccountChange): boolean => PLANNED_BY.some((field) => change[field] !== undefined)

/** Marks the plans of all helpers as out of date if they depend on the change. */
export function updateAccount(db: Db, id: number, change: AccountChange): Promise<UserRow | undefined> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning()
    if (movesPlans(change)) await tx.update(helpers).set({ needsPlan: true }).where(eq(helpers.userId, id))
    return row
  })
}
