import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { WatchedConnection } from '../../../core/connections/in-words.ts'
import type { ModelRole } from '../../../core/connections/model-providers.ts'
import { monthStart } from '../../../core/plans/allowance.ts'
import { type Db, didChange } from '../../platform/db/statement.ts'
import { sessions, users } from '../../platform/db/tables/accounts.ts'
import { auditLog, connectionHealth, connections } from '../../platform/db/tables/admin.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { messageTemplates, messageSchedules as schedules } from '../../platform/db/tables/schedules.ts'
import { prices, usageCalls } from '../../platform/db/tables/usage.ts'

type AuditRow = typeof auditLog.$inferSelect

export async function insertAudit(db: Db, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await db.insert(auditLog).values(entry)
}

export function listAudit(db: Db, before: number, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(lt(auditLog.id, before)).orderBy(desc(auditLog.id)).limit(limit)
}

/** Pending planned messages, and how those since an instant ended. */
export const readQueue = (db: Db, now: Date, since: Date) => {
  const { status, scheduledTime } = schedules
  const isPending = eq(status, 'pending')
  const isRecent = gt(scheduledTime, since)
  const isDue = and(isPending, lte(scheduledTime, now))
  const number = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const oldest = sql`min(${scheduledTime}) filter (where ${isDue})`.mapWith(scheduledTime)
  return db
    .select({
      due: number(isDue),
      running: number(eq(status, 'claimed')),
      delivered: number(and(eq(status, 'delivered'), isRecent)),
      failed: number(and(eq(status, 'failed'), isRecent)),
      skipped: number(and(eq(status, 'skipped'), isRecent)),
      waiting: number(and(isPending, gt(scheduledTime, now))),
      oldestDueAt: oldest as SQL<Date | null>,
    })
    .from(schedules)
    .where(or(inArray(status, ['pending', 'claimed']), isRecent))
}

/** Usage is that of the calendar month (UTC) of `now`. */
export function listUsers(db: Db, search: string, before: number, limit: number, now: Date) {
  const sumOfMonth = (figure: SQL) =>
    db
      .select({ sum: sql`sum(${figure})` })
      .from(usageCalls)
      .where(and(eq(usageCalls.userId, users.id), gte(usageCalls.startedAt, monthStart(now))))
  const calls = sumOfMonth(sql`${usageCalls.attempts}`)
  const micros = sumOfMonth(sql`coalesce(${usageCalls.costMicros}, ${usageCalls.worstMicros} * ${usageCalls.attempts})`)
  const literal = search.replaceAll(/[\\%_]/g, '\\$&')
  return db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      tier: users.subscriptionTier,
      subscriptionStatus: users.subscriptionStatus,
      helpers: db.$count(helpers, eq(helpers.userId, users.id)),
      calls: sql<number>`coalesce(${calls}, 0)::int`,
      micros: sql<number>`coalesce(${micros}, 0)::float8`,
      createdAt: users.createdAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(and(lt(users.id, before), ilike(users.username, `%${literal}%`)))
    .orderBy(desc(users.id))
    .limit(limit)
}

export async function findName(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ username: users.username }).from(users).where(eq(users.id, id))
  return row?.username
}

export async function suspend(db: Db, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ suspendedAt: now }).where(eq(users.id, id))
    await tx.delete(sessions).where(eq(sessions.userId, id))
  })
}

export async function unsuspend(db: Db, id: number): Promise<void> {
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, id))
}

export async function setRole(db: Db, id: number, role: 'user' | 'operator'): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id))
}

type PriceRecord = Pick<typeof prices.$inferSelect, 'model' | 'input' | 'output'>

export function listPrices(db: Db): Promise<PriceRecord[]> {
  return db
    .select({ model: prices.model, input: prices.input, output: prices.output })
    .from(prices)
    .orderBy(asc(prices.model))
}

export async function savePrice(db: Db, price: PriceRecord, now: Date): Promise<void> {
  const { input, output } = price
  await db
    .insert(prices)
    .values({ ...price, updatedAt: now })
    .onConflictDoUpdate({ target: prices.model, set: { input, output, updatedAt: now } })
}

/** Returns whether a price was deleted. */
export const deletePrice = (db: Db, model: string): Promise<boolean> =>
  didChange(db.delete(prices).where(eq(prices.model, model)))

const TEMPLATE = {
  id: messageTemplates.id,
  personaType: messageTemplates.personaType,
  sequencePosition: messageTemplates.sequencePosition,
  templateText: messageTemplates.templateText,
  active: messageTemplates.active,
}

export function listTemplates(db: Db) {
  return db
    .select(TEMPLATE)
    .from(messageTemplates)
    .orderBy(asc(messageTemplates.personaType), asc(messageTemplates.sequencePosition))
}

export async function updateTemplate(
  db: Db,
  id: number,
  change: { templateText?: string | undefined; active?: boolean | undefined },
  now: Date,
) {
  const [row] = await db
    .update(messageTemplates)
    .set({ ...change, updatedAt: now })
    .where(eq(messageTemplates.id, id))
    .returning(TEMPLATE)
  return row
}

type ConnectionRow = typeof connections.$inferSelect

export const listModelConnections = (db: Db): Promise<ConnectionRow[]> => db.select().from(connections)

export async function saveModelConnection(db: Db, row: ConnectionRow): Promise<void> {
  await db.insert(connections).values(row).onConflictDoUpdate({ target: connections.kind, set: row })
}

/** Returns false if there was none. */
export const deleteModelConnection = (db: Db, kind: ModelRole): Promise<boolean> =>
  didChange(db.delete(connections).where(eq(connections.kind, kind)))

type HealthRow = typeof connectionHealth.$inferSelect

const save = async (db: Db, kind: WatchedConnection, row: Partial<HealthRow>): Promise<void> => {
  await db
    .insert(connectionHealth)
    .values({ kind, ...row })
    .onConflictDoUpdate({ target: connectionHealth.kind, set: row })
}

export const saveSuccess = (db: Db, kind: WatchedConnection, at: Date): Promise<void> =>
  save(db, kind, { lastSuccessAt: at })

export const saveFailure = (db: Db, kind: WatchedConnection, at: Date, failure: string): Promise<void> =>
  save(db, kind, { lastFailureAt: at, failure })

export const listConnectionHealth = (db: Db): Promise<HealthRow[]> => db.select().from(connectionHealth)
