import { statement } from '../../db/statement.ts'

/** What the gate asks of a number and its owner, in one look. The last three are null where nobody owns it. */
export interface FactsRow {
  optedOut: boolean
  verified: boolean
  consented: boolean
  timeZone: string | null
  quietHoursStart: number | null
  quietHoursEnd: number | null
}

export const readFacts = statement<FactsRow, [numberHash: string, userId: number | null, phone: string]>(
  'text_facts',
  `select
     exists (select from sms_opt_outs where number_hash = $1 and opted_in_at is null) as "optedOut",
     exists (select from verified_phones where user_id = $2 and phone_number = $3) as verified,
     exists (select from sms_consents where user_id = $2 and phone_number = $3) as consented,
     u.time_zone as "timeZone", u.quiet_hours_start as "quietHoursStart", u.quiet_hours_end as "quietHoursEnd"
   from (select 1) one left join users u on u.id = $2`,
)

/** No row: the number had opted out before. */
export const openOptOut = statement<{ id: number }, [numberHash: string, source: string, now: Date]>(
  'open_opt_out',
  `insert into sms_opt_outs (number_hash, source, opted_out_at) values ($1, $2, $3)
   on conflict (number_hash) where opted_in_at is null do nothing returning id`,
)

/** Anyone who has proved that a number is theirs. */
export const findOwners = statement<{ userId: number }, [phone: string]>(
  'number_owners',
  'select user_id as "userId" from verified_phones where phone_number = $1',
)
