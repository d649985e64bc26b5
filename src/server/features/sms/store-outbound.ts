import type { TextKind, TextState } from '../../../core/sms/sms-options.ts'
import { namedStatement, statement } from '../../db/statement.ts'

export interface SentRow {
  /** An int8 in text. */
  id: number
  status: TextState
  bodyHash: string
  startedAt: Date | null
}

/** Notes the texts that a message is sent as, in order; those that are there already stay as they are. */
export const insertParts = namedStatement<
  never,
  {
    userId: number
    helperId: number
    messageId: number
    kind: TextKind
    deliveryId: number | null
    numberHash: string
    bodyHashes: string[]
    now: Date
  }
>(
  'insert_text_parts',
  `insert into outbound_sms (user_id, helper_id, message_id, part, kind, delivery_id, number_hash, body_hash, created_at)
   select :userId, :helperId, :messageId::bigint, t.part - 1, :kind, :deliveryId, :numberHash, t.hash, :now
   from unnest(:bodyHashes::text[]) with ordinality as t(hash, part) order by t.part
   on conflict (message_id, part) do nothing`,
)

export const listParts = statement<SentRow, [messageId: number]>(
  'list_text_parts',
  `select id, status, body_hash as "bodyHash", started_at as "startedAt" from outbound_sms where message_id = $1 order by part`,
)

/** A text that carries no message. */
export const insertText = namedStatement<
  SentRow,
  { userId: number | null; helperId: number | null; kind: TextKind; numberHash: string; bodyHash: string; now: Date }
>(
  'insert_text',
  `insert into outbound_sms (user_id, helper_id, kind, number_hash, body_hash, created_at)
   values (:userId, :helperId, :kind, :numberHash, :bodyHash, :now) returning id, status, body_hash as "bodyHash", started_at as "startedAt"`,
)

/** Begins to send a text in these words, which nobody else can begin meanwhile. `from`: what it must be now. */
export const beginText = statement<
  { id: number },
  [id: number, from: TextState, startedAt: Date | null, now: Date, bodyHash: string]
>(
  'begin_text',
  `update outbound_sms set status = 'sending', started_at = $4, body_hash = $5
   where id = $1 and status = $2 and started_at is not distinct from $3 returning id`,
)

/** A text that the provider did not take, and that may be tried again. */
export const giveBackText = statement<never, [id: number]>(
  'give_back_text',
  `update outbound_sms set status = 'pending', started_at = null where id = $1 and status = 'sending'`,
)

const SETTLED = 'returning number_hash as "numberHash", delivery_id as "deliveryId"'
/** A state never goes back: what arrived stays so, whatever is told about it afterwards. */
const ONWARD = `(status in ('pending', 'sending') or (status = 'sent' and $2 in ('delivered', 'failed')))`

export interface SettledRow {
  numberHash: string
  deliveryId: number | null
}

/** Notes what became of a text. */
export const settleText = statement<
  SettledRow,
  [id: number, status: TextState, providerId: string | null, code: number | null, now: Date]
>(
  'settle_text',
  `update outbound_sms set status = $2, provider_id = coalesce(provider_id, $3), error_code = $4, settled_at = $5
   where id = $1 and ${ONWARD} ${SETTLED}`,
)

/** The same by a report of the provider's, which may come before its answer to us: then it names the text by our id. */
export const settleReported = statement<
  SettledRow,
  [reference: string, status: TextState, providerId: string, code: number | null, now: Date]
>(
  'settle_reported_text',
  `update outbound_sms set status = $2, provider_id = $3, error_code = $4, settled_at = $5
   where (provider_id = $3 or (provider_id is null and id = $1
       and not exists (select from outbound_sms o where o.provider_id = $3)))
     and ${ONWARD} ${SETTLED}`,
)

export const knowsProviderId = statement<{ known: boolean }, [providerId: string]>(
  'knows_provider_id',
  'select exists (select from outbound_sms where provider_id = $1) as known',
)

/**
 * Has the history of a planned message say what became of its texts together, also where it was closed because nobody
 * knew (`unknown`). An empty reason is none.
 */
export const settleLedger = statement<never, [deliveryId: number, reason: string, now: Date, unknown: string]>(
  'settle_text_ledger',
  `update deliveries d set status = t.status, settled_at = $3,
     reason = case when t.status = 'failed' then nullif($2, '') end
   from (select case when bool_or(status = 'failed') then 'failed' when bool_and(status = 'delivered') then 'delivered'
       when bool_and(status in ('sent', 'delivered')) then 'sent' end as status
     from outbound_sms where delivery_id = $1) t
   where d.id = $1 and t.status is not null
     and (d.status in ('sending', 'sent') and t.status <> d.status or d.status = 'failed' and d.reason = $4)`,
)

/** Texts of long ago are of no use: their messages are in the conversations. */
export const deleteOldTexts = statement<never, [before: Date]>(
  'delete_old_texts',
  'delete from outbound_sms where created_at < $1',
)
