import { inTransaction, listOf, namedStatement, type Queryable, statement } from '../../db/statement.ts'
import type { Db } from '../../ports/db.ts'

export interface HeldRow {
  helper_id: number
  /** What the person chose of their privacy. */
  settings: unknown
}

/**
 * Holds the index of conversations until the transaction ends, and begins it where there is none; no row for a helper
 * that is not theirs. In the order of helpers, and after their people and helpers themselves, which anyone who deletes
 * them takes first: nobody waits for one who waits for him.
 */
const holdConversations = statement<HeldRow, [helperIds: string, userIds: string]>(
  'recall_hold',
  `with owned as (
     select h.id, h.user_id, p.privacy_settings from unnest((select $1::int[]), (select $2::int[])) n (helper_id, user_id)
       join users u on u.id = n.user_id join helpers h on h.id = n.helper_id and h.user_id = u.id
       left join user_profiles p on p.user_id = u.id
     order by h.id for key share of u, h),
   held as (
     insert into recall_conversations as c (helper_id, user_id) select id, user_id from owned order by id
     on conflict (helper_id) do update set user_id = c.user_id where false)
   select id as helper_id, privacy_settings as settings from owned`,
)

export interface UnindexedRow {
  helper_id: number
  /** How far the conversation is placed. */
  next_position: number
  last_at: Date | null
  id: number
  content: Buffer
  sent_at: Date
  share_across_helpers: boolean
}

/**
 * Messages that are not indexed yet, so many of each conversation at most, after one of each; oldest first. Sensitive
 * ones never are. A range of the index on purpose, as pages of a conversation are; and each conversation and message is
 * looked up by itself (`limit 1`), where PostgreSQL would join all that was ever indexed.
 */
const findUnindexed = statement<UnindexedRow, [helperIds: string, after: string, limit: number]>(
  'recall_unindexed',
  `select c.helper_id, c.next_position, c.last_at, m.*
   from unnest((select $1::int[]), (select $2::bigint[])) n (helper_id, after)
     cross join lateral (select * from recall_conversations c where c.helper_id = n.helper_id limit 1) c
     cross join lateral (
       select m.id, m.content, m.sent_at, m.share_across_helpers from messages m
       where (m.helper_id, m.id) > (n.helper_id, n.after) and m.helper_id <= n.helper_id
         and not m.is_sensitive and not m.is_forgotten
         and (select p.position from recall_positions p where p.message_id = m.id) is null
       order by m.helper_id, m.id limit $3 for key share of m) m
   order by c.helper_id, m.id`,
)

/** In the order of messages, as anyone else who changes several of them does. */
const markTags = statement<never, [messageIds: string, tags: string[]]>(
  'recall_mark_tags',
  `with n as (
     select m.id, n.tags from unnest((select $1::bigint[]), (select $2::text[])) n (id, tags)
       join messages m on m.id = n.id order by m.id for no key update of m)
   update messages m set privacy_tags = string_to_array(n.tags, ',') from n where m.id = n.id`,
)

/** What is to be appended to the postings of a term. */
export interface Posting {
  userId: number
  helperId: number
  /** A keyed hash, as an int8 in text. */
  term: string
  kind: number
  chunk: number
  entries: Buffer
}

const append = namedStatement<
  never,
  { userIds: string; helperIds: string; terms: string; kinds: string; chunks: string; entries: Buffer[] }
>(
  'recall_append',
  `insert into recall_postings as p (user_id, helper_id, term, visibility, chunk, entries)
   select * from unnest((select :userIds::int[]), (select :helperIds::int[]), (select :terms::bigint[]), (select :kinds::smallint[]),
     (select :chunks::int[]), (select :entries::bytea[]))
   on conflict (user_id, term, helper_id, visibility, chunk) do update set entries = p.entries || excluded.entries`,
)

