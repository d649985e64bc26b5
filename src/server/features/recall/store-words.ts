import { listOf, preparedSql, type Queryable } from '../../db/statement.ts'
import { recallPositions, recallPostings } from '../../db/tables/recall.ts'
import type { PostingsRow } from './store.ts'

const postings = preparedSql<PostingsRow, { userId: number; helperId: number; terms: string }>('search_postings')`
  select t.nth, p.${recallPostings.helperId} as "helperId", p.${recallPostings.chunk}, p.${recallPostings.entries}
  from unnest((select :terms::bigint[])) with ordinality t (term, nth) cross join lateral (
    select ${recallPostings.helperId}, ${recallPostings.chunk}, ${recallPostings.entries} from ${recallPostings}
    where ${recallPostings.userId} = :userId and ${recallPostings.term} = t.term
      and (:helperId = 0 or ${recallPostings.helperId} = :helperId) offset 0) p`

/** Positions of terms in one or all of a person's conversations, with one lookup per term, like `findPostings`. */
export const postingsIn = (
  db: Queryable,
  userId: number,
  helperId: number | null,
  terms: readonly bigint[],
): Promise<PostingsRow[]> => postings(db, { userId, helperId: helperId ?? 0, terms: listOf(terms) })

const messagesAt = preparedSql<{ messageId: number }, { helperIds: string; places: string; before: number }>(
  'search_positions',
)`
  select p.${recallPositions.messageId} as "messageId"
  from unnest((select :helperIds::int[]), (select :places::int[])) a (helper, place) cross join lateral (
    select ${recallPositions.messageId} from ${recallPositions}
    where ${recallPositions.helperId} = a.helper and ${recallPositions.position} = a.place offset 0) p
  where p.${recallPositions.messageId} < :before
  order by p.${recallPositions.messageId} desc`

/** The messages at positions of conversations that are older than one, newest first. */
export async function messageIdsAt(
  db: Queryable,
  places: readonly { helperId: number; place: number }[],
  before: number,
): Promise<number[]> {
  const helperIds = listOf(places.map(({ helperId }) => helperId))
  const rows = await messagesAt(db, { helperIds, places: listOf(places.map(({ place }) => place)), before })
  return rows.map(({ messageId }) => messageId)
}
