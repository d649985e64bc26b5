import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Heartbeats } from '../../../../core/scheduling/delivery-rules.ts'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { heartbeats } from '../../../platform/db/tables/admin.ts'
import { emailOutbox } from '../../../platform/db/tables/auth.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationDigests as digests, userProfiles as profiles } from '../../../platform/db/tables/memory.ts'
import { crises } from '../../../platform/db/tables/safety.ts'
import {
  deliveries,
  pushDeliveries,
  pushSubscriptions,
  messageSchedules as schedules,
  messageTemplates as templates,
} from '../../../platform/db/tables/schedules.ts'
import { reactionsOf } from '../../conversations/attached/sql-parts.ts'
import { circleOf, VOICE } from '../../helpers/sql-parts.ts'
import { isPending } from '../store.ts'
import { type DueRow, dueFields } from './store-due.ts'

const isBeingWritten = sql`${schedules.status} = 'claimed'`

/** Includes what a model needs to write it. No row if it is no longer being written. */
export const findClaimed = (db: Db, scheduleId: number) =>
  db
    .select({
      ...dueFields(schedules),
      ...VOICE,
      claimedAt: schedules.claimedAt,
      memoryVersion: helpers.memoryVersion,
      circle: circleOf(helpers.userId, helpers.id),
      reactions: reactionsOf(helpers.id),
      username: users.username,
      role: users.role,
      privacy: profiles.privacySettings,
      memoryDigest: digests.memoryDigest,
      sessionDigest: digests.sessionDigest,
    })
    .from(schedules)
    .innerJoin(helpers, eq(helpers.id, schedules.helperId))
    .innerJoin(users, eq(users.id, helpers.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(digests, eq(digests.helperId, helpers.id))
    .where(and(eq(schedules.id, scheduleId), isBeingWritten))
    .prepare('find_claimed')
    .execute()

export type ClaimedHelper = Awaited<ReturnType<typeof findClaimed>>[number] & Pick<DueRow, 'followUp'>

/** Locks its owner and helper, too, in the common order. No row if it is no longer being written. */
export const lockClaimed = (tx: Transaction, scheduleId: number) =>
  tx
    .select({ ...dueFields(schedules), memoryVersion: helpers.memoryVersion })
    .from(schedules)
    .innerJoin(helpers, eq(helpers.id, schedules.helperId))
    .innerJoin(users, eq(users.id, helpers.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .where(and(eq(schedules.id, scheduleId), isBeingWritten))
    .for('no key update', { of: [users, helpers, schedules] })
    .prepare('lock_claimed')
    .execute()

export type HeldRow = Awaited<ReturnType<typeof lockClaimed>>[number] & Pick<DueRow, 'followUp'>

/** Planned messages that were claimed too long ago, or in the future by a clock that ran ahead. */
export const findLost = (db: Db, before: Date, ahead: Date, limit: number) =>
  db
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(isBeingWritten, or(lt(schedules.claimedAt, before), gt(schedules.claimedAt, ahead))))
    .orderBy(asc(schedules.claimedAt))
    .limit(limit)

/** When workers ran: `ran` is the last record; the others are the start and the end of the last gap. */
const NAMES = { ran: 'worker', awayFrom: 'away from', awayUntil: 'away until' } as const
const NEVER = new Date(0)

const save = (tx: Transaction, name: string, at: Date) =>
  tx.insert(heartbeats).values({ name, at }).onConflictDoUpdate({ target: heartbeats.name, set: { at } })

/** Locked until the transaction ends. `null` if there was none. */
export async function lockHeartbeat(tx: Transaction): Promise<Date | null> {
  const [note] = await tx
    .insert(heartbeats)
    .values({ name: NAMES.ran, at: NEVER })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at: sql`${heartbeats.at}` } })
    .returning({ at: heartbeats.at })
  return note && note.at > NEVER ? note.at : null
}

export const saveHeartbeat = (tx: Transaction, now: Date) => save(tx, NAMES.ran, now)

/** Only the last one is kept. */
export async function saveDowntime(tx: Transaction, from: Date, until: Date): Promise<void> {
  await save(tx, NAMES.awayFrom, from)
  await save(tx, NAMES.awayUntil, until)
}

