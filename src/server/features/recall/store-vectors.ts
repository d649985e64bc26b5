import { namedStatement, statement } from '../../db/statement.ts'

/** Vectors of every other model than this one, which can't be compared with its own. */
export const discardOthers = statement<never, [model: string]>(
  'recall_discard_vectors',
  `with gone as (delete from recall_vectors where model <> $1)
   delete from recall_embedding_progress where model <> $1`,
)

export interface ClaimedRow {
  helper_id: number
  next_position: number
}

/** One conversation with messages that have no vectors; nobody else is given it until the lease ends. */
export const claimBehind = statement<ClaimedRow, [model: string, now: Date, leasedUntil: Date]>(
  'recall_claim_behind',
  `insert into recall_embedding_progress as e (helper_id, model, leased_until)
   select c.helper_id, $1, $3 from recall_conversations c
   left join recall_embedding_progress b on b.helper_id = c.helper_id and b.model = $1
   where c.next_position > coalesce(b.next_position, 0) and (b.leased_until is null or b.leased_until <= $2)
   limit 1
   on conflict (helper_id, model) do update set leased_until = excluded.leased_until
     where e.leased_until is null or e.leased_until <= $2
   returning e.helper_id, e.next_position`,
)

export interface BehindOwnerRow {
  user_id: number
  first_name: string | null
  wrapped_key: string
  next_position: number
  /** Their privacy settings as they are stored; null: none were chosen. */
  privacy: unknown
}

export const ownerOfConversation = statement<BehindOwnerRow, [helperId: number]>(
  'recall_owner',
  `select c.user_id, u.first_name, k.wrapped_key, c.next_position, p.privacy_settings as privacy
   from recall_conversations c
   join users u on u.id = c.user_id join user_keys k on k.user_id = c.user_id
   left join user_profiles p on p.user_id = c.user_id where c.helper_id = $1`,
)

/** Moves on from a place and renews the lease, or ends it; no row when something before was taken back meanwhile. */
export const moveOn = statement<
  ClaimedRow,
  [helperId: number, model: string, from: number, to: number, leasedUntil: Date | null]
>(
  'recall_move_on',
  `update recall_embedding_progress set next_position = $4, leased_until = $5
   where helper_id = $1 and model = $2 and next_position = $3 returning helper_id, next_position`,
)

export const endLease = statement<never, [helperId: number, model: string]>(
  'recall_end_lease',
  'update recall_embedding_progress set leased_until = null where helper_id = $1 and model = $2',
)

export const goBack = statement<never, [helperId: number, model: string, place: number]>(
  'recall_go_back',
  'update recall_embedding_progress set next_position = least(next_position, $3) where helper_id = $1 and model = $2',
)

export interface SpotRow {
  message_id: number
  place: number
  kind: number
}

const SPOTS = `from recall_positions p join messages m on m.id = p.message_id
  where p.helper_id = $1 and p.position >= $2 and p.position < $3 and not m.is_sensitive and not m.is_forgotten
  order by p.position`

export const spotsOf = statement<SpotRow, [helperId: number, from: number, to: number]>(
  'recall_spots',
  `select p.message_id, p.position as place, p.visibility as kind ${SPOTS}`,
)

export const saidAt = statement<SpotRow & { content: Buffer }, [helperId: number, from: number, to: number]>(
  'recall_said_at',
  `select p.message_id, p.position as place, p.visibility as kind, m.content ${SPOTS}`,
)

export interface BlockRow {
  model: string
  block: number
  vectors: Buffer
}

/** Blocks of a conversation from one to before another; of one model, or of all. */
export const blocksOf = statement<BlockRow, [helperId: number, from: number, to: number, model: string | null]>(
  'recall_blocks',
  `select model, block, vectors from recall_vectors
   where helper_id = $1 and block >= $2 and block < $3 and model = coalesce($4, model)`,
)

export const saveBlock = namedStatement<
  never,
  { userId: number; helperId: number; model: string; block: number; vectors: Buffer; newestMessage: number }
>(
  'recall_save_block',
  `insert into recall_vectors (user_id, helper_id, model, block, vectors, newest_message)
   values (:userId, :helperId, :model, :block, :vectors, :newestMessage)
   on conflict (helper_id, model, block) do update set vectors = excluded.vectors,
     newest_message = excluded.newest_message`,
)

export const deleteBlock = statement<never, [helperId: number, model: string, block: number]>(
  'recall_delete_block',
  'delete from recall_vectors where helper_id = $1 and model = $2 and block = $3',
)

export interface ReadableRow {
  helper_id: number
  block: number
  vectors: Buffer
}

/**
 * The newest blocks of a person, up to so many bytes: of the helper's own conversation, and of others when it may be
 * told about those. None of which a message was deleted, forgotten or shared otherwise that is not taken out yet.
 */
export const newestBlocks = statement<
  ReadableRow,
  [userId: number, model: string, helperId: number, others: boolean, bytes: number]
>(
  'recall_newest_blocks',
  `select v.helper_id, v.block, v.vectors from (
     select helper_id, block, vectors,
       sum(length(vectors)) over (order by newest_message desc, helper_id, block) as bytes
     from recall_vectors where user_id = $1 and model = $2 and (helper_id = $3 or $4)) v
   where v.bytes <= $5
     and not exists (select from recall_stale_chunks s where s.helper_id = v.helper_id and s.chunk = v.block >> 5)`,
)
