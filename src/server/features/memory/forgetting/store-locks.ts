import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { listed, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'

/** All code that changes several messages first locks them in the order of their ids, to avoid deadlocks. */

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

export const lockMessages = (tx: Transaction, which: SQL | undefined) =>
  tx
    .$with('held')
    .as(tx.select({ id: messages.id }).from(messages).where(which).orderBy(messages.id).for('no key update'))

/** Deletes what was to be asked or reminded because of these messages; the planned messages go with it. */
export const followUpsOf = (tx: Transaction, held: ReturnType<typeof lockMessages>) =>
  tx.$with('follow_ups_of').as(
    tx
      .delete(followUps)
      .where(inArray(followUps.messageId, tx.select({ id: held.id }).from(held)))
      .returning({ id: followUps.id }),
  )

/** A message, and whether it is also hidden from the helper that wrote it. */
export interface Held {
  id: number
  isWithheld: boolean
}

/** Locks those of the given messages that are the person's, each with its `withheld`. */
export function lockGiven(tx: Transaction, userId: number, held: readonly Held[], which?: SQL) {
  const given = listed('given', {
    id: ['bigint', held.map(({ id }) => id)],
    withheld: ['boolean', held.map(({ isWithheld }) => isWithheld)],
  })
  return tx.$with('held').as(
    tx
      .select({ id: messages.id, withheld: given.aliased.withheld })
      .from(given.rows)
      .innerJoin(messages, and(eq(messages.id, given.id), eq(messages.userId, userId)))
      .where(which)
      .orderBy(messages.id)
      .for('no key update', { of: messages }),
  )
}
