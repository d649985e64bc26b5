import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, isAnyOf, type Transaction } from '../../../platform/db/statement.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { panelMembers, panelRounds, panels } from '../../../platform/db/tables/panels.ts'

type Reader = Pick<Db, 'select'>

const usedAt = sql`coalesce((
  select max(r.created_at) from ${panelRounds} r where r.panel_id = ${sql.raw('"panels"."id"')}), ${panels.createdAt})`.mapWith(
  panels.createdAt,
)

const fields = { id: panels.id, name: panels.name, createdAt: panels.createdAt, usedAt: usedAt.as('used_at') }

/** The one that was used last comes first. */
export const findPanels = (db: Reader, userId: number) =>
  db
    .select(fields)
    .from(panels)
    .where(eq(panels.userId, userId))
    .orderBy(sql`used_at desc`, sql`${panels.id} desc`)
    .prepare('find_panels')
    .execute()

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
