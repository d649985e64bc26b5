import { and, asc, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { PlanOutcome } from '../../../../core/panel/panel.ts'
import { type Db, excluded } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'
import { panelPlans as plans } from '../../../platform/db/tables/panels.ts'
import { ACTOR_COLUMNS } from '../../identity/sessions/sql-parts.ts'

export const findPlan = (db: Pick<Db, 'select'>, panelId: number) =>
  db.select().from(plans).where(eq(plans.panelId, panelId)).prepare('find_panel_plan').execute()

export type PlanRow = Awaited<ReturnType<typeof findPlan>>[number]

/** In place of an earlier one. */
export const savePlan = (db: Pick<Db, 'insert'>, plan: Omit<PlanRow, 'skipped'>) =>
  db
    .insert(plans)
    .values(plan)
    .onConflictDoUpdate({
      target: plans.panelId,
      set: {
        question: excluded(plans.question),
        weekday: excluded(plans.weekday),
        time: excluded(plans.time),
        timeZone: excluded(plans.timeZone),
        nextAt: excluded(plans.nextAt),
        skipped: null,
      },
    })

export const deletePlan = (db: Pick<Db, 'delete'>, panelId: number, userId: number) =>
  db.delete(plans).where(and(eq(plans.panelId, panelId), eq(plans.userId, userId)))

/** Those whose time has come, and those of people who live in another time zone by now. */
export const findDuePlans = (db: Db, now: Date, limit: number) =>
  db
    .select({
      plan: plans,
      person: ACTOR_COLUMNS,
    })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .innerJoin(userKeys, eq(userKeys.userId, users.id))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(or(lte(plans.nextAt, now), ne(plans.timeZone, users.timeZone)), isNull(users.suspendedAt)))
    .orderBy(asc(plans.nextAt))
    .limit(limit)
    .prepare('find_due_panel_plans')
    .execute()

export type DuePlan = Awaited<ReturnType<typeof findDuePlans>>[number]

interface Moved {
  nextAt: Date
  timeZone: string
  skipped: PlanOutcome | null
}

/** Returns whether this process moved it to its next time; another one, or the person, may have been faster. */
export async function movePlan(db: Pick<Db, 'update'>, { panelId, nextAt }: PlanRow, moved: Moved): Promise<boolean> {
  const rows = await db
    .update(plans)
    .set(moved)
    .where(and(eq(plans.panelId, panelId), eq(plans.nextAt, nextAt)))
    .returning({ panelId: plans.panelId })
  return rows.length > 0
}

export const noteSkipped = (db: Pick<Db, 'update'>, panelId: number, skipped: PlanOutcome) =>
  db.update(plans).set({ skipped }).where(eq(plans.panelId, panelId))
