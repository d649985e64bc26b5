import {
  and,
  eq,
  exists,
  gt,
  type InferColumnsDataTypes,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { CircleMember } from '../../../core/prompt/context.ts'
import { users } from '../../platform/db/tables/accounts.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { crises } from '../../platform/db/tables/safety.ts'
import { messageSchedules as schedules } from '../../platform/db/tables/schedules.ts'
import { isUsedUp } from '../plans/allowance/sql-parts.ts'

const query = new QueryBuilder()

/** The columns that a helper's voice is read from. Every statement for a prompt selects them. */
export const VOICE = {
  name: helpers.name,
  description: helpers.description,
  personaType: helpers.personaType,
  tone: helpers.tone,
  messageLength: helpers.messageLength,
  exampleMessages: helpers.exampleMessages,
  background: helpers.background,
}

/** The other helpers of a person, oldest first. */
export const circleOf = (userId: SQLWrapper, helperId: SQLWrapper) => {
  const other = alias(helpers, 'other')
  const member = sql`json_build_object('name', ${other.name}, 'personaType', ${other.personaType})`
  const members = query
    .select({ all: sql`coalesce(json_agg(${member} order by ${other.id}), '[]')` })
    .from(other)
    .where(and(eq(other.userId, userId), ne(other.id, helperId)))
  return sql<CircleMember[]>`${members}`
}

export type VoiceRow = InferColumnsDataTypes<typeof VOICE>

/** Spelled like the partial index of open schedules. */
const isOpen = sql`${schedules.status} in ('pending', 'claimed')`
const isInCrisis = and(
  eq(crises.helperId, helpers.id),
  lte(crises.startedAt, schedules.scheduledTime),
  gt(crises.endsAt, schedules.scheduledTime),
)
/** A claimed message is being written, and may have reserved the last of the allowance. */
const isUnpaid = and(
  eq(users.id, helpers.userId),
  gt(users.allowancePeriodEnd, schedules.scheduledTime),
  eq(schedules.status, 'pending'),
  isUsedUp,
)

/** Whether a planned message of `helpers` is going to be skipped as things are now, so nothing announces it. */
const isHeldBack = or(
  exists(query.select().from(crises).where(isInCrisis)),
  exists(query.select().from(users).where(isUnpaid)),
)
/** Past ones, and the open one unless it is held back. */
export const isAnnounced = sql`not (${isOpen} and ${isHeldBack})`

/** What is planned beside the routine stays while a helper is paused or muted, though nothing comes of it then. */
const writesThen = and(
  eq(helpers.active, true),
  or(isNull(helpers.mutedUntil), lte(helpers.mutedUntil, schedules.scheduledTime)),
)
const planned = query
  .select({ at: sql`min(${schedules.scheduledTime})` })
  .from(schedules)
  .where(and(eq(schedules.helperId, helpers.id), isOpen, writesThen, isAnnounced))
const checkIn = query
  .select({ at: crises.endsAt })
  .from(crises)
  .where(
    and(
      eq(crises.helperId, helpers.id),
      isNull(crises.checkedInAt),
      eq(helpers.active, true),
      or(isNull(helpers.mutedUntil), lte(helpers.mutedUntil, crises.endsAt)),
    ),
  )
const rest = query
  .select({ until: crises.endsAt })
  .from(crises)
  .innerJoin(schedules, isInCrisis)
  .where(and(eq(schedules.helperId, helpers.id), isOpen))
  .limit(1)
const reset = query
  .select({ until: users.allowancePeriodEnd })
  .from(users)
  .innerJoin(schedules, isUnpaid)
  .where(and(eq(schedules.helperId, helpers.id), isOpen))
  .limit(1)

/** In a crisis planned messages rest, and the helper that was told checks in once at its end. */
export const nextMessageAt = sql`least(${planned}, ${checkIn})`.mapWith(schedules.scheduledTime) as SQL<Date | null>
export const restingUntil = sql`${rest}`.mapWith(crises.endsAt) as SQL<Date | null>
export const usedUpUntil = sql`${reset}`.mapWith(users.allowancePeriodEnd) as SQL<Date | null>
