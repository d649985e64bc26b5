import { and, desc, eq, gte, isNotNull, lt, not, notExists, or, sql } from 'drizzle-orm'
import { type Db, isAnyOf } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { recallPositions } from '../../../platform/db/tables/recall.ts'

const fields = {
  id: messages.id,
  helperId: messages.helperId,
  content: messages.content,
  isFromUser: messages.isFromUser,
  sentAt: messages.sentAt,
  importId: messages.importId,
}

export type FoundRow = Awaited<ReturnType<typeof findForgotten>>[number]

export interface Filter {
  userId: number
  helperId?: number | undefined
  isFromUser?: boolean | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Only messages older than the one with this id. */
  before: number
}

/** In a conversation, their own or one that they brought. */
const isReadable = ({ userId, helperId, isFromUser, from, to, before }: Filter) =>
  and(
    eq(messages.userId, userId),
    lt(messages.id, before),
    or(messages.isShown, isNotNull(messages.importId)),
    helperId === undefined ? undefined : eq(messages.helperId, helperId),
    isFromUser === undefined ? undefined : eq(messages.isFromUser, isFromUser),
    from && gte(messages.sentAt, from),
    to && lt(messages.sentAt, to),
  )

export const findIndexed = (db: Db, filter: Filter, ids: readonly number[]): Promise<FoundRow[]> =>
  db
    .select(fields)
    .from(messages)
    .where(and(isAnyOf(messages.id, ids), isReadable(filter), not(messages.isForgotten)))
    .orderBy(desc(messages.id))

/** Those of the newest `among` messages that are not indexed yet. Ignores `before`. */
export function findUnindexed(db: Db, filter: Filter, among: number): Promise<FoundRow[]> {
  const newest = db
    .select(fields)
    .from(messages)
    .where(
      and(
        isReadable({ ...filter, before: Number.MAX_SAFE_INTEGER }),
        not(messages.isForgotten),
        not(messages.isSensitive),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(among)
    .as('newest')
  const position = db.select().from(recallPositions).where(eq(recallPositions.messageId, newest.id))
  return db.select().from(newest).where(notExists(position))
}

/** Forgotten messages: still in the conversation but in no index. Newest first. */
export const findForgotten = (db: Db, filter: Filter, limit: number) =>
  db
    .select(fields)
    .from(messages)
    .where(and(isReadable(filter), sql`${messages.isForgotten}`))
    .orderBy(desc(messages.id))
    .limit(limit)
