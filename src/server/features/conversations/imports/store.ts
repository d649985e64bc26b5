import { and, asc, desc, eq, gt, sum } from 'drizzle-orm'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { imports } from '../../../platform/db/tables/imports.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

export type ImportRow = typeof imports.$inferSelect
type NewImport = Omit<typeof imports.$inferInsert, 'messages'>
type NewRow = Omit<typeof messages.$inferInsert, 'importId'>

interface Part {
  about: NewImport
  from: number
  rows: readonly NewRow[]
  /** Messages of all that a person brought. */
  total: number
}

/** `missing`: the helper is not theirs. `gap`: what comes before `from` is not kept. `full`: they have brought too much. */
type Kept = 'missing' | 'gap' | 'full' | { row: ImportRow; firstId: number | null }

/** Holds the helper before the import, like a deletion of the helper, against deadlocks. */
async function holdImport(tx: Transaction, about: NewImport): Promise<ImportRow | null> {
  const owned = and(eq(helpers.id, about.helperId), eq(helpers.userId, about.userId))
  const [helper] = await tx.select({ id: helpers.id }).from(helpers).where(owned).for('key share')
  if (!helper) return null
  await tx.insert(imports).values(about).onConflictDoNothing()
  const known = and(eq(imports.helperId, about.helperId), eq(imports.key, about.key))
  const [row] = await tx.select().from(imports).where(known).for('no key update')
  return row ?? null
}

async function countOf(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx
    .select({ all: sum(imports.messages).mapWith(Number) })
    .from(imports)
    .where(eq(imports.userId, userId))
  return row?.all ?? 0
}

const widened = (row: ImportRow, rows: readonly NewRow[]) => {
  const times = rows.map(({ sentAt }) => sentAt.getTime())
  return {
    startedAt: new Date(Math.min(row.startedAt.getTime(), ...times)),
    endedAt: new Date(Math.max(row.endedAt.getTime(), ...times)),
  }
}

export const keepPart = (db: Db, { about, from, rows, total }: Part): Promise<Kept> =>
  inTransaction(db, async (tx) => {
    const row = await holdImport(tx, about)
    if (!row) return 'missing'
    if (from > row.messages) return 'gap'
    const fresh = rows.slice(row.messages - from)
    if (fresh.length === 0) return { row, firstId: null }
    if ((await countOf(tx, about.userId)) + fresh.length > total) return 'full'
    const [first] = await tx
      .insert(messages)
      .values(fresh.map((message) => ({ ...message, importId: row.id })))
      .returning({ id: messages.id })
    const [changed] = await tx
      .update(imports)
      .set({ messages: row.messages + fresh.length, ...widened(row, fresh) })
      .where(eq(imports.id, row.id))
      .returning()
    return { row: changed ?? row, firstId: first?.id ?? null }
  })

/** Newest first. */
export const listImports = (db: Db, userId: number): Promise<ImportRow[]> =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), gt(imports.messages, 0)))
    .orderBy(desc(imports.endedAt), desc(imports.id))

export async function findImport(db: Db, userId: number, id: number): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)))
  return row
}

/** Oldest first. */
export const pageOfImport = (db: Db, importId: number, after: number, limit: number) =>
  db
    .select({
      id: messages.id,
      isFromUser: messages.isFromUser,
      content: messages.content,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(and(eq(messages.importId, importId), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(limit)

export async function findMessagesOfImport(tx: Transaction, userId: number, importId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.importId, importId), eq(messages.userId, userId)))
  return rows.map(({ id }) => id)
}

/** Its messages and their index go with it. Returns whether it was theirs. */
export async function deleteImport(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)))
    .returning({ id: imports.id })
  return rows.length > 0
}
