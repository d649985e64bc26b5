import { and, eq } from 'drizzle-orm'
import type { Message } from '../../../contract/messages.ts'
import type { MessageLength, Tone } from '../../../core/options.ts'
import { listOf, QUICKLY, reading, statement, writing } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import type { Db } from '../../ports.ts'
import { holdsAsRead, type SessionAsRead } from '../accounts/session-store.ts'
import { isPeriodCurrent } from '../billing/current-period.ts'
import { ADMISSION, type AdmissionValues } from '../usage/admission-store.ts'

/** How the helper of a conversation speaks, as it is stored. */
export interface VoiceRow {
  name: string
  description: Buffer
  personaType: string
  tone: Tone
  messageLength: MessageLength
  exampleMessages: Buffer | null
  /** What the helper remembers, sealed; nulls where there is nothing yet. */
  known: Buffer | null
  earlier: Buffer | null
  /** Days in a row with planned messages that nobody answered until now. */
  unanswered: number
  /** Of what it remembers: another one by the time the reply is saved means that something was taken back meanwhile. */
  memoryVersion: number
}

const VOICE = `h.name, h.description, h.persona_type as "personaType", h.tone, h.message_length as "messageLength",
  h.example_messages as "exampleMessages", h.unanswered, h.memory_version as "memoryVersion", d.known, d.earlier`

/** May a prompt show it? What was forgotten, or is kept from this helper, is for the person alone. */
const IS_A_TURN = 'not is_forgotten and not is_withheld and not withheld_by_settings'

/** Takes one message of the allowance of account $2, as of $1: no row comes back when none is left, or when its period is over. */
const PAID = `update users set message_credits_used = message_credits_used + 1
  where id = $2 and exists (select from owned) and message_credits_used < message_credits_limit
    and ${isPeriodCurrent('$1')}
  returning id, credits_period, suspended_at`

export interface AcceptedRow extends VoiceRow {
  /** Null, as an int8 in text otherwise: the allowance is used up or its period over, and nothing was written. */
  messageId: string | null
  entryId: string | null
}

export interface TakenInRow extends AcceptedRow {
  /** Ids of the newest messages before it, newest first, with commas between; null where there is none. */
  newest: string | null
  /** Is there something that was said to other helpers of the person, and can be recalled? */
  others: boolean
  /** The model's call, where it was asked for and admitted, and its worst cost in microdollars; int8 in text. */
  callId: string | null
  worstMicros: string | null
}

/**
 * Takes in a person's message in one statement: reserves a message of the allowance, saves what was said, notes what the
 * reservation is for, and admits the model's call for it, if that is asked for. No row: the helper is not theirs, or the
 * session no longer as it was read. A row without ids: the allowance is used up, or its period is over (`renewAllowance`
 * begins the next). Tells, too, which messages are the `recent` newest before it, and whether anything was said elsewhere.
 *
 * Others see it at once, so that nothing is spent twice; whoever tells the person that it is saved waits for
 * `services.durable` first. The model is asked meanwhile.
 *
 * It fails with UNIQUE_VIOLATION if a message of that key is there already.
 *
 * `held`: a helper that is being deleted is waited for before the call is admitted, and not with the row that every call
 * wants. It fails with FOREIGN_KEY_VIOLATION if it is gone then.
 */
export const acceptMessage = writing<
  TakenInRow,
  [
    ...asking: AdmissionValues,
    helperId: number,
    content: Buffer,
    recent: number,
    ...session: SessionAsRead,
    idempotencyKey: string | null,
  ]
