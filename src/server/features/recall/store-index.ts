import { inTransaction, listOf, preparedSql, type Queryable, type Transaction } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { userProfiles } from '../../db/tables/memory.ts'
import { recallConversations, recallPositions, recallPostings } from '../../db/tables/recall.ts'
import type { Db } from '../../ports/db.ts'

type HeldRow = Pick<typeof recallConversations.$inferSelect, 'helperId'> &
  Pick<typeof userProfiles.$inferSelect, 'privacySettings'>

/**
 * Locks the index of conversations until the transaction ends, creating it if missing; no row for a helper that is not
 * theirs. Locks helpers in order, after their accounts, the same order as deletion, so that no deadlock is possible.
 */
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

export type UnindexedRow = Pick<typeof recallConversations.$inferSelect, 'helperId' | 'nextPosition' | 'lastAt'> &
  Pick<typeof messages.$inferSelect, 'id' | 'content' | 'sentAt' | 'shareAcrossHelpers'>

/**
 * Unindexed messages after one id per conversation, oldest first, up to a limit each; sensitive ones are never indexed.
 * Written as a range of the index, like pages of a conversation, with one lookup per conversation and message (`limit
 * 1`), because otherwise PostgreSQL joins everything ever indexed.
 */
const findUnindexed = preparedSql<UnindexedRow, { helperIds: string; after: string; limit: number }>(
  'recall_unindexed',
)`
  select c.${recallConversations.helperId} as "helperId", c.${recallConversations.nextPosition} as "nextPosition",
    c.${recallConversations.lastAt} as "lastAt", m.*
  from unnest((select :helperIds::int[]), (select :after::bigint[])) n (helper, after)
    cross join lateral (
      select * from ${recallConversations} c where c.${recallConversations.helperId} = n.helper limit 1) c
    cross join lateral (
      select m.${messages.id}, m.${messages.content}, m.${messages.sentAt} as "sentAt",
        m.${messages.shareAcrossHelpers} as "shareAcrossHelpers"
      from ${messages} m
      where (m.${messages.helperId}, m.${messages.id}) > (n.helper, n.after) and m.${messages.helperId} <= n.helper
        and not m.${messages.isSensitive} and (not m.${messages.isForgotten} or m.${messages.isWithdrawn})
        and (select p.${recallPositions.position} from ${recallPositions} p
          where p.${recallPositions.messageId} = m.${messages.id}) is null
      order by m.${messages.helperId}, m.${messages.id} limit :limit for key share of m) m
  order by c.${recallConversations.helperId}, m.${messages.id}`

/** In the order of messages, like all code that changes several of them. */
const markTags = preparedSql<never, { messageIds: string; tags: string[] }>('recall_mark_tags')`
  with n as (
    select m.${messages.id} as id, n.tags from unnest((select :messageIds::bigint[]), (select :tags::text[])) n (id, tags)
      join ${messages} m on m.${messages.id} = n.id order by m.${messages.id} for no key update of m)
  update ${messages} m set ${messages.privacyTags} = string_to_array(n.tags, ',') from n where m.${messages.id} = n.id`

/** Entries to append to the postings of a term. */
export type Posting = typeof recallPostings.$inferSelect

const append = preparedSql<
  never,
  { userIds: string; helperIds: string; terms: string; visibilities: string; chunks: string; entries: Buffer[] }
>('recall_append')`
  insert into ${recallPostings} as p (${recallPostings.userId}, ${recallPostings.helperId}, ${recallPostings.term},
    ${recallPostings.visibility}, ${recallPostings.chunk}, ${recallPostings.entries})
  select * from unnest((select :userIds::int[]), (select :helperIds::int[]), (select :terms::bigint[]),
    (select :visibilities::smallint[]), (select :chunks::int[]), (select :entries::bytea[]))
  on conflict (${recallPostings.userId}, ${recallPostings.term}, ${recallPostings.helperId},
    ${recallPostings.visibility}, ${recallPostings.chunk})
    do update set ${recallPostings.entries} = p.${recallPostings.entries} || excluded.${recallPostings.entries}`

