import { and, asc, gt, lt, or, sql } from 'drizzle-orm'
import { preparedSql, selectList } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { conversationDigests as digests, userProfiles as profiles } from '../../db/tables/memory.ts'
import { messageSchedules as schedules } from '../../db/tables/schedules.ts'
import type { Db } from '../../ports/db.ts'
import { VOICE, type VoiceRow } from '../helpers/sql-parts.ts'
import { DUE, type DueRow } from './store-due.ts'

type Helper = typeof helpers.$inferSelect

/** What a model needs to write a planned message; the helper's memory is encrypted. */
export interface ClaimedRow
  extends DueRow,
    VoiceRow,
    Pick<Helper, 'memoryVersion'>,
    Pick<typeof users.$inferSelect, 'username' | 'role'>,
    Pick<typeof digests.$inferSelect, 'factDigest' | 'sessionDigest'> {
  /** The person's stored privacy settings; null if none were chosen. */
  privacy: (typeof profiles.$inferSelect)['privacySettings']
}

/** A planned message that is being written; no row if it no longer is. */
export const findClaimed = preparedSql<ClaimedRow, { scheduleId: number }>('find_claimed')`
  select ${DUE}, ${selectList('h', VOICE)}, h.${helpers.memoryVersion} as "memoryVersion", u.${users.username}, u.${users.role},
    p.${profiles.privacySettings} as privacy, d.${digests.factDigest} as "factDigest",
    d.${digests.sessionDigest} as "sessionDigest", d.${digests.topicsAndGoals} as "topicsAndGoals"
  from ${schedules} s join ${helpers} h on h.${helpers.id} = s.${schedules.helperId}
  join ${users} u on u.${users.id} = h.${helpers.userId} join ${userKeys} k on k.${userKeys.userId} = u.${users.id}
  left join ${profiles} p on p.${profiles.userId} = u.${users.id}
  left join ${digests} d on d.${digests.helperId} = h.${helpers.id}
  where s.${schedules.id} = :scheduleId and s.${schedules.status} = 'claimed'`

/** The current state of a locked one. */
export type HeldRow = DueRow & Pick<Helper, 'memoryVersion'>

/**
 * Locks one with its owner and helper until the transaction ends, in the common lock order. No row if it is no longer
 * being written.
 */
export const lockClaimed = preparedSql<HeldRow, Pick<DueRow, 'scheduleId' | 'helperId' | 'userId'>>('lock_claimed')`
  with u as materialized (select * from ${users} where ${users.id} = :userId for no key update),
  h as materialized (
    select h.* from u join ${helpers} h on h.${helpers.userId} = u.${users.id}
    where h.${helpers.id} = :helperId for no key update of h)
  select ${DUE}, h.${helpers.memoryVersion} as "memoryVersion"
  from u join h on h.${helpers.userId} = u.${users.id} join ${userKeys} k on k.${userKeys.userId} = u.${users.id}
  join ${schedules} s on s.${schedules.helperId} = h.${helpers.id}
  where s.${schedules.id} = :scheduleId and s.${schedules.status} = 'claimed' for update of s`

/** Planned messages that were claimed too long ago, or in the future by a clock that ran ahead. */
export const findLost = (db: Db, before: Date, ahead: Date, limit: number) =>
  db
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      and(sql`${schedules.status} = 'claimed'`, or(lt(schedules.claimedAt, before), gt(schedules.claimedAt, ahead))),
    )
    .orderBy(asc(schedules.claimedAt))
    .limit(limit)
    .prepare('find_lost')
    .execute()
