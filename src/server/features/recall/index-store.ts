import { inTransaction, type Queryable, statement } from '../../db/statement.ts'
import type { Db } from '../../ports.ts'

export interface IndexedRow {
  next_place: number
  last_at: Date | null
  settled_id: string
  next_settled_id: string
  next_settled_at: Date | null
}

const lockConversation = statement<IndexedRow, [helperId: number, userId: number]>(
  'recall_lock',
  `insert into recall_conversations as c (helper_id, user_id)
   select h.id, h.user_id from helpers h join users u on u.id = h.user_id
   where h.id = $1 and h.user_id = $2 for key share
   on conflict (helper_id) do update set user_id = c.user_id
   returning next_place, last_at, settled_id, next_settled_id, next_settled_at`,
)

export interface UnindexedRow {
  id: string
  content: Buffer
  sent_at: Date
  share_across_helpers: boolean
}

/** Messages of a conversation that are not indexed yet, oldest first. Sensitive ones never are. */
const findUnindexed = statement<UnindexedRow, [helperId: number, after: string, limit: number]>(
  'recall_unindexed',
  `select m.id, m.content, m.sent_at, m.share_across_helpers from messages m
   where m.helper_id = $1 and m.id > $2 and not m.is_sensitive and not m.is_forgotten
     and not exists (select from recall_places p where p.message_id = m.id)
   order by m.id limit $3 for key share of m`,
)

const markTags = statement<never, [messageIds: string[], tags: string[]]>(
  'recall_mark_tags',
  `update messages m set privacy_tags = string_to_array(n.tags, ',')
   from unnest($1::bigint[], $2::text[]) n (id, tags) where m.id = n.id`,
)

export const appendPostings = statement<
  never,
  [userId: number, helperId: number, terms: string[], kinds: number[], chunks: number[], entries: Buffer[]]
>(
  'recall_append',
  `insert into recall_postings as p (user_id, helper_id, term, kind, chunk, entries)
   select $1, $2, term, kind, chunk, entries
   from unnest($3::bigint[], $4::smallint[], $5::int[], $6::bytea[]) n (term, kind, chunk, entries)
   on conflict (user_id, term, helper_id, kind, chunk) do update set entries = p.entries || excluded.entries`,
)

/** Where messages stand, and how far the conversation is indexed; the postings are beside them. */
const savePlaces = statement<
  never,
  [
    helperId: number,
    messageIds: string[],
    places: number[],
    kinds: number[],
    nextPlace: number,
    lastAt: Date | null,
    sittings: Buffer,
    settledId: string,
    nextSettledId: string,
    nextSettledAt: Date | null,
  ]
>(
  'recall_place',
  `with placed as (
     insert into recall_places (message_id, helper_id, place, kind)
     select id, $1, place, kind from unnest($2::bigint[], $3::int[], $4::smallint[]) n (id, place, kind))
   update recall_conversations set next_place = $5, messages = messages + cardinality($2::bigint[]), last_at = $6,
     sittings = case when $7 = ''::bytea then sittings else sittings || $7 end,
     settled_id = $8, next_settled_id = $9, next_settled_at = $10
   where helper_id = $1`,
)

export interface NewEntries {
  messageIds: string[]
  places: number[]
  kinds: number[]
  tagged: [messageId: string, tags: readonly string[]][]
  postings: { terms: string[]; kinds: number[]; chunks: number[]; entries: Buffer[] }
  nextPlace: number
  lastAt: Date | null
  sittings: Buffer
  settledId: string
  nextSettledId: string
  nextSettledAt: Date | null
}

async function saveEntries(tx: Queryable, helperId: number, userId: number, entries: NewEntries): Promise<void> {
  const { tagged, postings } = entries
  if (tagged.length > 0) {
    const tags = tagged.map(([, list]) => list.join(','))
    await markTags(
      tx,
      tagged.map(([id]) => id),
      tags,
    )
  }
  await appendPostings(tx, userId, helperId, postings.terms, postings.kinds, postings.chunks, postings.entries)
  const { messageIds, places, kinds, nextPlace, lastAt, sittings } = entries
  const { settledId, nextSettledId, nextSettledAt } = entries
  await savePlaces(
    tx,
    helperId,
    messageIds,
    places,
    kinds,
    nextPlace,
    lastAt,
    sittings,
    settledId,
    nextSettledId,
    nextSettledAt,
  )
}

/**
 * Runs `work` in a transaction that holds the index of a conversation, beginning it where there is none; null, and no
 * work done, when the helper is not theirs. Whoever deletes the helper or the account waits for the end of it.
 */
export const withIndex = <Result>(
  db: Db,
  helperId: number,
  userId: number,
  work: (tx: Queryable, indexed: IndexedRow) => Promise<Result>,
): Promise<Result | null> =>
  inTransaction(db, async (tx) => {
    const [indexed] = await lockConversation(tx, helperId, userId)
    return indexed ? work(tx, indexed) : null
  })

/** Has the oldest messages that are not indexed composed into entries, and saves those; gives how many messages. */
export async function addToIndex(
  db: Db,
  helperId: number,
  userId: number,
  limit: number,
  compose: (indexed: IndexedRow, rows: UnindexedRow[]) => NewEntries,
): Promise<number> {
  const added = await withIndex(db, helperId, userId, async (tx, indexed) => {
    const rows = await findUnindexed(tx, helperId, indexed.settled_id, limit)
    if (rows.length > 0) await saveEntries(tx, helperId, userId, compose(indexed, rows))
    return rows.length
  })
  return added ?? 0
}
