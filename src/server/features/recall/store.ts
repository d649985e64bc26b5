import { listOf, preparedSql, type Queryable } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { recallConversations, recallPositions, recallPostings } from '../../db/tables/recall.ts'

/** These queries run for every chat message. */

export type ConversationRow = Pick<
  typeof recallConversations.$inferSelect,
  'helperId' | 'nextPosition' | 'messages' | 'sessions'
> &
  Pick<typeof helpers.$inferSelect, 'name'>

/** The indexed conversations of a person. */
export const conversationsOf = preparedSql<ConversationRow, { userId: number }>('recall_conversations_of')`
  select c.${recallConversations.helperId} as "helperId", h.${helpers.name},
    c.${recallConversations.nextPosition} as "nextPosition", c.${recallConversations.messages},
    c.${recallConversations.sessions}
  from ${recallConversations} c join ${helpers} h on h.${helpers.id} = c.${recallConversations.helperId}
  where c.${recallConversations.userId} = :userId and c.${recallConversations.messages} > 0`

export interface PostingsRow extends Pick<typeof recallPostings.$inferSelect, 'helperId' | 'chunk' | 'entries'> {
  /** Number of the term in the request, from 1. */
  nth: number
}

const postingsOf = preparedSql<PostingsRow, { userId: number; terms: string; helperId: number; visibilities: string }>(
  'recall_postings_of',
)`
  select t.nth, p.${recallPostings.helperId} as "helperId", p.${recallPostings.chunk}, p.${recallPostings.entries}
  from unnest((select :terms::bigint[])) with ordinality t (term, nth) cross join lateral (
    select ${recallPostings.helperId}, ${recallPostings.chunk}, ${recallPostings.entries} from ${recallPostings}
    where ${recallPostings.userId} = :userId and ${recallPostings.term} = t.term
      and (${recallPostings.helperId} = :helperId
        or ${recallPostings.visibility} = any((select :visibilities::smallint[])::smallint[]))
    offset 0) p`

/**
 * Positions of terms: in the helper's own conversation, and in others with a visibility that it may see. One lookup per
 * term (`offset 0`), because with a join PostgreSQL may read everything a person ever said.
 */
export const findPostings = (
  db: Queryable,
  userId: number,
  terms: readonly bigint[],
  helperId: number,
  visibilities: readonly number[],
): Promise<PostingsRow[]> =>
  postingsOf(db, { userId, terms: listOf(terms), helperId, visibilities: listOf(visibilities) })

export interface PlacedRow
  extends Pick<
    typeof messages.$inferSelect,
    'helperId' | 'content' | 'isFromUser' | 'sentAt' | 'shareAcrossHelpers' | 'privacyTags'
  > {
  messageId: number
  place: number
}

const findAtPlaces = preparedSql<
  PlacedRow,
  { userId: number; helperIds: string; places: string; toldTo: number; visibilities: string }
>('recall_placed')`
  select p.${recallPositions.helperId} as "helperId", p.${recallPositions.position} as place,
    p.${recallPositions.messageId} as "messageId", m.${messages.content}, m.${messages.isFromUser} as "isFromUser",
    m.${messages.sentAt} as "sentAt", m.${messages.shareAcrossHelpers} as "shareAcrossHelpers",
    m.${messages.privacyTags} as "privacyTags"
  from unnest(:helperIds::int[], :places::int[]) a (helper, place)
  join ${recallPositions} p on p.${recallPositions.helperId} = a.helper and p.${recallPositions.position} = a.place
  join ${messages} m on m.${messages.id} = p.${recallPositions.messageId}
  where m.${messages.userId} = :userId and not m.${messages.isSensitive} and not m.${messages.isForgotten}
    and not m.${messages.isWithheld} and not m.${messages.withheldBySettings}
    and (p.${recallPositions.helperId} = :toldTo
      or (m.${messages.shareAcrossHelpers} and p.${recallPositions.visibility} = any(:visibilities::smallint[])))`

/** The messages at positions of conversations that the helper may see. */
export const findPlaced = (
  db: Queryable,
  userId: number,
  places: readonly { helperId: number; place: number }[],
  toldTo: number,
  visibilities: readonly number[],
): Promise<PlacedRow[]> =>
  findAtPlaces(db, {
    userId,
    helperIds: listOf(places.map(({ helperId }) => helperId)),
    places: listOf(places.map(({ place }) => place)),
    toldTo,
    visibilities: listOf(visibilities),
  })
