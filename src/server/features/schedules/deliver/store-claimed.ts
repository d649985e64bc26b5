import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { conversationDigests as digests, userProfiles as profiles } from '../../../platform/db/tables/memory.ts'
import { messageSchedules as schedules } from '../../../platform/db/tables/schedules.ts'
import { reactionsOf } from '../../conversations/attached/sql-parts.ts'
import { circleOf, VOICE } from '../../helpers/sql-parts.ts'
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
      factDigest: digests.factDigest,
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
