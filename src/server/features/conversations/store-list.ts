import { listOf, preparedSql } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'

type Message = typeof messages.$inferSelect

interface LastRow extends Pick<Message, 'id' | 'helperId' | 'content' | 'isFromUser' | 'sentAt'> {
  /** Unread messages from the helper, counted up to `most`. */
  unread: number
}

// Conversations are read as ranges of their index, as pages are: one row each, plus the unread ones.

/** The newest message of each of the person's conversations, with its unread count. */
export const lastMessages = preparedSql<LastRow, { userId: number; most: number }>('last_messages')`
  select h.${helpers.id} as "helperId", l.*, n.unread
  from ${helpers} h
  cross join lateral (
    select ${messages.id} as id, ${messages.content} as content, ${messages.isFromUser} as "isFromUser",
      ${messages.sentAt} as "sentAt"
    from ${messages}
    where (${messages.helperId}, ${messages.id}) <= (h.${helpers.id}, ${Number.MAX_SAFE_INTEGER})
      and ${messages.helperId} >= h.${helpers.id} and ${messages.isShown}
    order by ${messages.helperId} desc, ${messages.id} desc limit 1) l
  cross join lateral (
    select count(*)::int as unread from (
      select r.id, r.own, coalesce(max(r.id) filter (where r.own) over (), 0) as "lastOwn" from (
        select ${messages.id} as id, ${messages.isFromUser} as own from ${messages}
        where (${messages.helperId}, ${messages.id}) > (h.${helpers.id}, h.${helpers.readUpTo})
          and ${messages.helperId} <= h.${helpers.id} and ${messages.isShown}
        order by ${messages.helperId} desc, ${messages.id} desc limit :most) r) c
    where not c.own and c.id > c."lastOwn") n
  where h.${helpers.userId} = :userId`

/**
 * Moves a read position forward to a message, at most to the newest, and never back. Returns whether it moved; no row
 * if the helper is not theirs.
 */
export const moveReadPosition = preparedSql<{ isMoved: boolean }, { helperId: number; userId: number; upTo: number }>(
  'move_read_position',
)`
  with target as (
    select h.${helpers.id} as helper, (
      select ${messages.id} from ${messages}
      where (${messages.helperId}, ${messages.id}) <= (:helperId, :upTo) and ${messages.helperId} >= :helperId
        and ${messages.isShown}
      order by ${messages.helperId} desc, ${messages.id} desc limit 1) as message
    from ${helpers} h where h.${helpers.id} = :helperId and h.${helpers.userId} = :userId),
  moved as (
    update ${helpers} h set ${helpers.readUpTo} = t.message from target t
    where h.${helpers.id} = t.helper and h.${helpers.readUpTo} < t.message
    returning h.${helpers.id})
  select exists (select from moved) as "isMoved" from target`

const positions = preparedSql<{ helperId: number; readUpTo: number }, { userId: number; helperIds: string }>(
  'read_positions',
)`
  select ${helpers.id} as "helperId", ${helpers.readUpTo} as "readUpTo" from ${helpers}
  where ${helpers.userId} = :userId and ${helpers.id} = any(:helperIds::int[])`

export const findReadPositions = (db: Parameters<typeof positions>[0], userId: number, helperIds: readonly number[]) =>
  positions(db, { userId, helperIds: listOf(helperIds) })
