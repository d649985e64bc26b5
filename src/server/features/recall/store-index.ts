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
 * Holds the index of conversations until the transaction ends, and begins it where there is none; no row for a helper
 * that is not theirs. In the order of helpers, and after their people and helpers themselves, which anyone who deletes
 * them takes first: nobody waits for one who waits for him.
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
 * Messages that are not indexed yet, so many of each conversation at most, after one of each; oldest first. Sensitive
 * ones never are. A range of the index on purpose, as pages of a conversation are; and each conversation and message is
 * looked up by itself (`limit 1`), where PostgreSQL would join all that was ever indexed.
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

/** In the order of messages, as anyone else who changes several of them does. */
const markTags = preparedSql<never, { messageIds: string; tags: string[] }>('recall_mark_tags')`
  with n as (
    select m.${messages.id} as id, n.tags from unnest((select :messageIds::bigint[]), (select :tags::text[])) n (id, tags)
      join ${messages} m on m.${messages.id} = n.id order by m.${messages.id} for no key update of m)
  update ${messages} m set ${messages.privacyTags} = string_to_array(n.tags, ',') from n where m.${messages.id} = n.id`

/** What is to be appended to the postings of a term. */
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

/** Appends to postings of conversations that the caller holds. */
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

/** What is to be added to the index of a conversation. */
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
 * Runs `work` in a transaction that holds the index of a conversation, beginning it where there is none; null, and no
 * work done, when the helper is not theirs. Anyone who deletes the helper or the account waits for the end of it.
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

/** Of which conversation messages are to be indexed, and after which of its messages. */
export interface Part {
  helperId: number
  userId: number
  after: number
}

/**
 * Has messages that are not indexed composed into entries, the oldest so many of each conversation, and saves those.
 * Gives the parts of which more may be left, from where they have come to.
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
