import { and, eq, isNotNull, not, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAnyOf, listOf, preparedSql, type Transaction } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'

const said = alias(messages, 'said')

/** Replies based on facts or earlier messages, and the person's message that they reply to. */
export const findReplies = (tx: Transaction, userId: number) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      content: messages.content,
      answers: said.content,
      facts: messages.factReferences,
      turns: messages.contextReferences,
      isWithheld: messages.withheldBySettings,
    })
    .from(messages)
    .leftJoin(said, eq(said.id, messages.replyTo))
    .where(
      and(
        eq(messages.userId, userId),
        not(messages.isFromUser),
        not(messages.isForgotten),
        not(messages.isSensitive),
        or(isNotNull(messages.factReferences), isNotNull(messages.contextReferences)),
      ),
    )
    .prepare('find_replies_with_memories')
    .execute()

export type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number]
export type ToldRow = Awaited<ReturnType<typeof findToldMessages>>[number]

export const findToldMessages = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx
    .select({
      id: messages.id,
      helperId: messages.helperId,
      content: messages.content,
      privacyTags: messages.privacyTags,
    })
    .from(messages)
    .where(and(eq(messages.userId, userId), isAnyOf(messages.id, ids)))
    .prepare('find_told')
    .execute()

const withhold = preparedSql<never, { userId: number; ids: string; withheld: boolean[] }>('withhold_messages')`
  with given as (
    select m.${messages.id} as id, t.withheld from unnest(:ids::bigint[], :withheld::boolean[]) as t(id, withheld)
      join ${messages} m on m.${messages.id} = t.id and m.${messages.userId} = :userId
    order by m.${messages.id} for no key update of m)
  update ${messages} m set ${messages.withheldBySettings} = given.withheld from given where m.${messages.id} = given.id`

export const withholdMessages = (
  tx: Transaction,
  userId: number,
  changed: readonly { id: number; isWithheld: boolean }[],
) =>
  withhold(tx, {
    userId,
    ids: listOf(changed.map(({ id }) => id)),
    withheld: changed.map(({ isWithheld }) => isWithheld),
  })
