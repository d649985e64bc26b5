import { statement } from '../../db/statement.ts'

export const findOptOut = statement<{ optedOut: boolean }, [numberHash: string]>(
  'find_opt_out',
  `select exists (select from text_opt_outs where number_hash = $1 and opted_in_at is null) as "optedOut"`,
)

/** No row: the number had opted out before. */
export const openOptOut = statement<{ id: number }, [numberHash: string, source: string, now: Date]>(
  'open_opt_out',
  `insert into text_opt_outs (number_hash, source, opted_out_at) values ($1, $2, $3)
   on conflict (number_hash) where opted_in_at is null do nothing returning id`,
)
