import { and, asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Tier } from '../../../core/plans/plans.ts'
import type { QuietHours } from '../../../core/scheduling/slots.ts'
import { type Queryable, statement } from '../../db/statement.ts'
import { users } from '../../db/tables/accounts.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { messageSchedules } from '../../db/tables/schedules.ts'
import type { Db } from '../../ports/db.ts'

export type HelperRow = typeof helpers.$inferSelect
export type NewHelper = typeof helpers.$inferInsert

/**
 * A helper with what is planned for it: in a care period planned messages rest, and the helper that was told asks once
 * at its end. Written out: Drizzle leaves the table off a column of a single one.
 */
const PLANNED = {
  ...getTableColumns(helpers),
  nextMessageAt: sql<Date | null>`least(
    (select s.scheduled_time from message_schedules s
      where s.helper_id = helpers.id and s.status in ('pending', 'claimed')
        and not exists (select from care_periods c where c.user_id = helpers.user_id
          and c.started_at <= s.scheduled_time and c.ends_at > s.scheduled_time)),
    (select c.ends_at from care_periods c
      where c.helper_id = helpers.id and c.checked_in_at is null and helpers.active))`.mapWith(
    (value) => value && messageSchedules.scheduledTime.mapFromDriverValue(value),
  ),
  restingUntil: sql<Date | null>`(select c.ends_at from care_periods c join message_schedules s
      on c.started_at <= s.scheduled_time and c.ends_at > s.scheduled_time
    where c.user_id = helpers.user_id and s.helper_id = helpers.id and s.status in ('pending', 'claimed'))`.mapWith(
    (value) => value && messageSchedules.scheduledTime.mapFromDriverValue(value),
  ),
  isUnread: sql<boolean>`exists (select from messages m
    where m.id = helpers.last_planned_message and m.sent_at > coalesce(helpers.seen_at, '-infinity'))`,
  owner: sql<OwnerNotices>`(select json_build_object(
      'push', exists (select from push_subscriptions p where p.user_id = u.id),
      'email', u.email_notifications and u.email_verified_at is not null,
      'quiet', json_build_object('start', u.quiet_hours_start, 'end', u.quiet_hours_end))
    from users u where u.id = helpers.user_id)`,
}

/** How a helper's owner wants to be told about its messages. */
interface OwnerNotices {
  push: boolean
  email: boolean
  quiet: QuietHours
}
export type PlannedHelperRow = HelperRow & {
  nextMessageAt: Date | null
  restingUntil: Date | null
  isUnread: boolean
  owner: OwnerNotices
}

const owned = (userId: number, id: number) => and(eq(helpers.id, id), eq(helpers.userId, userId))

export function listHelpers(db: Db, userId: number): Promise<PlannedHelperRow[]> {
  return db.select(PLANNED).from(helpers).where(eq(helpers.userId, userId)).orderBy(asc(helpers.id))
}

export async function findHelper(db: Db, userId: number, id: number): Promise<PlannedHelperRow | undefined> {
  const [row] = await db.select(PLANNED).from(helpers).where(owned(userId, id))
  return row
}

export async function findHelperByPersona(db: Db, userId: number, type: string): Promise<PlannedHelperRow | undefined> {
  const [row] = await db
    .select(PLANNED)
    .from(helpers)
    .where(and(eq(helpers.userId, userId), eq(helpers.personaType, type)))
  return row
}

/**
 * Adds a helper if `mayHave` says so for the plan and the number of helpers there are; null when it does not.
 * The account's row is locked meanwhile: two at once cannot both take the last place.
 */
export function insertHelper(
  db: Db,
  helper: NewHelper,
  mayHave: (tier: Tier, count: number) => boolean,
): Promise<HelperRow | null> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ tier: users.subscriptionTier })
      .from(users)
      .where(eq(users.id, helper.userId))
      .for('update')
    const [existing] = await tx.select({ count: count() }).from(helpers).where(eq(helpers.userId, helper.userId))
    if (!account || !mayHave(account.tier, existing?.count ?? 0)) return null
    const [row] = await tx.insert(helpers).values(helper).returning()
    return row ?? null
  })
}

export type HelperChange = Partial<Omit<NewHelper, 'id' | 'userId' | 'personaType' | 'createdAt'>>

export async function updateHelper(
  db: Db,
  userId: number,
  id: number,
  change: HelperChange,
): Promise<HelperRow | undefined> {
  const [row] = await db
    .update(helpers)
    .set({ ...change, needsPlan: true })
    .where(owned(userId, id))
    .returning()
  return row
}

/**
 * Makes a helper active if `mayHave` says so for the plan and the number of others that are; null when it does not,
 * undefined when the helper is not theirs.
 * The account's row is locked meanwhile, as in `insertHelper`.
 */
export function activateHelper(
  db: Db,
  userId: number,
  id: number,
  mayHave: (tier: Tier, count: number) => boolean,
): Promise<HelperRow | null | undefined> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ tier: users.subscriptionTier })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    const [helper] = await tx.select({ id: helpers.id }).from(helpers).where(owned(userId, id))
    if (!helper) return undefined
    const others = and(eq(helpers.userId, userId), eq(helpers.active, true), ne(helpers.id, id))
    const [active] = await tx.select({ count: count() }).from(helpers).where(others)
    if (!account || !mayHave(account.tier, active?.count ?? 0)) return null
    const [row] = await tx.update(helpers).set({ active: true, needsPlan: true }).where(owned(userId, id)).returning()
    return row
  })
}

const remove = statement<{ id: number }, [userId: number, id: number]>(
  'delete_helper',
  'delete from helpers where user_id = $1 and id = $2 returning id',
)

/** Deletes a helper; its messages and all that it remembered go with it. Tells whether there was one. */
export const deleteHelper = async (tx: Queryable, userId: number, id: number): Promise<boolean> =>
  (await remove(tx, userId, id)).length > 0
