import type { Message } from '../../../../contract/messages.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import type { Db, Queryable, Transaction } from '../../../platform/db/statement.ts'
import { inBatches, inTransaction, lockAccount, retryDeadlock } from '../../../platform/db/transaction.ts'
import { hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'
import { insertPicture, type SealedPicture } from '../attached/store.ts'
import { finishReplies, insertMessages, insertReply, insertReserved } from './store.ts'

export interface NewMessage {
  helperId: number
  userId: number
  /** Sealed. */
  content: Buffer
  source: Message['source']
  deliveryStatus?: Message['deliveryStatus']
  idempotencyKey?: string | null
  replyTo?: number
  /** The message that it refers to. */
  quotes?: number
  scheduleId?: number
  isGreeting?: boolean
  memories?: readonly number[]
  contextReferences?: readonly number[]
  /** Version of the helper's memory when writing began. */
  memoryVersion?: number
  /** The turns of the conversation and the memories that it was written from. */
  shownTurns?: readonly number[]
  shownMemories?: readonly number[]
  /** The first version of this message, if it is another version. */
  versionOf?: number
  /** It was to set a reminder, and did not. */
  isReminderRefused?: boolean
  /** The round of a panel in which it is said. */
  panelRoundId?: number
}

const orNone = (ids: readonly number[] = []): readonly number[] | undefined => (ids.length > 0 ? ids : undefined)

function given(messages: readonly NewMessage[], sentAt: Date) {
  let start = 0
  const rows = messages.map(({ content, memories, contextReferences, ...message }, place) => {
    const references = { memories: orNone(memories), contextReferences: orNone(contextReferences) }
    const row = { ...message, ...references, place, start, length: content.length }
    start += content.length
    return row
  })
  return { rows: JSON.stringify(rows), contents: Buffer.concat(messages.map(({ content }) => content)), now: sentAt }
}

/**
 * Returns ids in order; null if the helper was deleted or is not theirs. UNIQUE_VIOLATION if that key, reply, schedule
 * or greeting exists. Messages written while something was forgotten are not remembered.
 */
export async function saveMessages(
  on: Queryable,
  messages: readonly NewMessage[],
  sentAt: Date,
): Promise<(number | null)[]> {
  const saved = await insertMessages(on, given(messages, sentAt))
  const ids = new Map(saved.map(({ place, id }) => [place, id]))
  return messages.map((_, place) => ids.get(place) ?? null)
}

export async function saveMessage(on: Queryable, message: NewMessage, sentAt: Date): Promise<number | null> {
  const [id = null] = await saveMessages(on, [message], sentAt)
  return id
}

/** A saved message and the reservation that pays for its reply; null if the reply is free. */
export interface Accepted {
  messageId: number
  reservation: Reservation | null
  /** Version of the helper's memory at that time; null if not known. */
  memoryVersion: number | null
}

/** Null if none is left. 404: not their helper. */
export async function saveReserved(on: Queryable, message: NewMessage, sentAt: Date): Promise<Accepted | null> {
  const [row] = await insertReserved(on, given([message], sentAt))
  if (!row?.isTheirs) throw notFound('Helper')
  const { messageId, reservationId, isUnlimited, memoryVersion } = row
  if (messageId === null) return null
  const reservation = reservationId === null ? null : { id: reservationId, isUnlimited: isUnlimited ?? false }
  return { messageId, reservation, memoryVersion }
}

/** With its picture. Null if none is left. 404: not their helper. */
export const savePaid = (
  db: Db,
  message: NewMessage,
  picture: SealedPicture | null,
  sentAt: Date,
): Promise<Accepted | null> => {
  if (!picture) return saveReserved(db, message, sentAt)
  return inTransaction(db, async (tx) => {
    const accepted = await saveReserved(tx, message, sentAt)
    if (accepted) await insertPicture(tx, { ...picture, messageId: accepted.messageId, userId: message.userId })
    return accepted
  })
}

/** A message whose reply is free. 404: not their helper. */
export const saveUnpaid = (
  db: Db,
  message: NewMessage,
  picture: SealedPicture | null,
  sentAt: Date,
): Promise<Accepted> =>
  inTransaction(db, async (tx) => {
    const messageId = await saveMessage(tx, message, sentAt)
    if (messageId === null) throw notFound('Helper')
    if (picture) await insertPicture(tx, { ...picture, messageId, userId: message.userId })
    return { messageId, reservation: null, memoryVersion: null }
  })

export interface NewReply extends NewMessage {
  sentAt: Date
  reservationId: number | null
  /** Whether the reply uses up the message reserved for it; otherwise the reservation is released. */
  isPaid: boolean
  /** What is saved with it, or not at all. */
  alongside?: (tx: Transaction, id: number) => Promise<void>
}

/** A reply that is paid for or free, and what its call cost. */
interface FinishedReply extends NewMessage, Partial<CallRecord> {
  sentAt: Date
  reservationId: number | null
}

async function finishAll(db: Db, replies: readonly FinishedReply[]): Promise<(number | null)[]> {
  const now = new Date(Math.max(...replies.map(({ sentAt }) => sentAt.getTime())))
  const saved = await retryDeadlock(() => finishReplies(db, given(replies, now)))
  const ids = new Map(saved.map(({ place, id }) => [place, id]))
  return replies.map((_, place) => ids.get(place) ?? null)
}

/** One for each database of this process. */
const batches = new WeakMap<Db, (reply: FinishedReply) => Promise<number | null>>()

/**
 * Returns its id; null if something changed meanwhile, so that `saveReplyAlone` has to look at it. Replies that end at the
 * same time are saved in one statement, since each needs the lock of the row that counts calls.
 */
export function finishReply(db: Db, reply: FinishedReply): Promise<number | null> {
  const known = batches.get(db)
  if (known) return known(reply)
  const batch = inBatches((replies: FinishedReply[]) => finishAll(db, replies), { retriesAlone: true })
  batches.set(db, batch)
  return batch(reply)
}

/** In a transaction of its own. Returns its id; null if the helper was deleted in the meantime. */
export const saveReplyAlone = (db: Db, reply: NewReply): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, reply.userId)
    return saveReplyIn(tx, reply)
  })

