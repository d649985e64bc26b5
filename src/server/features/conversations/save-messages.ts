import type { Message } from '../../../contract/messages.ts'
import type { Queryable } from '../../db/statement.ts'
import { hasDatabaseCode, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Db } from '../../ports/db.ts'
import { settleReservation } from '../allowance/settle-reservation.ts'
import { insertMessages, transaction } from './store-messages.ts'

export interface NewMessage {
  helperId: number
  userId: number
  /** Sealed. */
  content: Buffer
  source: Message['source']
  deliveryStatus?: Message['deliveryStatus']
  idempotencyKey?: string | null
  /** The message that it answers. */
  replyTo?: number
  scheduleId?: number
  isGreeting?: boolean
  /** Facts that it was written with. */
  facts?: readonly number[]
  /** Earlier messages that it was written with. */
  contextReferences?: readonly number[]
  /** Of what the helper remembered when it began to write. */
  memoryVersion?: number
}

const orNone = (ids: readonly number[] = []): readonly number[] | undefined => (ids.length > 0 ? ids : undefined)

function rowsOf(messages: readonly NewMessage[]): string {
  let start = 0
  const rows = messages.map(({ content, facts, contextReferences, ...message }, place) => {
    const references = { facts: orNone(facts), contextReferences: orNone(contextReferences) }
    const row = { ...message, ...references, place, start, length: content.length }
    start += content.length
    return row
  })
  return JSON.stringify(rows)
}

/**
 * Saves messages that are sent at one instant; gives their ids in order, null where the helper was deleted or is not
 * theirs. Fails with UNIQUE_VIOLATION where there is one of that key, reply, schedule or greeting. What was written while
 * something was taken back of what its helper remembered is no memory, and what was written with something that other
 * helpers may not know is kept from them.
 */
export async function saveMessages(
  on: Queryable,
  messages: readonly NewMessage[],
  sentAt: Date,
): Promise<(number | null)[]> {
  const contents = Buffer.concat(messages.map(({ content }) => content))
  const saved = await insertMessages(on, { rows: rowsOf(messages), contents, sentAt })
  const ids = new Map(saved.map(({ place, id }) => [place, id]))
  return messages.map((_, place) => ids.get(place) ?? null)
}

export async function saveMessage(on: Queryable, message: NewMessage, sentAt: Date): Promise<number | null> {
  const [id = null] = await saveMessages(on, [message], sentAt)
  return id
}

export interface NewReply extends NewMessage {
  replyTo: number
  sentAt: Date
  reservationId: number | null
  /** Does the reply cost the message that was reserved for it? If not, that is given back. */
  isPaid: boolean
}

/** Saves a reply and settles its reservation; gives its id, null where the helper was deleted meanwhile. */
export const saveReply = (
  db: Db,
  { sentAt: now, reservationId, isPaid, ...message }: NewReply,
): Promise<number | null> =>
  transaction(db, async (tx) => {
    const messageId = await saveMessage(tx, message, now)
    if (messageId !== null) await settleReservation(tx, reservationId, { messageId, isPaid, now })
    return messageId
  })

/** Saves the first message of a conversation, unless there is one; tells whether its helper is still there. */
export async function saveGreeting(db: Db, greeting: NewMessage, sentAt: Date): Promise<boolean> {
  try {
    return (await saveMessage(db, { ...greeting, isGreeting: true }, sentAt)) !== null
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) return true
    throw error
  }
}
