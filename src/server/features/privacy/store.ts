import { and, eq, sql } from 'drizzle-orm'
import { type Db, preparedSql } from '../../platform/db/statement.ts'
import { messages } from '../../platform/db/tables/conversations.ts'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { conversationMemory as facts, userProfiles as profiles } from '../../platform/db/tables/memory.ts'
import { SPOKEN_LIST } from '../memory/recall/sql-parts.ts'

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

export async function ownsHelper(db: Db, userId: number, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  return rows.length > 0
}

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
    select true as is_fact, ${facts.privacyTags} as tags, ${facts.crossHelperReferences} as crossings,
      ${facts.sensitivityLevel} <> 'normal' as is_sensitive, ${facts.sensitivityLevel} = 'highly_sensitive' as is_grave
    from ${facts} where ${facts.userId} = :userId and ${facts.validTo} is null and not ${facts.isHidden}
    union all
    select false, ${messages.privacyTags}, 0, coalesce(cardinality(${messages.privacyTags}) > 0, false),
      coalesce(cardinality(${messages.privacyTags}) > 2, false)
    from ${messages} where ${messages.userId} = :userId and not ${messages.isForgotten} and not ${messages.isSensitive}
      and ${messages.source} in (${SPOKEN_LIST})),
  kinds as (select tag, count(*)::int as count from memories, unnest(tags) tag group by tag)
  select count(*) filter (where is_fact)::int as facts, count(*) filter (where not is_fact)::int as messages,
    coalesce(sum(crossings), 0)::int + (
      select count(*)::int from ${messages} r cross join unnest(r.${messages.contextReferences}) as c(id)
        join ${messages} m on m.${messages.id} = c.id and m.${messages.userId} = :userId
      where r.${messages.userId} = :userId and m.${messages.helperId} <> r.${messages.helperId}
        and not m.${messages.isForgotten}) as "crossHelperReferences",
    count(*) filter (where is_grave)::int as "highlySensitive",
    count(*) filter (where is_sensitive and not is_grave)::int as sensitive,
    (select jsonb_object_agg(tag, count) from kinds) as categories
  from memories`
