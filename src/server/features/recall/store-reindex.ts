import { namedStatement, statement } from '../../db/statement.ts'

export interface StaleRow {
  helper_id: number
  user_id: number
  chunk: number
  wrapped_key: string
}

/** Some of the chunks of which messages are gone, or may see to others than before. */
export const findStale = statement<StaleRow, [limit: number]>(
  'recall_find_stale',
  `select s.helper_id, h.user_id, s.chunk, k.wrapped_key
   from recall_stale_chunks s join helpers h on h.id = s.helper_id join user_keys k on k.user_id = h.user_id limit $1`,
)

export interface ChunkPlaceRow {
  place: number
  kind: number
  share_across_helpers: boolean
  privacy_tags: string[] | null
  content: Buffer
}

export const placesOfChunk = statement<ChunkPlaceRow, [helperId: number, from: number, to: number]>(
  'recall_places_of_chunk',
  `select p.position as place, p.visibility as kind, m.share_across_helpers, m.privacy_tags, m.content
   from recall_positions p join messages m on m.id = p.message_id
   where p.helper_id = $1 and p.position >= $2 and p.position < $3`,
)

export interface ChunkPostingsRow {
  term: string
  kind: number
  entries: Buffer
}

export const postingsOfChunk = statement<ChunkPostingsRow, [helperId: number, chunk: number]>(
  'recall_postings_of_chunk',
  'select term::text, visibility as kind, entries from recall_postings where helper_id = $1 and chunk = $2',
)

/** Replaces the entries of terms in a chunk; those that are left without any are removed. */
export const replacePostings = namedStatement<
  never,
  { userId: number; helperId: number; chunk: number; terms: string[]; kinds: number[]; entries: Buffer[] }
>(
  'recall_replace',
  `with n as (select * from unnest(:terms::bigint[], :kinds::smallint[], :entries::bytea[]) n (term, visibility, entries)),
   emptied as (
     delete from recall_postings p using n where p.user_id = :userId and p.term = n.term and p.helper_id = :helperId
       and p.visibility = n.visibility and p.chunk = :chunk and length(n.entries) = 0)
   update recall_postings p set entries = n.entries from n where p.user_id = :userId and p.term = n.term
     and p.helper_id = :helperId and p.visibility = n.visibility and p.chunk = :chunk and length(n.entries) > 0`,
)

export const changeKinds = statement<never, [helperId: number, places: number[], kinds: number[]]>(
  'recall_change_kinds',
  `update recall_positions p set visibility = n.visibility from unnest($2::int[], $3::smallint[]) n (position, visibility)
   where p.helper_id = $1 and p.position = n.position`,
)

export const countPlaces = statement<never, [helperId: number]>(
  'recall_count',
  `update recall_conversations set messages = (select count(*) from recall_positions where helper_id = $1)
   where helper_id = $1`,
)

export const endStale = statement<{ chunk: number }, [helperId: number, chunk: number]>(
  'recall_end_stale',
  'delete from recall_stale_chunks where helper_id = $1 and chunk = $2 returning chunk',
)
