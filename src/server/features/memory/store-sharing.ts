import { statement } from '../../db/statement.ts'

/** What is kept from other helpers, and why: so that it is shared again when nothing keeps it any more. */

/**
 * Keeps messages from other helpers because of a fact; `withheld`: those that a helper wrote which may not know it
 * either. A message that is unshared for its own sake stays so whatever becomes of the fact.
 */
export const holdMessages = statement<
  never,
  [userId: number, memoryId: number, messages: number[], withheld: boolean[]]
>(
  'hold_messages',
  `with given as (
     select m.id, t.withheld from unnest($3::bigint[], $4::boolean[]) as t(id, withheld)
       join messages m on m.id = t.id and m.user_id = $1
     where m.share_across_helpers or exists (select from unshared_messages h where h.message_id = m.id)
     order by m.id for no key update of m),
   held as (
     insert into unshared_messages (memory_id, message_id, is_withheld) select $2, id, withheld from given
     on conflict (memory_id, message_id) do update set is_withheld = unshared_messages.is_withheld or excluded.is_withheld)
   update messages m set share_across_helpers = false, is_withheld = m.is_withheld or given.withheld
   from given where m.id = given.id`,
)

/** Ends what facts keep back; what another fact keeps as well stays. Gives the messages that are shared again. */
export const releaseMessages = statement<{ id: number; helperId: number }, [userId: number, memories: number[]]>(
  'release_messages',
  `with released as (delete from unshared_messages where memory_id = any($2::bigint[]) returning message_id),
   free as (
     select m.id from messages m where m.user_id = $1 and m.id in (select message_id from released)
       and not exists (select from unshared_messages h where h.message_id = m.id and h.memory_id <> all($2::bigint[]))
     order by m.id for no key update)
   update messages m set share_across_helpers = true, is_withheld = false from free where m.id = free.id
   returning m.id, m.helper_id as "helperId"`,
)

/** Shares messages, or not, that no fact keeps back. `isWithheld`: kept from the helper that wrote them, too. */
export const shareMessages = statement<never, [userId: number, ids: number[], withheld: boolean[], isShared: boolean]>(
  'share_messages',
  `with given as (
     select m.id, t.withheld from unnest($2::bigint[], $3::boolean[]) as t(id, withheld)
       join messages m on m.id = t.id and m.user_id = $1
     where not exists (select from unshared_messages h where h.message_id = m.id) order by m.id for no key update of m)
   update messages m set share_across_helpers = $4, is_withheld = given.withheld and not $4
   from given where m.id = given.id`,
)

export const shareFacts = statement<
  { id: number },
  [userId: number, ids: number[], isShared: boolean, unsharedBy: number | null, now: Date]
>(
  'share_facts',
  `update conversation_memory set share_across_helpers = $3, unshared_by = $4, updated_at = $5
   where id = any($2::bigint[]) and user_id = $1 returning id`,
)

/** Facts that were kept back together with others. */
export const findHeldWith = statement<{ id: number }, [userId: number, memories: number[]]>(
  'find_held_with',
  'select id from conversation_memory where user_id = $1 and unshared_by = any($2::bigint[])',
)

/** Facts that are kept from other helpers now. */
export const findUnshared = statement<{ id: number }, [userId: number]>(
  'find_unshared',
  'select id from conversation_memory where user_id = $1 and not share_across_helpers and valid_to is null',
)
