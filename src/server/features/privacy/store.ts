import { statement } from '../../db/statement.ts'

/** What a person chose of their privacy; `stored` is null for one who chose nothing yet. */
export const findPrivacySettings = statement<{ stored: unknown }, [userId: number]>(
  'find_privacy_settings',
  'select privacy_settings as stored from user_profiles where user_id = $1',
)
