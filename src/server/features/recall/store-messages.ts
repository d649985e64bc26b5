import { listOf, type Queryable, statement } from '../../db/statement.ts'

/** Messages of a person in all their conversations, as they are looked through for what is to be taken back. */

export interface LookedAtRow {
  id: number
  helperId: number
  isFromUser: boolean
  replyTo: number | null
  content: Buffer
}

const ROW = `m.id, m.helper_id as "helperId", m.is_from_user as "isFromUser", m.reply_to as "replyTo", m.content`
const IS_MEMORY = 'm.user_id = $1 and not m.is_sensitive and not m.is_forgotten'

export interface AnywhereRow {
  /** Which of the terms asked for, from 1. */
  nth: number
  helper_id: number
  chunk: number
  entries: Buffer
}

/** Where terms stand, in whatever conversation; each is looked up by itself, as `findPostings` does. */
export const postingsAnywhere = statement<AnywhereRow, [userId: number, terms: string[]]>(
  'recall_postings_anywhere',
  `select t.nth, p.helper_id, p.chunk, p.entries
   from unnest((select $2::bigint[])) with ordinality t (term, nth) cross join lateral (
     select helper_id, chunk, entries from recall_postings where user_id = $1 and term = t.term offset 0) p`,
)

const findAt = statement<LookedAtRow, [userId: number, helperIds: string, places: string]>(
  'recall_messages_at',
  `select ${ROW} from unnest($2::int[], $3::int[]) a (helper_id, position)
     join recall_positions p on p.helper_id = a.helper_id and p.position = a.position join messages m on m.id = p.message_id
   where ${IS_MEMORY}`,
)

export const messagesAtPlaces = (
  tx: Queryable,
  userId: number,
  places: readonly { helperId: number; place: number }[],
): Promise<LookedAtRow[]> =>
  findAt(tx, userId, listOf(places.map(({ helperId }) => helperId)), listOf(places.map(({ place }) => place)))

/** What the index does not hold (yet). */
export const unindexedMessages = statement<LookedAtRow, [userId: number]>(
  'recall_unindexed_of',
  `select ${ROW} from messages m
   where ${IS_MEMORY} and m.id not in (
     select p.message_id from helpers h join recall_positions p on p.helper_id = h.id where h.user_id = $1)`,
)

export const allMessages = statement<LookedAtRow, [userId: number]>(
  'recall_all_messages_of',
  `select ${ROW} from messages m where ${IS_MEMORY}`,
)
