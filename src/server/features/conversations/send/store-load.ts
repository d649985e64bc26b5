import { and, desc, eq, exists, gt, gte, isNull, lt, ne, not, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, preparedQuery, unseen } from '../../../platform/db/statement.ts'
import { ownModels } from '../../../platform/db/tables/admin.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { imports } from '../../../platform/db/tables/imports.ts'
import { conversationDigests as digests } from '../../../platform/db/tables/memory.ts'
import { recallConversations } from '../../../platform/db/tables/recall.ts'
import { crises } from '../../../platform/db/tables/safety.ts'
import { circleOf, VOICE } from '../../helpers/sql-parts.ts'
import { areOwnModelsAllowed } from '../../models/ledger/sql-parts.ts'
import { reactionsOf, upcomingOf } from '../attached/sql-parts.ts'
import { NEWEST_FIRST, pictureOf, quote } from '../read/store-messages.ts'

/** Messages of a conversation that a model may see, up to a given one. */
const isTurn = (helperId: SQLWrapper, upTo: SQLWrapper) =>
  and(
    sql`(${messages.helperId}, ${messages.id}) <= (${unseen(helperId, 'int')}, ${unseen(upTo, 'bigint')})`,
    gte(messages.helperId, unseen(helperId, 'int')),
    messages.isShown,
    not(messages.isForgotten),
    not(messages.isWithheld),
    not(messages.withheldBySettings),
  )

interface Turns {
  helperId: number
  userId: number
  upTo: number
}

/** Messages available to a prompt. Its token budget cuts further, unless all of them are short. */
export const RECENT = 100

/** How many of a person's newest messages, across helpers, are checked for not having been searched yet. */
const NEWEST_CHECKED = 8

/** No row: the helper is not theirs. */
export const findConversation = preparedQuery<Turns & { now: Date }>('find_conversation')(
  (db, { helperId, userId, upTo, now }) => {
    const newest = db
      .select({ id: messages.id })
      .from(messages)
      .where(isTurn(helperId, upTo))
      .orderBy(...NEWEST_FIRST)
      .limit(RECENT)
      .as('newest')
    const others = db
      .select({ helperId: recallConversations.helperId })
      .from(recallConversations)
      .where(
        and(
          eq(recallConversations.userId, userId),
          ne(recallConversations.helperId, helperId),
          gt(recallConversations.messages, 0),
        ),
      )
    const brought = db.select({ id: imports.id }).from(imports).where(eq(imports.helperId, helperId))
    const latest = db
      .select({ isSaid: messages.isFromUser, readAt: messages.memoryProcessedAt })
      .from(messages)
      .where(eq(messages.userId, userId))
      .orderBy(desc(messages.userId), desc(messages.id))
      .limit(NEWEST_CHECKED)
      .as('latest')
    const unsearched = db
      .select({ isSaid: latest.isSaid })
      .from(latest)
      .where(and(latest.isSaid, isNull(latest.readAt)))
    return db
      .select({
        ...VOICE,
        memoryDigest: digests.memoryDigest,
        sessionDigest: digests.sessionDigest,
        unanswered: helpers.unanswered,
        memoryVersion: helpers.memoryVersion,
        /** Ids, newest first, separated by commas; null if there are none. */
        newest: sql<string | null>`(select string_agg(${newest.id}::text, ',') from ${newest})`,
        hasMoreToRecall: sql<boolean>`${exists(others)} or ${exists(brought)}`,
        hasUnsearched: sql<boolean>`${exists(unsearched)}`,
        crisis: crises.state,
        ownModel: ownModels.settings,
        ownModelKey: ownModels.apiKey,
        circle: circleOf(userId, helperId),
        reactions: reactionsOf(helperId),
        upcoming: upcomingOf(helperId, now),
      })
      .from(helpers)
      .leftJoin(digests, eq(digests.helperId, helpers.id))
      .leftJoin(ownModels, and(eq(ownModels.userId, userId), areOwnModelsAllowed))
      .leftJoin(crises, and(eq(crises.helperId, helpers.id), gt(crises.endsAt, now)))
      .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  },
)

/** Newest first. */
export const recentTurns = preparedQuery<Turns>('recent_turns')((db, { helperId, userId, upTo }) =>
  db
    .select({
      id: messages.id,
      content: messages.content,
      isFromUser: messages.isFromUser,
      sentAt: messages.sentAt,
      source: messages.source,
      hasPicture: sql<boolean>`exists (select ${pictureOf})`,
      quote,
    })
    .from(messages)
    .where(and(isTurn(helperId, upTo), eq(messages.userId, userId)))
    .orderBy(...NEWEST_FIRST)
    .limit(RECENT),
)

export async function findGreeting(db: Db, helperId: number): Promise<{ id: number; content: Buffer } | undefined> {
  const [row] = await db
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), eq(messages.isGreeting, true)))
  return row
}

/** Whether a conversation has more than a greeting. */
export async function hasBegun(db: Db, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), messages.isShown, eq(messages.isGreeting, false)))
    .limit(1)
  return rows.length > 0
}

/** The newest danger that a helper was told of before a message. */
export const findDangerBefore = (db: Pick<Db, 'select'>, helperId: number, before: number) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.helperId, helperId),
        lt(messages.id, before),
        sql`${messages.danger} = 'heard'`,
        messages.isShown,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(1)
