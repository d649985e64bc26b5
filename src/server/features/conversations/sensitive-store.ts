import type { Tier } from '../../../core/plans.ts'
import { statement } from '../../db/statement.ts'
import { isPeriodCurrent } from '../billing/current-period.ts'
import type { VoiceRow } from './store.ts'

/** Sensitive Mode writes down that a reply was paid for, and when: no word of it. */

export interface SensitiveRow extends Omit<VoiceRow, 'memoryVersion'> {
  tier: Tier
  /** Null, as an int8 in text otherwise: the plan is none that has it, the allowance is used up or its period over. */
  entryId: string | null
}

/** Reserves a message of the allowance, on one of the plans given. No row: the helper is not theirs. */
export const reserveSensitive = statement<
  SensitiveRow,
  [helperId: number, userId: number, now: Date, tiers: readonly Tier[]]
>(
  'reserve_sensitive',
  `with owned as (select * from helpers where id = $1 and user_id = $2),
   paid as (
     update users set message_credits_used = message_credits_used + 1
     where id = $2 and exists (select from owned) and subscription_tier = any($4)
       and message_credits_used < message_credits_limit and ${isPeriodCurrent('$3')}
     returning credits_period),
   entry as (
     insert into credit_entries (user_id, period, created_at) select $2, credits_period, $3 from paid returning id)
   select h.name, h.description, h.persona_type as "personaType", h.tone, h.message_length as "messageLength",
     h.example_messages as "exampleMessages", h.unanswered, d.known, d.earlier,
     u.subscription_tier as tier, entry.id as "entryId"
   from owned h join users u on u.id = h.user_id left join conversation_digests d on d.helper_id = h.id
   left join entry on true`,
)

export const spendEntry = statement<never, [entryId: number, now: Date]>(
  'spend_entry',
  "update credit_entries set state = 'spent', settled_at = $2 where id = $1 and state = 'reserved'",
)
