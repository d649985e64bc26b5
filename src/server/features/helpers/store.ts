import { and, asc, count, eq, exists, getTableColumns, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Tier } from '../../../core/plans/plans.ts'
import type { QuietHours } from '../../../core/scheduling/slots.ts'
import { type Db, preparedQuery, type Transaction, unseen } from '../../platform/db/statement.ts'
import { users } from '../../platform/db/tables/accounts.ts'
import { helperPictures as faces, helpers } from '../../platform/db/tables/helpers.ts'
import { pushSubscriptions } from '../../platform/db/tables/schedules.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { nextMessageAt, restingUntil, usedUpUntil } from './sql-parts.ts'

export type HelperRow = typeof helpers.$inferSelect
type NewHelper = typeof helpers.$inferInsert

const query = new QueryBuilder()
const browsers = query.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, users.id))
const channels = query
  .select({
    channels: sql`json_build_object('push', ${exists(browsers)},
      'email', ${users.emailNotifications} and ${users.emailVerifiedAt} is not null,
      'quiet', json_build_object('start', ${users.quietHoursStart}, 'end', ${users.quietHoursEnd}))`,
  })
  .from(users)
  .where(eq(users.id, helpers.userId))

const PLANNED = {
  ...getTableColumns(helpers),
  nextMessageAt,
  restingUntil,
  usedUpUntil,
  owner: sql<OwnerChannels>`${channels}`,
}

interface OwnerChannels {
  push: boolean
  email: boolean
  quiet: QuietHours
}
export type PlannedHelperRow = HelperRow & {
  nextMessageAt: Date | null
  restingUntil: Date | null
  usedUpUntil: Date | null
  owner: OwnerChannels
}

const owned = (userId: number, id: number) => and(eq(helpers.id, id), eq(helpers.userId, userId))

export const listHelpers = preparedQuery<{ userId: number }>('list_helpers')((db, { userId }) =>
  db
    .select(PLANNED)
    .from(helpers)
    .where(eq(helpers.userId, unseen(userId, 'int')))
    .orderBy(asc(helpers.id)),
)

export const listSummaries = preparedQuery<{ userId: number }>('list_summaries')((db, { userId }) =>
  db
    .select({
      id: helpers.id,
      name: helpers.name,
      personaType: helpers.personaType,
      imageUrl: helpers.imageUrl,
      active: helpers.active,
      readUpTo: helpers.readUpTo,
      isPinned: helpers.isPinned,
      archivedUpTo: helpers.archivedUpTo,
      mutedUntil: helpers.mutedUntil,
      nextMessageAt,
      restingUntil,
      usedUpUntil,
    })
    .from(helpers)
    .where(eq(helpers.userId, unseen(userId, 'int'))),
)

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

/** Null unless `mayHave` allows it. The account is locked, so concurrent calls can't both take the last place. */
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

/** Null unless `mayHave` allows it. Undefined: the helper is not theirs. The account is locked as in `insertHelper`. */
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

/** Also deletes its messages and memories; the others are planned anew. Returns whether it existed. */
export async function deleteHelper(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(helpers).where(owned(userId, id)).returning({ id: helpers.id })
  await tx.update(helpers).set({ needsPlan: true }).where(eq(helpers.userId, userId))
  return rows.length > 0
}

/** It comes at its usual pace again, once it is planned. */
export const resumePlanning = (db: Db, userId: number, id: number) =>
  db.update(helpers).set({ needsPlan: true, unanswered: 0 }).where(owned(userId, id))

interface Owned {
  helperId: number
  userId: number
}

const isTheirs = ({ helperId, userId }: Owned) => and(eq(faces.helperId, helperId), eq(faces.userId, userId))

/** Returns whether the helper is theirs. */
export const saveFace = (db: Db, face: typeof faces.$inferInsert, imageUrl: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { helperId, userId, picture } = face
    const rows = await tx
      .update(helpers)
      .set({ imageUrl })
      .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
      .returning({ id: helpers.id })
    if (rows.length === 0) return false
    await tx.insert(faces).values(face).onConflictDoUpdate({ target: faces.helperId, set: { picture } })
    return true
  })

/** Returns whether there was one. */
export const deleteFace = (db: Db, owned: Owned): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const rows = await tx.delete(faces).where(isTheirs(owned)).returning({ helperId: faces.helperId })
    if (rows.length === 0) return false
    await tx.update(helpers).set({ imageUrl: null }).where(eq(helpers.id, owned.helperId))
    return true
  })

export const findFace = (db: Db, owned: Owned) =>
  db.select({ picture: faces.picture }).from(faces).where(isTheirs(owned))
