import { and, desc, eq, inArray, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
import { type PgTable, union } from 'drizzle-orm/pg-core'
import { type Db, didChange, isOneOf, type Queryable, type Transaction } from '../../platform/db/statement.ts'
import { userKeys, users } from '../../platform/db/tables/accounts.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import {
  inboundSms,
  outboundSms,
  simulatedSms,
  smsConsents,
  smsOptOuts,
  verifiedPhones,
} from '../../platform/db/tables/sms.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

export type SmsPermission = Awaited<ReturnType<typeof readPermission>>[number]

/** Decides whether an SMS may be sent: opt-out, consent, quiet hours. Fields of the owner are null without one. */
export const readPermission = (
  db: Db,
  { numberHash, userId, phoneNumber }: { numberHash: string; userId: number | null; phoneNumber: string },
) => {
  const isThere = (table: PgTable, condition: SQL | undefined) =>
    sql<boolean>`exists (select from ${table} where ${condition})`
  const owner = userId ?? 0
  const isTheirs = (table: typeof verifiedPhones | typeof smsConsents) =>
    and(eq(table.userId, owner), eq(table.phoneNumber, phoneNumber))
  return db
    .select({
      optedOut: isThere(smsOptOuts, and(eq(smsOptOuts.numberHash, numberHash), isNull(smsOptOuts.optedInAt))),
      verified: isThere(verifiedPhones, isTheirs(verifiedPhones)),
      consented: isThere(smsConsents, isTheirs(smsConsents)),
      timeZone: users.timeZone,
      quietHoursStart: users.quietHoursStart,
      quietHoursEnd: users.quietHoursEnd,
    })
    .from(sql`(select 1) one`)
    .leftJoin(users, eq(users.id, owner))
}

type NewOptOut = Pick<typeof smsOptOuts.$inferSelect, 'numberHash' | 'source' | 'optedOutAt'>

/** Returns false if the number had opted out already. */
export const openOptOut = (db: Pick<Db, 'insert'>, optOut: NewOptOut): Promise<boolean> =>
  didChange(
    db
      .insert(smsOptOuts)
      .values(optOut)
      .onConflictDoNothing({ target: smsOptOuts.numberHash, where: isNull(smsOptOuts.optedInAt) }),
  )

/** Returns whether the number had opted out. */
const closeOptOut = (db: Pick<Db, 'update'>, numberHash: string, now: Date): Promise<boolean> =>
  didChange(
    db
      .update(smsOptOuts)
      .set({ optedInAt: now })
      .where(and(eq(smsOptOuts.numberHash, numberHash), isNull(smsOptOuts.optedInAt))),
  )

export const findOwners = (db: Db, phoneNumber: string) =>
  db.select({ userId: verifiedPhones.userId }).from(verifiedPhones).where(eq(verifiedPhones.phoneNumber, phoneNumber))

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

export async function keepSimulated(db: Db, sealed: Buffer, now: Date): Promise<void> {
  await db.insert(simulatedSms).values({ sealed, createdAt: now })
}

export const listSimulated = (db: Db, limit: number) =>
  db.select().from(simulatedSms).orderBy(desc(simulatedSms.id)).limit(limit)

/** Every message, for searches inside them. */
export const listAllSimulated = (db: Db) => db.select().from(simulatedSms)

export async function deleteSimulated(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(simulatedSms).where(inArray(simulatedSms.id, [...ids]))
}

/** A person's numbers, including those of their helpers. */
export async function findNumbersOf(db: Db, userId: number): Promise<string[]> {
  const rows = await union(
    db.select({ number: users.phoneNumber }).from(users).where(eq(users.id, userId)),
    db.select({ number: verifiedPhones.phoneNumber }).from(verifiedPhones).where(eq(verifiedPhones.userId, userId)),
    db.select({ number: helpers.phoneNumber }).from(helpers).where(eq(helpers.userId, userId)),
  )
  return rows.flatMap(({ number }) => number ?? [])
}
