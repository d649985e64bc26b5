import { and, eq, sql } from 'drizzle-orm'
import { helpers } from '../../platform/db/tables/helpers.ts'
import { userProfiles as profiles } from '../../platform/db/tables/memory.ts'
import type { Db } from '../../platform/ports/db.ts'

interface StoredSettings {
  stored: (typeof profiles.$inferSelect)['privacySettings']
}

/** `stored` is null if they never changed any. */
export const findPrivacySettings = (db: Db, userId: number): Promise<StoredSettings[]> =>
  db
    .select({ stored: profiles.privacySettings })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .prepare('find_privacy_settings')
    .execute()

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
    .prepare('change_privacy_settings')
    .execute()
}

export async function ownsHelper(db: Db, userId: number, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  return rows.length > 0
}
