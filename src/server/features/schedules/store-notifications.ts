import { and, eq, or, sql } from 'drizzle-orm'
import { type ClaimedRow, isFree, TAKEN } from '../../db/leases.ts'
import { preparedSql, sqlPart } from '../../db/statement.ts'
import { userKeys, users } from '../../db/tables/accounts.ts'
import { messages } from '../../db/tables/conversations.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { deliveries, messageSchedules as schedules } from '../../db/tables/schedules.ts'
import type { Db } from '../../ports/db.ts'

/** Emails and texts about planned messages, which wait in `deliveries`. */

type Delivery = typeof deliveries.$inferSelect
type Helper = typeof helpers.$inferSelect
type User = typeof users.$inferSelect
type Message = typeof messages.$inferSelect

/** Takes those of a channel whose time has come, with what both need. */
const CLAIMED = sqlPart`
  with d as (
    update ${deliveries} set ${deliveries.status} = 'sending', ${TAKEN}
    where ${deliveries.id} = any(array(
      select o.${deliveries.id} from ${deliveries} o
      where o.${deliveries.channel} = :channel and o.${deliveries.status} in ('pending', 'sending')
        and o.${deliveries.dueAt} <= :now and o.${deliveries.dataStartedAt} is null and ${isFree('o')}
      order by o.${deliveries.dueAt} limit :limit for update skip locked))
    returning *)
  select d.${deliveries.id}, d.${deliveries.claim}, d.${deliveries.tries}, d.${deliveries.userId} as "userId",
    h.${helpers.id} as "helperId", h.${helpers.name} as "helperName", k.${userKeys.wrappedKey} as "wrappedKey"`

const JOINED = sqlPart`
  from d join ${schedules} c on c.${schedules.id} = d.${deliveries.scheduleId}
  join ${helpers} h on h.${helpers.id} = c.${schedules.helperId}
  join ${users} u on u.${users.id} = d.${deliveries.userId} join ${userKeys} k on k.${userKeys.userId} = u.${users.id}
  left join ${messages} m on m.${messages.id} = d.${deliveries.messageId}`

interface NoticeRow extends ClaimedRow, Pick<Delivery, 'userId'>, Pick<typeof userKeys.$inferSelect, 'wrappedKey'> {
  helperId: Helper['id']
  helperName: Helper['name']
}

/** `email` is null where none is confirmed. */
export interface EmailRow
  extends NoticeRow,
    Pick<User, 'timeZone' | 'quietHoursStart' | 'quietHoursEnd' | 'email' | 'emailNotifications'> {
  /** Null: the message was deleted meanwhile. */
  sentAt: Message['sentAt'] | null
  seen: boolean
}

export const claimEmails = preparedSql<EmailRow, { channel: 'email'; now: Date; limit: number }>('claim_emails')`
  ${CLAIMED}, u.${users.timeZone} as "timeZone", u.${users.quietHoursStart} as "quietHoursStart",
    u.${users.quietHoursEnd} as "quietHoursEnd", u.${users.emailNotifications} as "emailNotifications",
    case when u.${users.emailVerifiedAt} is not null then u.${users.email} end as email,
    m.${messages.sentAt} as "sentAt", coalesce(h.${helpers.readUpTo} >= m.${messages.id}, false) or exists (
      select from ${messages} a where a.${messages.helperId} = h.${helpers.id} and a.${messages.id} > m.${messages.id}
        and a.${messages.isFromUser}) as seen
  ${JOINED}`

/** `phoneNumber` is null where the helper has none. */
export interface PlannedTextRow extends NoticeRow, Pick<Delivery, 'messageId'>, Pick<Helper, 'phoneNumber'> {
  /** Null: the message was deleted meanwhile. */
  content: Message['content'] | null
}

export const claimTexts = preparedSql<PlannedTextRow, { channel: 'sms'; now: Date; limit: number }>('claim_texts')`
  ${CLAIMED}, d.${deliveries.messageId} as "messageId", m.${messages.content}, h.${helpers.phoneNumber} as "phoneNumber"
  ${JOINED}`

const isClaim = ({ id, claim }: Pick<ClaimedRow, 'id' | 'claim'>) =>
  and(eq(deliveries.id, id), eq(deliveries.claim, claim))

/**
 * Ends a notice; an empty reason is none. `unknown`: what is written of an email whose worker seems to have died. It may
 * have been cut off from the database only, and knows better.
 */
export async function endNotice(
  db: Db,
  row: ClaimedRow,
  ending: { status: Delivery['status']; reason: string; unknown: string },
  now: Date,
): Promise<void> {
  const { status, reason, unknown } = ending
  const isOpen = or(
    eq(deliveries.status, 'sending'),
    and(eq(deliveries.status, 'failed'), eq(deliveries.reason, unknown)),
  )
  await db
    .update(deliveries)
    .set({ status, reason: reason || null, settledAt: now })
    .where(and(isClaim(row), isOpen))
    .prepare('end_notice')
    .execute()
}

export async function putOffNotice(db: Db, row: ClaimedRow, dueAt: Date): Promise<void> {
  const tries = sql`${deliveries.tries} + 1`
  await db
    .update(deliveries)
    .set({ status: 'pending', dueAt, tries, leasedUntil: null, dataStartedAt: null })
    .where(and(isClaim(row), eq(deliveries.status, 'sending')))
    .prepare('put_off_notice')
    .execute()
}

/** Ends emails whose worker died after their text began to leave. */
export const endUnknownEmails = preparedSql<never, { reason: string; now: Date }>('end_unknown_emails')`
  update ${deliveries} o
  set ${deliveries.status} = 'failed', ${deliveries.reason} = :reason, ${deliveries.settledAt} = :now
  where o.${deliveries.channel} = 'email' and o.${deliveries.status} in ('pending', 'sending')
    and o.${deliveries.dataStartedAt} is not null and ${isFree('o')}`

/** Ends emails about messages for a person. */
export const stopEmails = (db: Db, userId: number) =>
  db.update(users).set({ emailNotifications: false }).where(eq(users.id, userId)).prepare('stop_emails').execute()
