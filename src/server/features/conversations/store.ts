import { and, eq } from 'drizzle-orm'
import type { Message } from '../../../contract/messages.ts'
import type { MessageLength, Tone } from '../../../core/personas/options.ts'
import { namedStatement, statement } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'
import type { Db } from '../../ports/db.ts'

/** How the helper of a conversation speaks, as it is stored. */
export interface VoiceRow {
  name: string
  description: Buffer
  personaType: string
  tone: Tone
  messageLength: MessageLength
  exampleMessages: Buffer | null
  /** What the helper remembers, sealed; nulls where there is nothing yet. */
  factDigest: Buffer | null
  sessionDigest: Buffer | null
  /** Days in a row with planned messages that nobody answered until now. */
  unanswered: number
  /** Of what it remembers: another one by the time the reply is saved means that something was taken back meanwhile. */
  memoryVersion: number
}

const VOICE = `h.name, h.description, h.persona_type as "personaType", h.tone, h.message_length as "messageLength",
  h.example_messages as "exampleMessages", h.unanswered, h.memory_version as "memoryVersion", d.fact_digest as "factDigest", d.session_digest as "sessionDigest"`

/** May a prompt show it? What was forgotten, or is kept from this helper, is for the person alone. */
const IS_A_TURN = 'not is_forgotten and not is_withheld and not withheld_by_settings'

export interface ConversationRow extends VoiceRow {
  /** Ids of its newest messages, newest first, with commas between; null where there is none. */
  newest: string | null
  /** Is there something that was said to other helpers of the person, and can be recalled? */
  others: boolean
}

/** A helper with what it remembers, and which messages are the newest of its conversation. No row: it is not theirs. */
export const findConversation = namedStatement<
  ConversationRow,
  { helperId: number; userId: number; upTo: number; limit: number }
>(
  'find_conversation',
  `select ${VOICE}, (
       select string_agg(n.id::text, ',') from (
         select id from messages where (helper_id, id) <= (:helperId, :upTo) and helper_id >= :helperId and ${IS_A_TURN}
         order by helper_id desc, id desc limit :limit) n) as newest,
     exists (select from recall_conversations where user_id = :userId and helper_id <> :helperId and messages > 0) as others
   from helpers h left join conversation_digests d on d.helper_id = h.id
   where h.id = :helperId and h.user_id = :userId`,
)

export interface MessageRow {
  id: number
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
export const pageOfMessages = statement<
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
export const recentTurns = statement<
  Pick<MessageRow, 'id' | 'content' | 'is_from_user'>,
  [helperId: number, userId: number, upTo: number, limit: number]
>(
  'recent_turns',
  `select id, content, is_from_user from messages
   where (helper_id, id) <= ($1, $3) and helper_id >= $1 and user_id = $2 and ${IS_A_TURN} order by helper_id desc, id desc limit $4`,
)

/** A message that the person wrote, by its id. */
export const findSaid = statement<MessageRow & { helper_id: number }, [messageId: number, userId: number]>(
  'find_said',
  `select ${MESSAGE}, m.helper_id from messages m where m.id = $1 and m.user_id = $2 and m.is_from_user`,
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
