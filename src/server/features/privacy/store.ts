import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Db, preparedSql, type Transaction } from '../../platform/db/statement.ts'
import { verificationCodes as codes, users } from '../../platform/db/tables/accounts.ts'
import { auditLog } from '../../platform/db/tables/admin.ts'
import { billingEvents } from '../../platform/db/tables/billing.ts'
import { messagePictures, messages } from '../../platform/db/tables/conversations.ts'
import { helperPictures, helpers } from '../../platform/db/tables/helpers.ts'
import { imports } from '../../platform/db/tables/imports.ts'
import { conversationMemory as memories, userProfiles as profiles } from '../../platform/db/tables/memory.ts'
import { messageSchedules as schedules } from '../../platform/db/tables/schedules.ts'
import { inboundSms, verifiedPhones } from '../../platform/db/tables/sms.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { SPOKEN_LIST } from '../memory/recall/sql-parts.ts'
import type { ExportedTable } from './export/exported-tables.ts'

interface StoredSettings {
  stored: (typeof profiles.$inferSelect)['privacySettings']
}

/** `stored` is null if they never changed any. */
export const findPrivacySettings = (db: Db, userId: number): Promise<StoredSettings[]> =>
  db.select({ stored: profiles.privacySettings }).from(profiles).where(eq(profiles.userId, userId))

/** Merges the given settings, and the given helpers of `access`; returns all settings. */
export function changePrivacySettings(
  db: Db,
  userId: number,
  { fields, access, now }: { fields: object; access: object; now: Date },
): Promise<StoredSettings[]> {
  const stored = profiles.privacySettings
  const kept = sql`coalesce(${stored} -> 'access', '{}') || ${JSON.stringify(access)}::jsonb`
  const changed = sql`coalesce(${stored}, '{}') || ${JSON.stringify(fields)}::jsonb || jsonb_build_object('access', ${kept})`
  return db
    .insert(profiles)
    .values({ userId, privacySettings: { ...fields, access }, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { updatedAt: now, privacySettings: changed } })
    .returning({ stored })
}

export const ownsHelper = async (db: Db, userId: number, helperId: number): Promise<boolean> =>
  (await db.$count(helpers, and(eq(helpers.id, helperId), eq(helpers.userId, userId)))) > 0

interface SummaryRow {
  facts: number
  messages: number
  crossHelperReferences: number
  highlySensitive: number
  sensitive: number
  categories: Record<string, number> | null
}

/**
 * Facts are counted as the Memory page lists them: without those that were replaced. How often another helper used something: facts count it themselves; for messages, replies list those they are based
 * on. Messages only have tags: one with more than two categories counts as highly sensitive, as in `sensitivityOf`.
 */
export const summariseMemories = preparedSql<SummaryRow, { userId: number }>('summarise_memories')`
  with memories as (
    select true as is_memory, ${memories.privacyTags} as tags, ${memories.crossHelperReferences} as crossings,
      ${memories.sensitivityLevel} <> 'normal' as is_sensitive, ${memories.sensitivityLevel} = 'highly_sensitive' as is_grave
    from ${memories} where ${memories.userId} = :userId and ${memories.validTo} is null and not ${memories.isHidden}
    union all
    select false, ${messages.privacyTags}, 0, coalesce(cardinality(${messages.privacyTags}) > 0, false),
      coalesce(cardinality(${messages.privacyTags}) > 2, false)
    from ${messages} where ${messages.userId} = :userId and not ${messages.isForgotten} and not ${messages.isSensitive}
      and ${messages.source} in (${SPOKEN_LIST})),
  kinds as (select tag, count(*)::int as count from memories, unnest(tags) tag group by tag)
  select count(*) filter (where is_memory)::int as facts, count(*) filter (where not is_memory)::int as messages,
    coalesce(sum(crossings), 0)::int + (
      select count(*)::int from ${messages} r cross join unnest(r.${messages.contextReferences}) as c(id)
        join ${messages} m on m.${messages.id} = c.id and m.${messages.userId} = :userId
      where r.${messages.userId} = :userId and m.${messages.helperId} <> r.${messages.helperId}
        and not m.${messages.isForgotten}) as "crossHelperReferences",
    count(*) filter (where is_grave)::int as "highlySensitive",
    count(*) filter (where is_sensitive and not is_grave)::int as sensitive,
    (select jsonb_object_agg(tag, count) from kinds) as categories
  from memories`

