import { inTransaction, preparedSql } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationMemory } from '../../db/tables/memory.ts'

export const transaction = inTransaction

/**
 * Every message comes from here. Accounts are locked first, then helpers, as by everything that deletes them: in another
 * order two could wait for each other. The contents come as one run of bytes: an array of them would travel as text, at
 * twice the size.
 */
export const insertMessages = preparedSql<
  { place: number; id: number },
  { rows: string; contents: Buffer; sentAt: Date }
>('insert_messages')`
  with given as materialized (
    select m.*, coalesce(m."memoryVersion" <> h.${helpers.memoryVersion}, false) as is_outdated
    from json_to_recordset(:rows::json) as m(place int, start int, length int, "helperId" int, "userId" int, source text,
      "deliveryStatus" text, "idempotencyKey" uuid, "replyTo" bigint, "scheduleId" bigint, "isGreeting" boolean,
      facts bigint[], "contextReferences" bigint[], "memoryVersion" int)
    join ${users} u on u.${users.id} = m."userId"
    join ${helpers} h on h.${helpers.userId} = u.${users.id} and h.${helpers.id} = m."helperId"
    for no key update of u for key share of h),
  numbered as (
    select *, nextval('messages_id_seq') as id,
      case when "replyTo" is null then "contextReferences" else "contextReferences" || "replyTo" end as origins
    from given),
  saved as (
    insert into ${messages} (${messages.id}, ${messages.helperId}, ${messages.userId}, ${messages.content},
      ${messages.isFromUser}, ${messages.sentAt}, ${messages.deliveryStatus}, ${messages.source},
      ${messages.idempotencyKey}, ${messages.replyTo}, ${messages.scheduleId}, ${messages.isGreeting},
      ${messages.factReferences}, ${messages.contextReferences}, ${messages.isForgotten}, ${messages.shareAcrossHelpers})
    select n.id, n."helperId", n."userId", substring(:contents::bytea from n.start + 1 for n.length),
      n.source = 'person', :sentAt, coalesce(n."deliveryStatus", 'delivered'), n.source,
      n."idempotencyKey", n."replyTo", n."scheduleId", coalesce(n."isGreeting", false),
      n.facts, n."contextReferences",
      n.is_outdated or exists (
        select from ${messages} o where o.${messages.id} = n."replyTo" and o.${messages.isForgotten}),
      (n.facts is null or not exists (
        select from ${conversationMemory} f
        where f.${conversationMemory.id} = any(n.facts) and not f.${conversationMemory.shareAcrossHelpers}))
      and (n.origins is null or not exists (
        select from ${messages} o where o.${messages.id} = any(n.origins) and not o.${messages.shareAcrossHelpers}))
    from numbered n)
  select place, id from numbered`
