import { and, asc, desc, eq, gt, isNull, not, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { FollowUp } from '../../../../contract/follow-ups.ts'
import type { ReactionKind } from '../../../../core/conversations/conversation.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages, messageReactions as reactions } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'

const query = new QueryBuilder()

/** Reactions that a prompt tells of. */
const MOST = 5

/** Sealed texts are in base64, as JSON has no bytes. */
export interface ReactionRow {
  kind: ReactionKind
  reason: string | null
  content: string
  sentAt: string
}

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

/** What is still open, and when the person is left alone. Sealed texts are in base64, as JSON has no bytes. */
export interface FollowUpsRow {
  timeZone: string
  quietHours: { start: number; end: number }
  open: (Pick<FollowUp, 'id' | 'kind' | 'state' | 'dueAt'> & { subject: string })[]
}

const of = (table: string, column: PgColumn) => sql`${sql.identifier(table)}.${sql.identifier(column.name)}`
const f = (column: PgColumn) => of('f', column)
const u = (column: PgColumn) => of('u', column)
const own = (column: PgColumn) => of('messages', column)

const open = sql`json_agg(json_build_object('id', ${f(followUps.id)}, 'kind', ${f(followUps.kind)},
  'state', ${f(followUps.state)}, 'dueAt', ${f(followUps.dueAt)}, 'subject', encode(${f(followUps.subject)}, 'base64'))
  order by ${f(followUps.dueAt)}, ${f(followUps.id)})`

const answered = sql`case when not ${own(messages.isFromUser)} then ${own(messages.replyTo)} end`
const hasReply = sql`exists (select from ${messages} a
  where ${of('a', messages.replyTo)} = ${own(messages.id)} and ${of('a', messages.isShown)})`

/** Shown under the message that they come from, or under its reply if there is one. */
export const followUpsUnder = sql<FollowUpsRow | null>`(
    select json_build_object('timeZone', ${u(users.timeZone)}, 'quietHours',
      json_build_object('start', ${u(users.quietHoursStart)}, 'end', ${u(users.quietHoursEnd)}), 'open', ${open})
    from ${followUps} f join ${users} u on ${u(users.id)} = ${f(followUps.userId)}
    where ${f(followUps.messageId)} in (${own(messages.id)}, ${answered}) and ${f(followUps.settledAt)} is null
      and not (${own(messages.isFromUser)} and ${hasReply})
    group by ${u(users.id)})`

export interface UpcomingRow {
  id: number
  kind: FollowUp['kind']
  /** Sealed, in base64. */
  subject: string
  dueAt: string
}

/** Reminders and follow-ups that a prompt tells of. */
const MOST_UPCOMING = 10

/** What a helper is going to write about, the next first. */
export const upcomingOf = (helperId: SQLWrapper, now: SQLWrapper) => {
  const next = query
    .select({ id: followUps.id, kind: followUps.kind, subject: followUps.subject, dueAt: followUps.dueAt })
    .from(followUps)
    .where(
      and(
        eq(followUps.helperId, helperId),
        eq(followUps.state, 'accepted'),
        isNull(followUps.settledAt),
        gt(followUps.dueAt, now),
      ),
    )
    .orderBy(asc(followUps.dueAt))
    .limit(MOST_UPCOMING)
    .as('next_follow_ups')
  const row = sql`json_build_object('id', ${next.id}, 'kind', ${next.kind}, 'subject', encode(${next.subject}, 'base64'),
    'dueAt', ${next.dueAt})`
  const all = query.select({ all: sql`coalesce(json_agg(${row} order by ${next.dueAt}), '[]')` }).from(next)
  return sql<UpcomingRow[]>`${all}`
}