/** Appends to the postings of conversations that the caller has locked. */
export async function appendPostings(tx: Queryable, postings: readonly Posting[]): Promise<void> {
  await append(tx, {
    userIds: listOf(postings.map(({ userId }) => userId)),
    helperIds: listOf(postings.map(({ helperId }) => helperId)),
    terms: listOf(postings.map(({ term }) => term)),
    visibilities: listOf(postings.map(({ visibility }) => visibility)),
    chunks: listOf(postings.map(({ chunk }) => chunk)),
    entries: postings.map(({ entries }) => entries),
  })
}

const savePlaces = preparedSql<never, { messageIds: string; helperIds: string; places: string; visibilities: string }>(
  'recall_place',
)`
  insert into ${recallPositions} (${recallPositions.messageId}, ${recallPositions.helperId},
    ${recallPositions.position}, ${recallPositions.visibility})
  select * from unnest((select :messageIds::bigint[]), (select :helperIds::int[]), (select :places::int[]),
    (select :visibilities::smallint[]))`

const saveProgress = preparedSql<
  never,
  { helperIds: string; counts: string; nextPositions: string; lastAts: (Date | null)[]; sessions: Buffer[] }
>('recall_progress')`
  update ${recallConversations} c set ${recallConversations.nextPosition} = n.next,
    ${recallConversations.messages} = c.${recallConversations.messages} + n.count,
    ${recallConversations.lastAt} = n.last,
    ${recallConversations.sessions} = case when n.sessions = ''::bytea then c.${recallConversations.sessions}
      else c.${recallConversations.sessions} || n.sessions end
  from unnest((select :helperIds::int[]), (select :counts::int[]), (select :nextPositions::int[]),
    (select :lastAts::timestamptz[]), (select :sessions::bytea[])) n (helper, count, next, last, sessions)
  where c.${recallConversations.helperId} = n.helper`

/** New index entries of a conversation. */
export interface NewEntries {
  helperId: number
  places: { messageId: number; place: number; visibility: number; privacyTags: readonly string[] }[]
  postings: Posting[]
  nextPosition: number
  lastAt: Date | null
  sessions: Buffer
}

async function saveEntries(tx: Queryable, entries: readonly NewEntries[]): Promise<void> {
  const places = entries.flatMap(({ helperId, places }) => places.map((place) => ({ ...place, helperId })))
  const tagged = places.filter(({ privacyTags }) => privacyTags.length > 0)
  if (tagged.length > 0) {
    await markTags(tx, {
      messageIds: listOf(tagged.map(({ messageId }) => messageId)),
      tags: tagged.map(({ privacyTags }) => privacyTags.join()),
    })
  }
  await appendPostings(
    tx,
    entries.flatMap(({ postings }) => postings),
  )
  await savePlaces(tx, {
    messageIds: listOf(places.map(({ messageId }) => messageId)),
    helperIds: listOf(places.map(({ helperId }) => helperId)),
    places: listOf(places.map(({ place }) => place)),
    visibilities: listOf(places.map(({ visibility }) => visibility)),
  })
  await saveProgress(tx, {
    helperIds: listOf(entries.map(({ helperId }) => helperId)),
    counts: listOf(entries.map(({ places }) => places.length)),
    nextPositions: listOf(entries.map(({ nextPosition }) => nextPosition)),
    lastAts: entries.map(({ lastAt }) => lastAt),
    sessions: entries.map(({ sessions }) => sessions),
  })
}

/**
 * Runs `work` in a transaction that holds the lock on a conversation's index, creating it if missing. Returns null
 * without running it if the helper is not theirs. Deleting the helper or the account waits until it ends.
 */
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

/** The conversation to index, and the message after which to start. */
export interface Part {
  helperId: number
  userId: number
  after: number
}

/**
 * Composes the oldest unindexed messages of each conversation into entries and saves them. Returns the parts that may
 * have more, starting from where they stopped.
 */
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
    const rows = await findUnindexed(tx, {
      helperIds: listOf(theirs.map(({ helperId }) => helperId)),
      after: listOf(theirs.map(({ after }) => after)),
      limit,
    })
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
