import { and, eq } from 'drizzle-orm'
import { preparedSql } from '../../db/statement.ts'
import { helpers } from '../../db/tables/helpers.ts'
import { userProfiles as profiles } from '../../db/tables/memory.ts'
import type { Db } from '../../ports/db.ts'

interface StoredSettings {
  stored: (typeof profiles.$inferSelect)['privacySettings']
}

/** A person's privacy settings; `stored` is null if they never changed any. */
export const findPrivacySettings = (db: Db, userId: number): Promise<StoredSettings[]> =>
  db
    .select({ stored: profiles.privacySettings })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .prepare('find_privacy_settings')
    .execute()

/** Merges the given settings, and the given helpers of `access`, both JSON; returns all settings. */
export const changePrivacySettings = preparedSql<
  StoredSettings,
  { userId: number; fields: string; access: string; now: Date }
>('change_privacy_settings')`
  insert into ${profiles} as p (${profiles.userId}, ${profiles.privacySettings}, ${profiles.createdAt}, ${profiles.updatedAt})
  values (:userId, :fields::jsonb || jsonb_build_object('access', :access::jsonb), :now, :now)
  on conflict (${profiles.userId}) do update set
    ${profiles.updatedAt} = excluded.${profiles.updatedAt},
    ${profiles.privacySettings} = coalesce(p.${profiles.privacySettings}, '{}') || :fields::jsonb
      || jsonb_build_object('access', coalesce(p.${profiles.privacySettings} -> 'access', '{}') || :access::jsonb)
  returning ${profiles.privacySettings} as stored`

export async function ownsHelper(db: Db, userId: number, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  return rows.length > 0
}