>(
  'accept_message',
  `with owned as (
     select h.id, h.name, h.description, h.persona_type, h.tone, h.message_length, h.example_messages, h.unanswered,
       h.memory_version, (
       select string_agg(n.id::text, ',') from (
         select id from messages where (helper_id, id) <= ($13, 9223372036854775807) and helper_id >= $13 and ${IS_A_TURN}
         order by helper_id desc, id desc limit $15) n) as newest,
       exists (select from recall_conversations where user_id = $2 and helper_id <> $13 and messages > 0) as others
     from helpers h where id = $13 and user_id = $2 and ${holdsAsRead(16, { userId: '$2', now: '$1' })}),
   paid as (${PAID}),
   said as (
     insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, idempotency_key)
     select $13, $2, $14, true, $1, 'delivered', 'person', $20::uuid from paid returning id),
   entry as (
     insert into credit_entries (user_id, user_message_id, period, created_at)
     select $2, said.id, paid.credits_period, $1 from said, paid returning id),
   held as (select paid.id from paid, helpers h where h.id = $13 for key share of h),
   caller as (select paid.id as user_id from paid, held where paid.suspended_at is null and $3::text is not null),
   ${ADMISSION}
   select ${VOICE}, h.newest, h.others, said.id as "messageId", entry.id as "entryId", call.id as "callId",
     call.worst_micros as "worstMicros", ${QUICKLY}
   from owned h left join conversation_digests d on d.helper_id = h.id left join said on true left join entry on true
     left join call on true`,
)

/** Saves what a person said without taking anything from the allowance. */
export const saveUnpaidMessage = statement<
  { id: string },
  [helperId: number, userId: number, content: Buffer, now: Date, idempotencyKey: string | null]
>(
  'save_unpaid_message',
  `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, idempotency_key)
   values ($1, $2, $3, true, $4, 'delivered', 'person', $5) returning id`,
)

/** Reserves a message of the allowance for a message that is already there; rows and nulls as in `acceptMessage`. */
export const reserveAgain = statement<AcceptedRow, [now: Date, userId: number, helperId: number, messageId: number]>(
  'reserve_again',
  `with owned as (select * from helpers where id = $3 and user_id = $2),
   paid as (${PAID}),
   entry as (
     insert into credit_entries (user_id, user_message_id, period, created_at)
     select $2, $4::bigint, paid.credits_period, $1 from paid returning id, user_message_id)
   select ${VOICE}, entry.user_message_id as "messageId", entry.id as "entryId"
   from owned h left join conversation_digests d on d.helper_id = h.id left join entry on true`,
)

export interface ReplyFields {
  helperId: number
  userId: number
  content: Buffer
  sentAt: Date
  deliveryStatus: Message['deliveryStatus']
  source: Message['source']
  replyTo: number
  entryId: number | null
  /** Does the reply cost the message that was reserved for it? If not, that is given back. */
  paid: boolean
  /** Facts that it was written with. */
  facts: number[]
  /** Earlier messages that it was written with. */
  contextReferences: readonly number[]
  /** Of what the helper remembered when it began to write. */
  memoryVersion: number
}

const finish = writing<{ id: string }, unknown[]>(
  'finish_reply',
  `with helper as (
     select h.id, h.memory_version from users u join helpers h on h.user_id = u.id where u.id = $2 and h.id = $1
     for key share of u, h),
   reply as (
     insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, reply_to,
       fact_references, context_references, is_forgotten, share_across_helpers)
     select id, $2, $3, false, $4, $5, $6, $7, $10::bigint[], $11::bigint[],
       memory_version <> $12 or exists (select from messages where id = $7 and is_forgotten),
       not exists (select from conversation_memory where id = any($10::bigint[]) and not share_across_helpers)
         and not exists (select from messages where id = any($11::bigint[] || $7::bigint) and not share_across_helpers)
     from helper returning id),
   settled as (
     update credit_entries set state = case when $9 then 'spent' else 'released' end, settled_at = $4,
       message_id = (select id from reply)
     where id = $8 and state = 'reserved' and exists (select from reply) returning user_id, period),
   refunded as (
     update users u set message_credits_used = u.message_credits_used - 1 from settled s
     where not $9 and u.id = s.user_id and u.credits_period = s.period and u.message_credits_used > 0 returning u.id)
   select id, ${QUICKLY} from reply`,
)

/**
 * Saves a reply and settles its reservation, in one statement. It is no memory where something was taken back while it was
 * being written, and it is kept from other helpers where something is that it was written with. Gives the reply's id; null when the helper was deleted
 * meanwhile: nothing was written. Account and helper are locked first, as whoever deletes them does: in another order the
 * two could wait for each other. Others see the reply at once; whoever tells the person waits for `services.durable` first.
 */
