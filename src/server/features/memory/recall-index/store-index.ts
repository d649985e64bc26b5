import { and, eq, lte, sql } from 'drizzle-orm'
import { type Db, excluded, listed, listOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'
import { recallConversations, recallPositions, recallPostings } from '../../../platform/db/tables/recall.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { isMemory } from '../recall/sql-parts.ts'

type HeldRow = Pick<typeof recallConversations.$inferSelect, 'helperId'> &
  Pick<typeof userProfiles.$inferSelect, 'privacySettings'>

/** No row: the helper is not theirs. Locks helpers in order, after their accounts, like deletion, against deadlocks. */
const holdConversations = preparedSql<HeldRow, { helperIds: string; userIds: string }>('recall_hold')`
  with owned as (
    select h.${helpers.id} as helper, h.${helpers.userId} as owner, p.${userProfiles.privacySettings} as settings
    from unnest((select :helperIds::int[]), (select :userIds::int[])) n (helper, owner)
      join ${users} u on u.${users.id} = n.owner
      join ${helpers} h on h.${helpers.id} = n.helper and h.${helpers.userId} = u.${users.id}
      left join ${userProfiles} p on p.${userProfiles.userId} = u.${users.id}
    order by h.${helpers.id} for key share of u, h),
  held as (
    insert into ${recallConversations} as c (${recallConversations.helperId}, ${recallConversations.userId})
    select helper, owner from owned order by helper
    on conflict (${recallConversations.helperId})
      do update set ${recallConversations.userId} = c.${recallConversations.userId} where false)
  select helper as "helperId", settings as "privacySettings" from owned`

/**
 * Oldest first; sensitive ones are never indexed. One lookup per conversation and message (`limit`), because otherwise
 * PostgreSQL joins everything ever indexed.
 */
function findUnindexed(tx: Transaction, parts: readonly Part[], limit: number) {
  const part = listed('part', {
    helperId: ['int', parts.map(({ helperId }) => helperId)],
    after: ['bigint', parts.map(({ after }) => after)],
  })
  const conversation = tx
    .select({ nextPosition: recallConversations.nextPosition, lastAt: recallConversations.lastAt })
    .from(recallConversations)
    .where(eq(recallConversations.helperId, part.helperId))
    .limit(1)
    .as('conversation')
  const position = tx
    .select({ position: recallPositions.position })
    .from(recallPositions)
    .where(eq(recallPositions.messageId, messages.id))
  const unindexed = tx
    .select({
      id: messages.id,
      content: messages.content,
      sentAt: messages.sentAt,
      shareAcrossHelpers: messages.shareAcrossHelpers,
    })
    .from(messages)
    .where(
      and(
        sql`(${messages.helperId}, ${messages.id}) > (${part.helperId}, ${part.after})`,
        lte(messages.helperId, part.helperId),
        isMemory,
        sql`${position} is null`,
      ),
    )
    .orderBy(messages.helperId, messages.id)
    .limit(limit)
    .for('key share')
    .as('unindexed')
  return tx
    .select({
      helperId: part.helperId,
      nextPosition: conversation.nextPosition,
      lastAt: conversation.lastAt,
      id: unindexed.id,
      content: unindexed.content,
      sentAt: unindexed.sentAt,
      shareAcrossHelpers: unindexed.shareAcrossHelpers,
    })
    .from(part.rows)
    .crossJoinLateral(conversation)
    .crossJoinLateral(unindexed)
    .orderBy(part.helperId, unindexed.id)
    .prepare('recall_unindexed')
    .execute()
}

export type UnindexedRow = Awaited<ReturnType<typeof findUnindexed>>[number]

interface Positioned {
  messageId: number
  helperId: number
  position: number
  visibility: number
  privacyTags: readonly string[]
}

/** In the order of messages, like all code that changes several of them. */
function markTags(tx: Transaction, positioned: readonly Positioned[]) {
  const given = listed('given', {
    id: ['bigint', positioned.map(({ messageId }) => messageId)],
    tags: ['text', positioned.map(({ privacyTags }) => privacyTags.join())],
  })
  const held = tx.$with('held').as(
    tx
      .select({ id: messages.id, tags: sql`${given.tags}`.as('tags') })
      .from(given.rows)
      .innerJoin(messages, eq(messages.id, given.id))
      .orderBy(messages.id)
      .for('no key update', { of: messages }),
  )
  return tx
    .with(held)
    .update(messages)
    .set({ privacyTags: sql`string_to_array(${held.tags}, ',')` })
    .from(held)
    .where(eq(messages.id, held.id))
    .prepare('recall_mark_tags')
    .execute()
}

export type Posting = typeof recallPostings.$inferSelect

/** The caller has locked the conversations. */
export async function appendPostings(tx: Transaction, postings: readonly Posting[]): Promise<void> {
  const { rows, aliased } = listed('given', {
    userId: ['int', postings.map(({ userId }) => userId)],
    term: ['bigint', postings.map(({ term }) => term)],
    helperId: ['int', postings.map(({ helperId }) => helperId)],
    visibility: ['smallint', postings.map(({ visibility }) => visibility)],
    chunk: ['int', postings.map(({ chunk }) => chunk)],
    entries: ['bytea', postings.map(({ entries }) => entries)],
  })
  const { userId, term, helperId, visibility, chunk, entries } = recallPostings
  await tx
    .insert(recallPostings)
    .select(tx.select(aliased).from(rows))
    .onConflictDoUpdate({
      target: [userId, term, helperId, visibility, chunk],
      set: { entries: sql`${entries} || ${excluded(entries)}` },
    })
    .prepare('recall_append')
    .execute()
}

function savePositions(tx: Transaction, positioned: readonly Positioned[]) {
  const { rows, aliased } = listed('given', {
    messageId: ['bigint', positioned.map(({ messageId }) => messageId)],
    helperId: ['int', positioned.map(({ helperId }) => helperId)],
    position: ['int', positioned.map(({ position }) => position)],
    visibility: ['smallint', positioned.map(({ visibility }) => visibility)],
  })
  return tx.insert(recallPositions).select(tx.select(aliased).from(rows)).prepare('recall_position').execute()
}

function saveProgress(tx: Transaction, entries: readonly NewEntries[]) {
  const added = listed('added', {
    helperId: ['int', entries.map(({ helperId }) => helperId)],
    count: ['int', entries.map(({ positions }) => positions.length)],
    nextPosition: ['int', entries.map(({ nextPosition }) => nextPosition)],
    lastAt: ['timestamptz', entries.map(({ lastAt }) => lastAt)],
    sessions: ['bytea', entries.map(({ sessions }) => sessions)],
  })
  const { helperId, messages: count, sessions } = recallConversations
  return tx
    .update(recallConversations)
    .set({
      nextPosition: added.nextPosition,
      messages: sql`${count} + ${added.count}`,
      lastAt: added.lastAt,
      sessions: sql`case when ${added.sessions} = ''::bytea then ${sessions} else ${sessions} || ${added.sessions} end`,
    })
    .from(added.rows)
    .where(eq(helperId, added.helperId))
    .prepare('recall_progress')
    .execute()
}

export interface NewEntries {
  helperId: number
  positions: Omit<Positioned, 'helperId'>[]
  postings: Posting[]
  nextPosition: number
  lastAt: Date | null
  sessions: Buffer
}

async function saveEntries(tx: Transaction, entries: readonly NewEntries[]): Promise<void> {
  const positioned = entries.flatMap(({ helperId, positions }) =>
    positions.map((position) => ({ ...position, helperId })),
  )
  const tagged = positioned.filter(({ privacyTags }) => privacyTags.length > 0)
  if (tagged.length > 0) await markTags(tx, tagged)
  await appendPostings(
    tx,
    entries.flatMap(({ postings }) => postings),
  )
  await savePositions(tx, positioned)
  await saveProgress(tx, entries)
}

/** Null, without running it, if the helper is not theirs. Deleting the helper or the account waits until it ends. */
export const withIndex = <Result>(
  db: Db,
  helperId: number,
  userId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | null> =>
  inTransaction(db, async (tx) => {
    const [held] = await holdConversations(tx, { helperIds: listOf([helperId]), userIds: listOf([userId]) })
    return held ? work(tx) : null
  })

export interface Part {
  helperId: number
  userId: number
  after: number
}

/** Returns the parts that may have more, starting from where they stopped. */
export const addToIndex = <One extends Part>(
  db: Db,
  parts: readonly One[],
  limit: number,
  compose: (part: One, settings: unknown, rows: UnindexedRow[]) => Promise<NewEntries>,
): Promise<One[]> =>
  inTransaction(db, async (tx) => {
    const held = await holdConversations(tx, {
      helperIds: listOf(parts.map(({ helperId }) => helperId)),
      userIds: listOf(parts.map(({ userId }) => userId)),
    })
    const settingsOf = new Map(held.map(({ helperId, privacySettings }) => [helperId, privacySettings]))
    const theirs = parts.filter(({ helperId }) => settingsOf.has(helperId))
    const rows = await findUnindexed(tx, theirs, limit)
    const byHelper = Map.groupBy(rows, ({ helperId }) => helperId)
    const found = theirs.flatMap((part) => {
      const own = byHelper.get(part.helperId)
      return own ? [{ part, own }] : []
    })
    const entries: NewEntries[] = []
    for (const { part, own } of found) entries.push(await compose(part, settingsOf.get(part.helperId), own))
    if (entries.length > 0) await saveEntries(tx, entries)
    const full = found.filter(({ own }) => own.length === limit)
    return full.map(({ part, own }) => ({ ...part, after: Number(own.at(-1)?.id) }))
  })
