import type { Category } from '../../../core/privacy/categories.ts'
import { listOf, statement } from '../../db/statement.ts'
import type { Db } from '../../ports/db.ts'

export interface ConversationRow {
  helper_id: number
  name: string
  next_position: number
  messages: number
  sessions: Buffer
}

/** The indexed conversations of a person. */
export const conversationsOf = statement<ConversationRow, [userId: number]>(
  'recall_conversations_of',
  `select c.helper_id, h.name, c.next_position, c.messages, c.sessions
   from recall_conversations c join helpers h on h.id = c.helper_id where c.user_id = $1 and c.messages > 0`,
)

export interface PostingsRow {
  /** Which of the terms asked for, from 1. */
  nth: number
  helper_id: number
  chunk: number
  entries: Buffer
}

/**
 * Where terms stand: in the helper's own conversation, and in others' messages of the kinds that it may see.
 * Each term is looked up by itself (`offset 0`): as a join, PostgreSQL may read all that a person ever said.
 */
export const findPostings = statement<
  PostingsRow,
  [userId: number, terms: string[], helperId: number, sharedKinds: number[]]
>(
  'recall_postings_of',
  `select t.nth, p.helper_id, p.chunk, p.entries
   from unnest((select $2::bigint[])) with ordinality t (term, nth) cross join lateral (
     select helper_id, chunk, entries from recall_postings
     where user_id = $1 and term = t.term
       and (helper_id = $3 or visibility = any((select $4::smallint[])::smallint[])) offset 0) p`,
)

export interface PlacedRow {
  helper_id: number
  place: number
  message_id: number
  content: Buffer
  is_from_user: boolean
  sent_at: Date
  share_across_helpers: boolean
  privacy_tags: Category[] | null
}

const findAtPlaces = statement<
  PlacedRow,
  [userId: number, helperIds: string, places: string, helperId: number, sharedKinds: number[]]
>(
  'recall_placed',
  `select p.helper_id, p.position as place, p.message_id, m.content, m.is_from_user, m.sent_at, m.share_across_helpers,
     m.privacy_tags
   from unnest($2::int[], $3::int[]) a (helper_id, position)
   join recall_positions p on p.helper_id = a.helper_id and p.position = a.position
   join messages m on m.id = p.message_id
   where m.user_id = $1 and not m.is_sensitive and not m.is_forgotten and not m.is_withheld
     and not m.withheld_by_settings
     and (p.helper_id = $4 or (m.share_across_helpers and p.visibility = any($5::smallint[])))`,
)

/** The messages at places of conversations, of those that the helper may see. */
export const findPlaced = (
  db: Db,
  userId: number,
  places: readonly { helperId: number; place: number }[],
  toldTo: number,
  sharedKinds: number[],
): Promise<PlacedRow[]> => {
  const helperIds = listOf(places.map(({ helperId }) => helperId))
  return findAtPlaces(db, userId, helperIds, listOf(places.map(({ place }) => place)), toldTo, sharedKinds)
}
