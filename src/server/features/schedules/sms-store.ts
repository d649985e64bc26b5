import { statement } from '../../db/statement.ts'

/** A planned message that is to be texted. */
export interface PlannedTextRow {
  id: string
  userId: number
  helperId: number
  messageId: string
  content: Buffer
  helperName: string
  phoneNumber: string | null
  wrappedKey: string
}

/** Begins a notice by text, or goes on with one: what was sent of it is told by its texts. No row: it is over. */
export const beginTextNotice = statement<PlannedTextRow, [id: string]>(
  'begin_text_notice',
  `with d as (update deliveries set status = 'sending' where id = $1 and status in ('pending', 'sending') returning *)
   select d.id, d.user_id as "userId", h.id as "helperId", d.message_id as "messageId", m.content, h.name as "helperName",
     h.phone_number as "phoneNumber", k.wrapped_key as "wrappedKey"
   from d join messages m on m.id = d.message_id join helpers h on h.id = m.helper_id
   join user_keys k on k.user_id = d.user_id`,
)
