import { PROFILE_COLUMNS } from '../../../core/memory/profile-columns.ts'
import { statement } from '../../db/statement.ts'

/** What prompts take of what is known: rebuilt whenever that changes, so that writing one reads a row and no more. */

export interface HelperIdRow {
  id: number
}

export const helpersOf = statement<HelperIdRow, [userId: number]>(
  'helpers_of',
  'select id from helpers where user_id = $1',
)

/** What a person chose of their privacy, under the lock of what is known of them. */
export const settingsOf = statement<{ stored: unknown }, [userId: number]>(
  'settings_of',
  'select privacy_settings as stored from user_profiles where user_id = $1',
)

export const saveDigests = statement<
  never,
  [userId: number, helpers: number[], facts: (Buffer | null)[], topicsAndGoals: (Buffer | null)[]]
>(
  'save_digests',
  `insert into conversation_digests (helper_id, user_id, fact_digest, topics_and_goals)
   select t.helper, $1, t.facts, t.topics from unnest($2::int[], $3::bytea[], $4::bytea[]) as t(helper, facts, topics)
   where exists (select from helpers h where h.id = t.helper)
   on conflict (helper_id) do update set fact_digest = excluded.fact_digest,
     topics_and_goals = excluded.topics_and_goals`,
)

/** Columns in the order of PROFILE_COLUMNS; a profile that is new was made now. */
export const saveProfile = statement<never, [userId: number, now: Date, ...fields: (Buffer | null)[]]>(
  'save_profile',
  `insert into user_profiles (user_id, created_at, updated_at, ${PROFILE_COLUMNS.join(', ')})
   values ($1, $2, $2, ${PROFILE_COLUMNS.map((_, index) => `$${index + 3}`).join(', ')})
   on conflict (user_id) do update set updated_at = excluded.updated_at,
     ${PROFILE_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
)
