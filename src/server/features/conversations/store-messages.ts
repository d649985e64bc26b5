import { inTransaction, namedStatement } from '../../db/statement.ts'

export const transaction = inTransaction

/**
 * Every message comes from here. Accounts are locked first, then helpers, as by everything that deletes them: in another
 * order two could wait for each other. The contents come as one run of bytes: an array of them would travel as text, at
 * twice the size.
 */
export const insertMessages = namedStatement<
  { place: number; id: number },
  { rows: string; contents: Buffer; sentAt: Date }
>(
  'insert_messages',
  `with given as materialized (
     select m.*, coalesce(m."memoryVersion" <> h.memory_version, false) as is_outdated
     from json_to_recordset(:rows::json) as m(place int, start int, length int, "helperId" int, "userId" int, source text,
       "deliveryStatus" text, "idempotencyKey" uuid, "replyTo" bigint, "scheduleId" bigint, "isGreeting" boolean,
       facts bigint[], "contextReferences" bigint[], "memoryVersion" int)
     join users u on u.id = m."userId" join helpers h on h.user_id = u.id and h.id = m."helperId"
     for no key update of u for key share of h),
   numbered as (
     select *, nextval('messages_id_seq') as id,
       case when "replyTo" is null then "contextReferences" else "contextReferences" || "replyTo" end as origins
     from given),
   saved as (
     insert into messages (id, helper_id, user_id, content, is_from_user, sent_at, delivery_status, source,
       idempotency_key, reply_to, schedule_id, is_greeting, fact_references, context_references, is_forgotten,
       share_across_helpers)
     select n.id, n."helperId", n."userId", substring(:contents::bytea from n.start + 1 for n.length), n.source = 'person',
       :sentAt, coalesce(n."deliveryStatus", 'delivered'), n.source, n."idempotencyKey", n."replyTo", n."scheduleId",
       coalesce(n."isGreeting", false), n.facts, n."contextReferences",
       n.is_outdated or exists (select from messages where id = n."replyTo" and is_forgotten),
       (n.facts is null
           or not exists (select from conversation_memory where id = any(n.facts) and not share_across_helpers))
         and (n.origins is null
           or not exists (select from messages where id = any(n.origins) and not share_across_helpers))
     from numbered n)
   select place, id from numbered`,
)
