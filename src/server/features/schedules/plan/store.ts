import { and, eq, isNull, sql } from 'drizzle-orm'
import { isAnyOf, preparedSql, type Transaction } from '../../../platform/db/statement.ts'
import { users } from '../../../platform/db/tables/accounts.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import {
  scheduleExceptions as exceptions,
  messageSchedules as schedules,
} from '../../../platform/db/tables/schedules.ts'

/** Planned messages beside a helper's routine, each of which comes once. */

export const readAccepted = (tx: Transaction, helperIds: readonly number[]) =>
  tx
    .select({
      id: followUps.id,
      helperId: followUps.helperId,
      userId: followUps.userId,
      kind: followUps.kind,
      dueAt: followUps.dueAt,
      timeZone: users.timeZone,
      quietHoursStart: users.quietHoursStart,
      quietHoursEnd: users.quietHoursEnd,
    })
    .from(followUps)
    .innerJoin(users, eq(users.id, followUps.userId))
    .where(
      and(isAnyOf(followUps.helperId, helperIds), sql`${followUps.state} = 'accepted'`, isNull(followUps.settledAt)),
    )
    .prepare('read_accepted')
    .execute()

interface Single {
  followUpId: number
  helperId: number
  userId: number
  time: number
  timeZone: string
  /** Why it is planned. */
  metadata: object
}

const upsertSingles = preparedSql<never, { rows: string; now: Date }>('save_singles')`
  insert into ${schedules} as s (${schedules.helperId}, ${schedules.userId}, ${schedules.scheduledTime},
    ${schedules.timeZone}, ${schedules.followUpId}, ${schedules.metadata}, ${schedules.createdAt})
  select "helperId", "userId", to_timestamp(time / 1000), "timeZone", "followUpId", metadata, :now
  from json_to_recordset(:rows::json) as r("followUpId" bigint, "helperId" int, "userId" int, time float8,
    "timeZone" text, metadata jsonb)
  on conflict (${schedules.followUpId}) where ${schedules.followUpId} is not null do update
  set ${schedules.scheduledTime} = excluded.${schedules.scheduledTime}, ${schedules.timeZone} = excluded.${schedules.timeZone}
  where s.${schedules.status} = 'pending' and s.${schedules.scheduledTime} <> excluded.${schedules.scheduledTime}`

export async function saveSingles(tx: Transaction, rows: readonly Single[], now: Date): Promise<void> {
  if (rows.length > 0) await upsertSingles(tx, { rows: JSON.stringify(rows), now })
}

/** Planned messages of follow-ups that were taken back. */
export const deleteWithdrawn = preparedSql<never, { helpers: number[] }>('delete_withdrawn_plans')`
  delete from ${schedules} s using ${followUps} f
  where s.${schedules.helperId} = any(:helpers::int[]) and s.${schedules.status} in ('pending', 'claimed')
    and f.${followUps.id} = s.${schedules.followUpId} and f.${followUps.state} <> 'accepted'`

/** Gives each message that was moved its planned message. */
export const saveMoved = preparedSql<never, { helpers: number[]; now: Date }>('save_moved')`
  insert into ${schedules} (${schedules.helperId}, ${schedules.userId}, ${schedules.scheduledTime}, ${schedules.timeZone},
    ${schedules.exceptionId}, ${schedules.createdAt})
  select e.${exceptions.helperId}, e.${exceptions.userId}, e.${exceptions.newTime}, e.${exceptions.timeZone},
    e.${exceptions.id}, :now
  from ${exceptions} e
  where e.${exceptions.helperId} = any(:helpers::int[]) and e.${exceptions.action} = 'move'
    and not exists (select from ${schedules} s where s.${schedules.exceptionId} = e.${exceptions.id})
  on conflict do nothing`
