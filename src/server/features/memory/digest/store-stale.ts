import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/statement.ts'
import { userKeys } from '../../../platform/db/tables/accounts.ts'
import { conversationDigests as digests } from '../../../platform/db/tables/memory.ts'
import type { Db } from '../../../platform/ports/db.ts'

export const findStale = (db: Db, limit: number) =>
  db
    .selectDistinct({ userId: digests.userId, wrappedKey: userKeys.wrappedKey })
    .from(digests)
    .innerJoin(userKeys, eq(userKeys.userId, digests.userId))
    .where(eq(digests.isStale, true))
    .limit(limit)
    .prepare('find_stale')
    .execute()

export const endStale = (tx: Transaction, userId: number) =>
  tx
    .update(digests)
    .set({ isStale: false })
    .where(and(eq(digests.userId, userId), digests.isStale))
    .returning({ helperId: digests.helperId })
    .prepare('end_stale')
    .execute()
