import { and, eq } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import { helpers } from '../../db/tables/helpers.ts'
import type { Db } from '../../ports/db.ts'

/** What a person chose of their privacy; `stored` is null for one who chose nothing yet. */
export const findPrivacySettings = statement<{ stored: unknown }, [userId: number]>(
  'find_privacy_settings',
  'select privacy_settings as stored from user_profiles where user_id = $1',
)

/** Changes the settings that are named, and of `access` the helpers that are named; gives all of them. */
export const changePrivacySettings = statement<
  { stored: unknown },
  [userId: number, fields: string, access: string, now: Date]
>(
  'change_privacy_settings',
  `insert into user_profiles as p (user_id, privacy_settings, created_at, updated_at)
   values ($1, $2::jsonb || jsonb_build_object('access', $3::jsonb), $4, $4)
   on conflict (user_id) do update set updated_at = excluded.updated_at, privacy_settings =
     coalesce(p.privacy_settings, '{}') || $2::jsonb
       || jsonb_build_object('access', coalesce(p.privacy_settings -> 'access', '{}') || $3::jsonb)
   returning privacy_settings as stored`,
)

export async function ownsHelper(db: Db, userId: number, helperId: number): Promise<boolean> {
  const rows = await db
    .select({ id: helpers.id })
    .from(helpers)
    .where(and(eq(helpers.id, helperId), eq(helpers.userId, userId)))
  return rows.length > 0
}
