import { and, eq, gt, type SQLWrapper, sql } from 'drizzle-orm'
import { READING_LIMITS } from '../../../../core/memory/reading/fit-reading.ts'
import type { ImportSource } from '../../../../core/text/limits.ts'
import { type Db, listOf, preparedSql, sqlPart, type Transaction } from '../../../platform/db/statement.ts'
import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'
import { imports } from '../../../platform/db/tables/imports.ts'
import { conversationDigests as digests, userProfiles } from '../../../platform/db/tables/memory.ts'
import { type Due, IS_DUE, isReadable, type Outcome, READER, READING_LOCK } from './store-readings.ts'

/** Conversations from other programs that a person asked a model to read. */

/** Of `imports i`. */
const IS_IMPORT_DUE = sqlPart`i.${imports.pendingMessages} > 0
  and (i.${imports.queuedAt} is null or i.${imports.queuedAt} < :lost)
  and (i.${imports.readAgainAt} is null or i.${imports.readAgainAt} <= :now)`

/** People for whom one is due, of whom nobody else chooses a reading at the same time. */
export const lockImportReaders = preparedSql<{ id: number }, Pick<Due, 'now' | 'lost'> & { limit: number }>(
  'lock_import_readers',
)`
  select r.id from (
    select distinct i.${imports.userId} as id from ${imports} i
    where ${IS_IMPORT_DUE}
    limit :limit) r
  where pg_try_advisory_xact_lock(${READING_LOCK}, r.id)`

const takeOf = preparedSql<{ id: number }, Due & { people: string }>('take_imports')`
  update ${imports} t set ${imports.queuedAt} = :now
  where t.${imports.id} in (
    select distinct on (i.${imports.userId}) i.${imports.id} from ${imports} i
    where i.${imports.userId} = any(:people::int[]) and ${IS_IMPORT_DUE}
      and not exists (
        select from ${imports} o where o.${imports.userId} = i.${imports.userId} and o.${imports.queuedAt} >= :lost)
      and not exists (
        select from ${digests} d where d.${digests.userId} = i.${imports.userId}
          and (d.${digests.queuedAt} >= :lost or (${IS_DUE})))
    order by i.${imports.userId}, i.${imports.id})
  returning t.${imports.id}::int as id`

/** One a person, unless anything of theirs is being read, or a conversation with a helper is due. */
export const takeImports = (tx: Transaction, due: Due, people: readonly { id: number }[]) =>
  takeOf(tx, { ...due, people: listOf(people.map(({ id }) => id)) })

/** None if it has been read in the meantime. */
export const findImportReading = (db: Db, id: number) =>
  db
    .select({
      ...READER,
      helperId: imports.helperId,
      userId: imports.userId,
      failures: imports.readingFailures,
      imported: { id: imports.id, source: sql<ImportSource>`${imports.source}` },
    })
    .from(imports)
    .innerJoin(helpers, eq(helpers.id, imports.helperId))
    .innerJoin(users, eq(users.id, imports.userId))
    .innerJoin(userKeys, eq(userKeys.userId, imports.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, imports.userId))
    .where(and(eq(imports.id, id), gt(imports.pendingMessages, 0)))
    .prepare('find_import_reading')
    .execute()

const countLeft = (on: Pick<Transaction, 'select'>, id: number) =>
  on
    .select({ count: sql`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.importId, id), messages.awaitsReading, isReadable))

/** Ends a reading; the import is due again if anything in it is left to read. */
export function endImport(tx: Transaction, id: number, { failures, failure, againAt }: Outcome) {
  return tx
    .update(imports)
    .set({
      pendingMessages: sql`(${countLeft(tx, id)})`,
      queuedAt: null,
      readingFailures: failures,
      readingFailure: failure,
      readAgainAt: againAt,
    })
    .where(eq(imports.id, id))
    .prepare('end_import')
    .execute()
}

const isAsked = sql`${messages.id} <= coalesce(${imports.askedThrough}, 0)`
const countWhere = (condition: SQLWrapper) => sql<number>`(count(*) filter (where ${condition}))::int`
/** As a reading shortens them. What seals a message is a few bytes longer than it. */
const characters = sql`least(octet_length(${messages.content}),
  case when ${messages.isFromUser} then ${READING_LIMITS.personMessage}::int else ${READING_LIMITS.helperMessage}::int end)`

/** How far each was read, and what is left of it; of all that a person brought, or of one. */
export const findProgress = (db: Pick<Db, 'select'>, userId: number, id?: number) =>
  db
    .select({
      id: imports.id,
      failure: imports.readingFailure,
      /** Messages of the person that can be read, that wait for a model, and that none was asked to read. */
      said: countWhere(messages.isFromUser),
      waiting: countWhere(messages.awaitsReading),
      unasked: countWhere(sql`${messages.isFromUser} and not ${isAsked}`),
      turns: countWhere(sql`not ${isAsked}`),
      characters: sql<number>`coalesce((sum(${characters}) filter (where not ${isAsked})), 0)::int`,
    })
    .from(imports)
    .innerJoin(messages, eq(messages.importId, imports.id))
    .where(and(eq(imports.userId, userId), isReadable, id === undefined ? undefined : eq(imports.id, id)))
    .groupBy(imports.id)

/** Returns false if it is not theirs. The caller holds the lock on their memory, like a reading that is being saved. */
export async function askFor(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const isTheirs = and(eq(imports.id, id), eq(imports.userId, userId))
  const [row] = await tx.select({ through: imports.askedThrough }).from(imports).where(isTheirs).for('no key update')
  if (!row) return false
  await tx
    .update(messages)
    .set({ awaitsReading: true })
    .where(and(eq(messages.importId, id), messages.isFromUser, gt(messages.id, row.through ?? 0), isReadable))
  const newest = tx
    .select({ id: sql`max(${messages.id})` })
    .from(messages)
    .where(eq(messages.importId, id))
  await tx
    .update(imports)
    .set({ askedThrough: sql`(${newest})`, pendingMessages: sql`(${countLeft(tx, id)})`, readAgainAt: null })
    .where(isTheirs)
  return true
}

/** What is left can be asked for again. Returns false if it is not theirs. The same lock. */
export async function stopAsking(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const isTheirs = and(eq(imports.id, id), eq(imports.userId, userId))
  const [row] = await tx.select({ id: imports.id }).from(imports).where(isTheirs).for('no key update')
  if (!row) return false
  const left = await tx
    .update(messages)
    .set({ awaitsReading: false })
    .where(and(eq(messages.importId, id), messages.awaitsReading))
    .returning({ id: messages.id })
  if (left.length > 0)
    await tx
      .update(imports)
      .set({
        askedThrough: Math.min(...left.map((message) => message.id)) - 1,
        pendingMessages: 0,
        readingFailure: null,
      })
      .where(isTheirs)
  return true
}
