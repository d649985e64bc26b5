import { and, desc, eq, not, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { ReactionKind } from '../../../../core/conversations/reactions.ts'
import { messages, messageReactions as reactions } from '../../../platform/db/tables/conversations.ts'

/** Reactions that a prompt tells of. */
const MOST = 5

/** Sealed texts are in base64, as JSON has no bytes. */
export interface ReactionRow {
  kind: ReactionKind
  reason: string | null
  content: string
  sentAt: string
}

const query = new QueryBuilder()

/** The newest reactions to messages of a conversation that a model may see, oldest first. */
export const reactionsOf = (helperId: SQLWrapper) => {
  const newest = query
    .select({
      messageId: reactions.messageId,
      kind: reactions.kind,
      reason: reactions.reason,
      content: messages.content,
      sentAt: messages.sentAt,
    })
    .from(reactions)
    .innerJoin(messages, and(eq(messages.helperId, reactions.helperId), eq(messages.id, reactions.messageId)))
    .where(
      and(
        eq(reactions.helperId, helperId),
        messages.isShown,
        not(messages.isForgotten),
        not(messages.isWithheld),
        not(messages.withheldBySettings),
      ),
    )
    .orderBy(desc(reactions.helperId), desc(reactions.messageId))
    .limit(MOST)
    .as('newest_reactions')
  const row = sql`json_build_object('kind', ${newest.kind}, 'reason', encode(${newest.reason}, 'base64'),
    'content', encode(${newest.content}, 'base64'), 'sentAt', ${newest.sentAt})`
  const all = query.select({ all: sql`coalesce(json_agg(${row} order by ${newest.messageId}), '[]')` }).from(newest)
  return sql<ReactionRow[]>`${all}`
}
