import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PlanOutcome } from '../../../../core/panel/panel.ts'
import { type Db, excluded, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'
import { panelMembers, panelRounds, panels, panelPlans as plans } from '../../../platform/db/tables/panels.ts'
import { ACTOR_COLUMNS } from '../../identity/sessions/sql-parts.ts'

type Reader = Pick<Db, 'select'>

const usedAt = sql`coalesce((
  select max(r.created_at) from ${panelRounds} r where r.panel_id = ${sql.raw('"panels"."id"')}), ${panels.createdAt})`.mapWith(
  panels.createdAt,
)

const fields = { id: panels.id, name: panels.name, createdAt: panels.createdAt, usedAt: usedAt.as('used_at') }

/** The one that was used last comes first. */
export const findPanels = (db: Reader, userId: number) =>
  db.select(fields).from(panels).where(eq(panels.userId, userId)).orderBy(sql`used_at desc`, sql`${panels.id} desc`)

export type PanelRow = Awaited<ReturnType<typeof findPanels>>[number]

export const findPanel = (db: Reader, panelId: number, userId: number) =>
  db
    .select(fields)
    .from(panels)
    .where(and(eq(panels.id, panelId), eq(panels.userId, userId)))
    .prepare('find_panel')
    .execute()

/** In the order in which they are shown. */
export const findMembers = (db: Reader, userId: number, panelIds: readonly number[]) =>
  db
    .select({
      panelId: panelMembers.panelId,
      helperId: panelMembers.helperId,
      name: helpers.name,
      personaType: helpers.personaType,
      imageUrl: helpers.imageUrl,
    })
    .from(panelMembers)
    .innerJoin(helpers, eq(helpers.id, panelMembers.helperId))
    .where(and(eq(panelMembers.userId, userId), isAnyOf(panelMembers.panelId, panelIds)))
    .orderBy(asc(panelMembers.panelId), asc(panelMembers.position))
    .prepare('find_panel_members')
    .execute()

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

/** Those of them that are theirs, locked against deletion. */
export const holdHelpers = (tx: Transaction, userId: number, helperIds: readonly number[]) =>
  tx
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.userId, userId), isAnyOf(helpers.id, helperIds)))
    .orderBy(helpers.id)
    .for('key share')

export async function countPanels(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(panels).where(eq(panels.userId, userId))
  return row?.count ?? 0
}

interface NewPanel {
  userId: number
  name: Buffer | null
  helperIds: readonly number[]
  createdAt: Date
}

export async function insertPanel(tx: Transaction, { userId, name, helperIds, createdAt }: NewPanel): Promise<number> {
  const [row] = await tx.insert(panels).values({ userId, name, createdAt }).returning({ id: panels.id })
  if (!row) throw new Error('A panel was not inserted')
  const panelId = row.id
  await tx
    .insert(panelMembers)
    .values(helperIds.map((helperId, at) => ({ panelId, helperId, userId, position: at + 1 })))
  return panelId
}

export const renamePanel = (db: Pick<Db, 'update'>, panelId: number, userId: number, name: Buffer) =>
  db
    .update(panels)
    .set({ name })
    .where(and(eq(panels.id, panelId), eq(panels.userId, userId)))

/** Unless it has one. */
export const nameFromQuestion = (tx: Transaction, panelId: number, name: Buffer) =>
  tx
    .update(panels)
    .set({ name })
    .where(and(eq(panels.id, panelId), isNull(panels.name)))

/** Its rounds go with it, and what was said in them. */
export const deletePanel = (tx: Transaction, panelId: number, userId: number) =>
  tx.delete(panels).where(and(eq(panels.id, panelId), eq(panels.userId, userId)))

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
