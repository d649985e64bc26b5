import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { OutboundState } from '../../../core/sms/sms-options.ts'
import type { Db } from '../../platform/db/statement.ts'
import { deliveries } from '../../platform/db/tables/schedules.ts'
import { outboundSms } from '../../platform/db/tables/sms.ts'

type OutboundRow = typeof outboundSms.$inferSelect

const sentFields = {
  id: outboundSms.id,
  status: outboundSms.status,
  bodyHash: outboundSms.bodyHash,
  startedAt: outboundSms.startedAt,
}
export type SentRow = Pick<OutboundRow, keyof typeof sentFields>

type NewOutbound = Pick<OutboundRow, 'kind' | 'numberHash' | 'createdAt'>

interface OutboundMessage extends NewOutbound, Pick<OutboundRow, 'deliveryId'> {
  userId: number
  helperId: number
  messageId: number
}

/** Existing parts stay unchanged. */
export async function insertParts(db: Db, message: OutboundMessage, bodyHashes: readonly string[]): Promise<void> {
  await db
    .insert(outboundSms)
    .values(bodyHashes.map((bodyHash, part) => ({ ...message, part, bodyHash })))
    .onConflictDoNothing({ target: [outboundSms.messageId, outboundSms.part] })
}

export const listParts = (db: Db, messageId: number): Promise<SentRow[]> =>
  db
    .select(sentFields)
    .from(outboundSms)
    .where(eq(outboundSms.messageId, messageId))
    .orderBy(outboundSms.part)
    .prepare('list_sms_parts')
    .execute()

export async function insertOutbound(
  db: Db,
  text: NewOutbound & Pick<OutboundRow, 'userId' | 'helperId' | 'bodyHash'>,
): Promise<SentRow> {
  const [row] = await db.insert(outboundSms).values(text).returning(sentFields).prepare('insert_outbound').execute()
  if (!row) throw new Error('the SMS was not inserted')
  return row
}

/** Only one caller succeeds: false if it changed since it was read. */
export async function beginSending(
  db: Db,
  { id, status, startedAt }: SentRow,
  { now, bodyHash }: { now: Date; bodyHash: string },
): Promise<boolean> {
  const rows = await db
    .update(outboundSms)
    .set({ status: 'sending', startedAt: now, bodyHash })
    .where(
      and(
        eq(outboundSms.id, id),
        eq(outboundSms.status, status),
        sql`${outboundSms.startedAt} is not distinct from ${startedAt}`,
      ),
    )
    .returning({ id: outboundSms.id })
    .prepare('begin_sending')
    .execute()
  return rows.length > 0
}

/** Returns an SMS that the provider did not accept, to be retried. */
export async function releaseOutbound(db: Db, id: number): Promise<void> {
  await db
    .update(outboundSms)
    .set({ status: 'pending', startedAt: null })
    .where(and(eq(outboundSms.id, id), eq(outboundSms.status, 'sending')))
}

const OPEN: OutboundState[] = ['pending', 'sending']
const LAST: OutboundState[] = ['delivered', 'failed']
/** States only move forward: a delivered SMS stays delivered. */
const mayBecome = (status: OutboundState) =>
  inArray(outboundSms.status, LAST.includes(status) ? [...OPEN, 'sent'] : OPEN)

/** `code` is the provider's error code. */
interface Outcome {
  status: OutboundState
  code: number | null
  now: Date
}

export async function settleOutbound(
  db: Db,
  id: number,
  { status, providerId, code, now }: Outcome & Pick<OutboundRow, 'providerId'>,
): Promise<void> {
  await db
    .update(outboundSms)
    .set({
      status,
      providerId: sql`coalesce(${outboundSms.providerId}, ${providerId})`,
      errorCode: code,
      settledAt: now,
    })
    .where(and(eq(outboundSms.id, id), mayBecome(status)))
}

/**
 * Stores a delivery report. It may precede the provider's response, so it refers to the SMS by our id (`reference`).
 * Undefined: no news.
 */
export async function settleReported(
  db: Db,
  reference: number,
  { status, providerId, code, now }: Outcome & { providerId: string },
) {
  const isIts = eq(outboundSms.providerId, providerId)
  const known = db.select({ id: outboundSms.id }).from(outboundSms).where(isIts)
  const isReferredTo = and(isNull(outboundSms.providerId), eq(outboundSms.id, reference), notExists(known))
  const [settled] = await db
    .update(outboundSms)
    .set({ status, providerId, errorCode: code, settledAt: now })
    .where(and(or(isIts, isReferredTo), mayBecome(status)))
    .returning({ numberHash: outboundSms.numberHash, deliveryId: outboundSms.deliveryId })
  return settled
}

export async function knowsProviderId(db: Db, providerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: outboundSms.id })
    .from(outboundSms)
    .where(eq(outboundSms.providerId, providerId))
    .prepare('knows_provider_id')
    .execute()
  return rows.length > 0
}

/** Gives a delivery the combined status of its SMS, even if it was closed as `unknown`. An empty reason means none. */
export async function settleHistory(
  db: Db,
  { deliveryId, reason, now, unknown }: { deliveryId: number; reason: string; now: Date; unknown: string },
): Promise<void> {
  const { status } = outboundSms
  const texts = db
    .select({
      status: sql`case
        when bool_or(${status} = 'failed') then 'failed'
        when bool_and(${status} = 'delivered') then 'delivered'
        when bool_and(${status} in ('sent', 'delivered')) then 'sent' end`.as('outcome'),
    })
    .from(outboundSms)
    .where(eq(outboundSms.deliveryId, deliveryId))
    .as('texts')
  const isNews = and(inArray(deliveries.status, ['sending', 'sent']), sql`${texts.status} <> ${deliveries.status}`)
  const wasUnknown = and(eq(deliveries.status, 'failed'), eq(deliveries.reason, unknown))
  await db
    .update(deliveries)
    .set({
      status: sql`${texts.status}`,
      settledAt: now,
      reason: sql`case when ${texts.status} = 'failed' then nullif(${reason}::text, '') end`,
    })
    .from(texts)
    .where(and(eq(deliveries.id, deliveryId), sql`${texts.status} is not null`, or(isNews, wasUnknown)))
    .prepare('settle_sms_history')
    .execute()
}

export async function deleteOldOutbound(db: Db, before: Date): Promise<void> {
  await db.delete(outboundSms).where(lt(outboundSms.createdAt, before))
}