export async function readHeartbeats(db: Pick<Db, 'select'>): Promise<Heartbeats> {
  const rows = await db.select({ name: heartbeats.name, at: heartbeats.at }).from(heartbeats)
  const at = (wanted: string): Date | null => rows.find(({ name }) => name === wanted)?.at ?? null
  return { ranAt: at(NAMES.ran), awayFrom: at(NAMES.awayFrom), awayUntil: at(NAMES.awayUntil) }
}

/** Marks plans for replanning if they were made by a clock that ran ahead, or lie too far ahead. */
export async function replanFuture(tx: Transaction, now: Date, farthest: Date): Promise<void> {
  const isAhead = or(gt(schedules.createdAt, now), gt(schedules.scheduledTime, farthest))
  const ahead = tx.select({ id: schedules.helperId }).from(schedules).where(and(isPending, isAhead))
  await tx.update(helpers).set({ needsPlan: true }).where(inArray(helpers.id, ahead))
}

/** Retries at once what waits in the outboxes longer than any regular pause. */
export async function retryOutboxesNow(tx: Transaction, now: Date, farthest: Date): Promise<void> {
  const isOpen = inArray(deliveries.status, ['pending', 'sending'])
  await tx
    .update(deliveries)
    .set({ dueAt: now })
    .where(and(isOpen, gt(deliveries.dueAt, farthest)))
  await tx.update(pushDeliveries).set({ dueAt: now }).where(gt(pushDeliveries.dueAt, farthest))
  await tx.update(pushSubscriptions).set({ retryAt: null }).where(gt(pushSubscriptions.retryAt, farthest))
  await tx.update(emailOutbox).set({ dueAt: now }).where(gt(emailOutbox.dueAt, farthest))
}

type NewTemplate = Pick<typeof templates.$inferInsert, 'personaType' | 'sequencePosition' | 'templateText'>

/** Texts that an operator changed or turned off stay as they are. */
export async function insertMissingTemplates(db: Db, texts: NewTemplate[]): Promise<void> {
  const target = [templates.personaType, templates.sequencePosition]
  await db.insert(templates).values(texts).onConflictDoNothing({ target })
}

/** Each persona's templates are in order. */
export const listTemplates = (db: Db) =>
  db
    .select({
      personaType: templates.personaType,
      sequencePosition: templates.sequencePosition,
      templateText: templates.templateText,
    })
    .from(templates)
    .where(eq(templates.active, true))
    .orderBy(asc(templates.personaType), asc(templates.sequencePosition))

const AT_ONCE = 50

export type CheckIn = Awaited<ReturnType<typeof claimCheckIns>>[number]

/** Crises that are over and have no check-in yet. Locked until the transaction ends. */
export const claimCheckIns = (tx: Transaction, now: Date) =>
  tx
    .select({
      userId: crises.userId,
      helperId: crises.helperId,
      state: crises.state,
      endsAt: crises.endsAt,
      active: helpers.active,
      mutedUntil: helpers.mutedUntil,
    })
    .from(crises)
    .innerJoin(helpers, eq(helpers.id, crises.helperId))
    .where(and(lte(crises.endsAt, now), isNull(crises.checkedInAt)))
    .limit(AT_ONCE)
    .for('update', { of: crises, skipLocked: true })

export const markCheckedIn = (tx: Transaction, helperId: number, now: Date) =>
  tx.update(crises).set({ checkedInAt: now }).where(eq(crises.helperId, helperId))

export const insertCheckIn = (
  tx: Transaction,
  planned: Pick<typeof schedules.$inferInsert, 'userId' | 'helperId' | 'scheduledTime' | 'timeZone'>,
  now: Date,
) =>
  tx
    .insert(schedules)
    .values({ ...planned, status: 'delivered', metadata: { checkIn: true }, createdAt: now, settledAt: now })
    .returning({ id: schedules.id })

const NONE = sql`null::bigint`

export const findRecipient = (tx: Transaction, helperId: number) =>
  tx
    .select(dueFields({ id: sql`0::bigint`, scheduledTime: sql`now()`, followUpId: NONE, exceptionId: NONE }))
    .from(helpers)
    .innerJoin(users, eq(users.id, helpers.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .where(and(eq(helpers.id, helperId), isNull(users.suspendedAt)))