const DELETED = 'a deleted account'

/** References to an account outside its own rows: the audit log, payment webhooks, SMS codes. */
async function forgetNames(tx: Transaction, id: number): Promise<void> {
  const [user] = await tx
    .select({ username: users.username, customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, id))
  if (!user) return
  if (user.customerId !== null) await tx.delete(billingEvents).where(eq(billingEvents.customerId, user.customerId))
  const phones = tx.select({ phone: users.phoneNumber }).from(users).where(eq(users.id, id))
  const verified = tx
    .select({ phone: verifiedPhones.phoneNumber })
    .from(verifiedPhones)
    .where(eq(verifiedPhones.userId, id))
  const texted = tx.select({ phone: helpers.phoneNumber }).from(helpers).where(eq(helpers.userId, id))
  await tx.delete(codes).where(inArray(codes.phoneNumber, phones.union(verified).union(texted)))
  await tx.update(auditLog).set({ actorName: DELETED }).where(eq(auditLog.actorId, id))
  const name = `${user.username} (${id})`
  await tx
    .update(auditLog)
    .set({ detail: sql`replace(${auditLog.detail}, ${name}, ${`${DELETED} (${id})`})` })
    .where(sql`strpos(${auditLog.detail}, ${name}) > 0`)
}

/** Includes failed jobs. The queue does not exist before the first worker has run. */
async function forgetJobs(tx: Transaction, id: number): Promise<void> {
  const { rows } = await tx.execute<{ queue: boolean }>(sql`select to_regclass('pgboss.job') is not null as queue`)
  if (!rows[0]?.queue) return
  await tx.execute(sql`
    delete from pgboss.job j where (coalesce(j.source_name, j.name), j.data ->> 'id') in (
      select 'answer', ${inboundSms.id}::text from ${inboundSms} where ${inboundSms.userId} = ${id}
      union all select 'write', ${schedules.id}::text from ${schedules} where ${schedules.userId} = ${id}
      union all select 'remember', ${helpers.id}::text from ${helpers} where ${helpers.userId} = ${id}
      union all select 'read_import', ${imports.id}::text from ${imports} where ${imports.userId} = ${id})`)
}

/**
 * Foreign keys delete what belongs to the account; statistics of model calls stay without a name. Returns the ids of
 * its helpers.
 */
export function deleteUser(db: Db, id: number): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    await forgetJobs(tx, id)
    await forgetNames(tx, id)
    const owned = await tx.select({ id: helpers.id }).from(helpers).where(eq(helpers.userId, id))
    await tx.delete(users).where(eq(users.id, id))
    return owned.map((helper) => helper.id)
  })
}

export type ExportedRow = Record<string, unknown>

/** A person's rows as JSON; for paged tables, the next ones after an id. */
export async function readRows(
  db: Db,
  { table, owner, pageBy }: ExportedTable,
  userId: number,
  after: number,
  limit: number,
): Promise<ExportedRow[]> {
  const text = pageBy
    ? `select to_jsonb(t) as row from "${table}" t where "${owner}" = $1 and "${pageBy}" > $2 order by "${pageBy}" limit $3`
    : `select to_jsonb(t) as row from "${table}" t where "${owner}" = $1`
  const { rows } = await db.$client.query<{ row: ExportedRow }>(text, pageBy ? [userId, after, limit] : [userId])
  return rows.map(({ row }) => row)
}

/** Pictures in memory at a time, up to a megabyte each. */
const PICTURES = 5

export const readPictures = (db: Db, { userId, after }: { userId: number; after: number }) =>
  db
    .select({ messageId: messagePictures.messageId, picture: messagePictures.picture })
    .from(messagePictures)
    .where(and(eq(messagePictures.userId, userId), gt(messagePictures.messageId, after)))
    .orderBy(messagePictures.messageId)
    .limit(PICTURES)

export const readFaces = (db: Db, userId: number) =>
  db
    .select({ helperId: helperPictures.helperId, picture: helperPictures.picture })
    .from(helperPictures)
    .where(eq(helperPictures.userId, userId))
    .orderBy(helperPictures.helperId)