/** Appends to postings of conversations that the caller holds. */
export async function appendPostings(tx: Queryable, postings: readonly Posting[]): Promise<void> {
  await append(tx, {
    userIds: listOf(postings.map(({ userId }) => userId)),
    helperIds: listOf(postings.map(({ helperId }) => helperId)),
    terms: listOf(postings.map(({ term }) => term)),
    kinds: listOf(postings.map(({ kind }) => kind)),
    chunks: listOf(postings.map(({ chunk }) => chunk)),
    entries: postings.map(({ entries }) => entries),
  })
}

const savePlaces = statement<never, [messageIds: string, helperIds: string, places: string, kinds: string]>(
  'recall_place',
  `insert into recall_positions (message_id, helper_id, position, visibility)
   select * from unnest((select $1::bigint[]), (select $2::int[]), (select $3::int[]), (select $4::smallint[]))`,
)

const saveProgress = statement<
  never,
  [helperIds: string, counts: string, nextPositions: string, lastAts: (Date | null)[], sessions: Buffer[]]
>(
  'recall_progress',
  `update recall_conversations c set next_position = n.next_position, messages = c.messages + n.count, last_at = n.last_at,
     sessions = case when n.sessions = ''::bytea then c.sessions else c.sessions || n.sessions end
   from unnest((select $1::int[]), (select $2::int[]), (select $3::int[]), (select $4::timestamptz[]),
     (select $5::bytea[])) n (helper_id, count, next_position, last_at, sessions)
   where c.helper_id = n.helper_id`,
)

/** What is to be added to the index of a conversation. */
export interface NewEntries {
  helperId: number
  places: { messageId: number; place: number; kind: number; privacyTags: readonly string[] }[]
  postings: Posting[]
  nextPosition: number
  lastAt: Date | null
  sessions: Buffer
}

async function saveEntries(tx: Queryable, entries: readonly NewEntries[]): Promise<void> {
  const places = entries.flatMap(({ helperId, places }) => places.map((place) => ({ ...place, helperId })))
  const tagged = places.filter(({ privacyTags }) => privacyTags.length > 0)
  if (tagged.length > 0) {
    await markTags(
      tx,
      listOf(tagged.map(({ messageId }) => messageId)),
      tagged.map(({ privacyTags }) => privacyTags.join()),
    )
  }
  await appendPostings(
    tx,
    entries.flatMap(({ postings }) => postings),
  )
  await savePlaces(
    tx,
    listOf(places.map(({ messageId }) => messageId)),
    listOf(places.map(({ helperId }) => helperId)),
    listOf(places.map(({ place }) => place)),
    listOf(places.map(({ kind }) => kind)),
  )
  await saveProgress(
    tx,
    listOf(entries.map(({ helperId }) => helperId)),
    listOf(entries.map(({ places }) => places.length)),
    listOf(entries.map(({ nextPosition }) => nextPosition)),
    entries.map(({ lastAt }) => lastAt),
    entries.map(({ sessions }) => sessions),
  )
}

/**
 * Runs `work` in a transaction that holds the index of a conversation, beginning it where there is none; null, and no
 * work done, when the helper is not theirs. Anyone who deletes the helper or the account waits for the end of it.
 */
export const withIndex = <Result>(
  db: Db,
  helperId: number,
  userId: number,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result | null> =>
  inTransaction(db, async (tx) => {
    const [held] = await holdConversations(tx, listOf([helperId]), listOf([userId]))
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
    const helperIds = parts.map(({ helperId }) => helperId)
    const held = await holdConversations(tx, listOf(helperIds), listOf(parts.map(({ userId }) => userId)))
    const settingsOf = new Map(held.map(({ helper_id, settings }) => [helper_id, settings]))
    const theirs = parts.filter(({ helperId }) => settingsOf.has(helperId))
    const after = listOf(theirs.map((part) => part.after))
    const rows = await findUnindexed(tx, listOf(theirs.map(({ helperId }) => helperId)), after, limit)
    const byHelper = Map.groupBy(rows, ({ helper_id }) => helper_id)
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
