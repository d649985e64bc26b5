import { userKeys, users } from '../../../platform/db/tables/accounts.ts'
import { userProfiles } from '../../../platform/db/tables/memory.ts'

/** The columns of an `ActorRow`, and the key that opens what is theirs. */
export const ACTOR_COLUMNS = {
  userId: users.id,
  username: users.username,
  role: users.role,
  firstName: users.firstName,
  timeZone: users.timeZone,
  privacy: userProfiles.privacySettings,
  wrappedKey: userKeys.wrappedKey,
}
