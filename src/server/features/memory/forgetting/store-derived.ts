import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { isAnyOf, listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { followUpsOf, lockMessages } from './store-held.ts'

/** Messages, and what was written with them. */

/** A reply saved meanwhile waits, and notices that it is outdated. Locks the account first, as deletion does. */
export function holdHelpers(tx: Transaction, userId: number) {
  const account = tx
    .$with('account')
    .as(tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share'))
  const held = tx
    .$with('held')
    .as(
      tx
        .select({ id: helpers.id })
        .from(account)
        .innerJoin(helpers, eq(helpers.userId, account.id))
        .orderBy(helpers.id)
        .for('update', { of: helpers }),
    )
  return tx
    .with(account, held)
    .update(helpers)
    .set({ memoryVersion: sql`${helpers.memoryVersion} + 1` })
    .from(held)
    .where(eq(helpers.id, held.id))
    .returning({ id: helpers.id, memoryVersion: helpers.memoryVersion })
    .prepare('hold_helpers')
    .execute()
}

export interface DerivedMessage {
  id: number
  helperId: number
  isFromUser: boolean
}

const derivedFrom = preparedSql<DerivedMessage, { userId: number; messages: string; memories: string }>('find_derived')`
  with recursive derived as (
    select ${messages.id} as id, ${messages.helperId} as helper, ${messages.isFromUser} as said from ${messages}
    where ${messages.userId} = :userId and not ${messages.isSensitive} and (${messages.id} = any(:messages::bigint[])
      or (not ${messages.isFromUser} and ${messages.factReferences} && :memories::bigint[]))
    union
    select m.${messages.id}, m.${messages.helperId}, m.${messages.isFromUser}
    from derived d join ${messages} m on m.${messages.userId} = :userId and not m.${messages.isFromUser}
      and (m.${messages.replyTo} = d.id or m.${messages.contextReferences} @> array[d.id]))
  select id, helper as "helperId", said as "isFromUser" from derived order by id`

/** The messages, the replies to them, and all that helpers wrote with these or with one of the memories. */
export const findDerived = (
  tx: Transaction,
  userId: number,
  messageIds: readonly number[],
  memoryIds: readonly number[] = [],
): Promise<DerivedMessage[]> => derivedFrom(tx, { userId, messages: listOf(messageIds), memories: listOf(memoryIds) })

/** In the order of messages, like all code that changes several of them. Deletes what was derived from them as well. */
export function forgetMessages(tx: Transaction, userId: number, ids: readonly number[]) {
  const isTheirs = and(eq(messages.userId, userId), isAnyOf(messages.id, ids))
  const held = lockMessages(tx, and(isTheirs, or(not(messages.isForgotten), messages.isWithdrawn)))
  return tx
    .with(held, followUpsOf(tx, held))
    .update(messages)
    .set({
      isForgotten: true,
      isWithdrawn: false,
      awaitsReading: false,
      emotionalTone: null,
      keyTopics: null,
      sentiment: null,
      memoryTags: null,
    })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('forget_messages')
    .execute()
}

/** Of a helper; without what was brought to it from other programs if `withImports` is false. */
export const findMessagesOf = (tx: Transaction, userId: number, helperId: number, withImports: boolean) =>
  tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        eq(messages.helperId, helperId),
        or(sql`${withImports}::boolean`, isNull(messages.importId)),
      ),
    )
    .prepare('find_messages_of')
    .execute()
