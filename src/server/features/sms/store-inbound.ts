import { and, desc, eq, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import { type Db, isOneOf, type Queryable, type Transaction } from '../../platform/db/statement.ts'
import { userKeys, users } from '../../platform/db/tables/accounts.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { inboundSms, outboundSms, verifiedPhones } from '../../platform/db/tables/sms.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { closeOptOut, openOptOut } from './store-consents.ts'

type InboundRow = typeof inboundSms.$inferSelect

/** The helper that last wrote to the number. */
export async function findReceivingHelper(db: Db, phoneNumber: string, numberHash: string) {
  const lastText = db
    .select({ id: max(outboundSms.id) })
    .from(outboundSms)
    .where(and(eq(outboundSms.numberHash, numberHash), eq(outboundSms.helperId, helpers.id)))
  const [recipient] = await db
    .select({ helperId: helpers.id, userId: helpers.userId, wrappedKey: userKeys.wrappedKey })
    .from(helpers)
    .innerJoin(users, eq(users.id, helpers.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .innerJoin(
      verifiedPhones,
      and(eq(verifiedPhones.userId, users.id), eq(verifiedPhones.phoneNumber, helpers.phoneNumber)),
    )
    .where(and(eq(helpers.phoneNumber, phoneNumber), eq(helpers.communicationType, 'sms'), isNull(users.suspendedAt)))
    .orderBy(sql`${lastText} desc nulls last`, desc(helpers.id))
    .limit(1)
    .prepare('find_receiving_helper')
    .execute()
  return recipient
}

type NewInbound = Pick<
  InboundRow,
  'providerId' | 'numberHash' | 'userId' | 'helperId' | 'body' | 'status' | 'receivedAt'
>

/** Returns whether the message is new. */
async function insertInbound(db: Pick<Db, 'insert'>, received: NewInbound): Promise<boolean> {
  const rows = await db
    .insert(inboundSms)
    .values(received)
    .onConflictDoNothing({ target: inboundSms.providerId })
    .returning({ id: inboundSms.id })
    .prepare('insert_inbound')
    .execute()
  return rows.length > 0
}

const COMMAND_ROW = { userId: null, helperId: null, body: null, status: 'answered' } as const

interface Command {
  id: string
  numberHash: string
  command: 'stop' | 'start' | 'help'
}

/** Returns whether the number's opt-out changed. */
async function applyCommand(tx: Transaction, { numberHash, command }: Command, now: Date): Promise<boolean> {
  if (command === 'help') return false
  if (command === 'start') return closeOptOut(tx, numberHash, now)
  return openOptOut(tx, { numberHash, source: 'text', optedOutAt: now })
}

/** Stored once, and executed in the same transaction. */
export const storeCommand = (db: Db, received: Command, now: Date): Promise<{ isNew: boolean; changed: boolean }> =>
  inTransaction(db, async (tx) => {
    const { id: providerId, numberHash } = received
    const isNew = await insertInbound(tx, { providerId, numberHash, ...COMMAND_ROW, receivedAt: now })
    return { isNew, changed: isNew && (await applyCommand(tx, received, now)) }
  })

interface ReceivedMessage {
  id: string
  numberHash: string
  recipient: { userId: number; helperId: number } | undefined
  /** Sealed. Null if it is empty or no helper receives it. */
  body: Buffer | null
}

export async function storeMessage(
  db: Db,
  { id, numberHash, recipient, body }: ReceivedMessage,
  now: Date,
): Promise<void> {
  await insertInbound(db, {
    providerId: id,
    numberHash,
    userId: recipient?.userId ?? null,
    helperId: recipient?.helperId ?? null,
    body,
    status: body ? 'received' : 'dropped',
    receivedAt: now,
  })
}

function claimReceived(tx: Transaction, now: Date, limit: number) {
  const waiting = tx
    .select({ id: inboundSms.id })
    .from(inboundSms)
    .where(and(sql`${inboundSms.status} = 'received'`, isNull(inboundSms.queuedAt)))
    .orderBy(inboundSms.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(inboundSms)
    .set({ queuedAt: now })
    .where(isOneOf(inboundSms.id, waiting))
    .returning({ id: inboundSms.id })
    .prepare('claim_received')
    .execute()
}

/** Passes waiting messages to `enqueue` and marks them as queued if it resolves. Returns how many. */
export function enqueueReceived(
  db: Db,
  now: Date,
  limit: number,
  enqueue: (tx: Queryable, ids: number[]) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = (await claimReceived(tx, now, limit)).map(({ id }) => id)
    if (ids.length > 0) await enqueue(tx, ids)
    return ids.length
  })
}

export async function dropInboundOfHelper(tx: Transaction, userId: number, helperId: number): Promise<void> {
  await tx
    .update(inboundSms)
    .set({ status: 'dropped', body: null })
    .where(and(eq(inboundSms.userId, userId), eq(inboundSms.helperId, helperId), isNotNull(inboundSms.body)))
}

/** Deletes old messages, which the provider will not report again. */
export async function deleteOldInbound(db: Db, before: Date): Promise<void> {
  await db.delete(inboundSms).where(lt(inboundSms.receivedAt, before))
}