/** The transaction has locked the account. */
export async function saveReplyIn(
  tx: Transaction,
  { sentAt, reservationId, isPaid, alongside, ...message }: NewReply,
): Promise<number | null> {
  const state = isPaid ? 'spent' : 'released'
  const [row] = await insertReply(tx, { ...given([message], sentAt), reservationId, state })
  if (row) await alongside?.(tx, row.id)
  return row?.id ?? null
}

/** Does nothing if there is one. Returns whether its helper still exists. */
export async function saveGreeting(db: Db, greeting: NewMessage, sentAt: Date): Promise<boolean> {
  try {
    return (await saveMessage(db, { ...greeting, isGreeting: true }, sentAt)) !== null
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) return true
    throw error
  }
}

/** Guided practice is prepared text and the person's own words. */
export const isAiGenerated = (source: Message['source']): boolean => source !== 'person' && source !== 'practice'

interface Fresh extends Pick<Message, 'id' | 'helperId' | 'content' | 'source'> {
  sentAt: Date
  deliveryStatus?: Message['deliveryStatus']
  isAlarm?: boolean
  isReminderRefused?: boolean
  followUps?: Message['followUps']
}

/** A message as it was saved a moment ago. */
export const freshMessage = ({
  sentAt,
  deliveryStatus = 'delivered',
  isAlarm,
  isReminderRefused,
  ...message
}: Fresh & Partial<Pick<Message, 'remembered' | 'replyTo' | 'quote' | 'picture'>>): Message => ({
  ...message,
  isFromUser: message.source === 'person',
  sentAt: sentAt.toISOString(),
  deliveryStatus,
  aiGenerated: isAiGenerated(message.source),
  isSensitive: false,
  isPlanned: false,
  isAlarm: isAlarm || undefined,
  isReminderRefused: isReminderRefused || undefined,
})