export async function finishReply(db: Db, f: ReplyFields): Promise<number | null> {
  const values = [
    f.helperId,
    f.userId,
    f.content,
    f.sentAt,
    f.deliveryStatus,
    f.source,
    f.replyTo,
    f.entryId,
    f.paid,
    f.facts.length > 0 ? f.facts : null,
    f.contextReferences.length > 0 ? listOf(f.contextReferences) : null,
    f.memoryVersion,
  ]
  const [row] = await finish(db, ...values)
  return row ? Number(row.id) : null
}

export interface MessageRow {
  id: string
  content: Buffer
  is_from_user: boolean
  sent_at: Date
  delivery_status: Message['deliveryStatus']
  is_sensitive: boolean
  source: Message['source']
  is_planned: boolean
  remembered: number
}

const MESSAGE = `m.id, m.content, m.is_from_user, m.sent_at, m.delivery_status, m.is_sensitive, m.source,
  m.schedule_id is not null as is_planned,
  coalesce(cardinality(m.context_references), 0) + coalesce(cardinality(m.fact_references), 0) as remembered`

// A conversation is read as a range of its index, never as `order by id`: where one conversation holds most of all
// messages, PostgreSQL would walk the primary key back through that one to find the few of a quiet one.

/** A page of a conversation, newest first. No row: not their helper. One row without an id: no message (older than that). */
export const pageOfMessages = reading<
  MessageRow | { id: null },
  [helperId: number, userId: number, before: number, limit: number]
>(
  'page_of_messages',
  `select ${MESSAGE} from helpers h left join lateral (
     select * from messages where (helper_id, id) < (h.id, $3) and helper_id >= h.id
     order by helper_id desc, id desc limit $4) m on true
   where h.id = $1 and h.user_id = $2`,
)

/** What was said last in a conversation and may be shown to a model, newest first, up to a message. */
export const recentTurns = reading<
  Pick<MessageRow, 'id' | 'content' | 'is_from_user'>,
  [helperId: number, userId: number, upTo: number, limit: number]
>(
  'recent_turns',
  `select id, content, is_from_user from messages
   where (helper_id, id) <= ($1, $3) and helper_id >= $1 and user_id = $2 and ${IS_A_TURN} order by helper_id desc, id desc limit $4`,
)

export interface SaidRow extends MessageRow {
  helper_id: number
  /** Is a reply being written, by whichever process? */
  open: boolean
}

/** A message that the person wrote, by its id. */
export const findSaid = statement<SaidRow, [messageId: number, userId: number]>(
  'find_said',
  `select ${MESSAGE}, m.helper_id,
     exists (select from credit_entries e where e.user_message_id = m.id and e.state = 'reserved') as open
   from messages m where m.id = $1 and m.user_id = $2 and m.is_from_user`,
)

/** A message that the person wrote, by the key that it came with. */
export const findByKey = statement<MessageRow & { helper_id: number }, [userId: number, idempotencyKey: string]>(
  'find_by_key',
  `select ${MESSAGE}, m.helper_id from messages m where m.user_id = $1 and m.idempotency_key = $2`,
)

/** The reply to a message. */
export const findReply = statement<MessageRow & { helper_id: number }, [replyTo: number, userId: number]>(
  'find_reply',
  `select ${MESSAGE}, m.helper_id from messages m where m.reply_to = $1 and m.user_id = $2`,
)

export async function findGreeting(db: Db, helperId: number): Promise<{ id: number; content: Buffer } | undefined> {
  const [row] = await db
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), eq(messages.isGreeting, true)))
  return row
}

/** Is there more in a conversation than a greeting? */
export async function hasBegun(db: Db, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.helperId, helperId), eq(messages.isGreeting, false)))
    .limit(1)
  return rows.length > 0
}

/** Saves the first message of a conversation, unless there is one. */
export async function insertGreeting(
  db: Db,
  greeting: Pick<typeof messages.$inferInsert, 'helperId' | 'userId' | 'content' | 'sentAt' | 'source'>,
): Promise<void> {
  await db
    .insert(messages)
    .values({ ...greeting, isFromUser: false, deliveryStatus: 'delivered', isGreeting: true })
    .onConflictDoNothing()
}
