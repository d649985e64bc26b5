import { max, sql } from 'drizzle-orm'
import { preparedSql } from '../../db/statement.ts'
import { userKeys } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { recallPositions } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'

/**
 * The newest visible message. Transactions that may still add an older one are numbered below `next`; all those
 * numbered below `oldest` have ended.
 */
export const newestMessage = (db: Db) =>
  db
    .select({
      id: max(messages.id),
      next: sql`pg_snapshot_xmax(pg_current_snapshot())`.mapWith(BigInt),
      oldest: sql`pg_snapshot_xmin(pg_current_snapshot())`.mapWith(BigInt),
    })
    .from(messages)
    .prepare('recall_newest_message')
    .execute()

export type BehindRow = Pick<typeof messages.$inferSelect, 'helperId' | 'userId'> &
  Pick<typeof userKeys.$inferSelect, 'wrappedKey'> & {
    /** The oldest of those messages. */
    first: number
  }

/**
 * Conversations with unindexed messages after one id and up to another. Exchanges since `answering` are left out: the
 * process that writes the reply indexes them.
 */
export const findBehind = preparedSql<BehindRow, { after: number; upTo: number; answering: Date }>('recall_behind')`
  select b.helper as "helperId", b.owner as "userId", b.first, k.${userKeys.wrappedKey} as "wrappedKey" from (
    select m.${messages.helperId} as helper, m.${messages.userId} as owner, min(m.${messages.id}) as first
    from ${messages} m
    where m.${messages.id} > :after and m.${messages.id} <= :upTo
      and not m.${messages.isSensitive} and (not m.${messages.isForgotten} or m.${messages.isWithdrawn})
      and (m.${messages.sentAt} <= :answering or not m.${messages.isFromUser} and m.${messages.replyTo} is null)
      and not exists (select from ${recallPositions} p where p.${recallPositions.messageId} = m.${messages.id})
    group by m.${messages.helperId}, m.${messages.userId}) b
  join ${userKeys} k on k.${userKeys.userId} = b.owner`
