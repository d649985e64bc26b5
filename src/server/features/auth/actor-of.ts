import { settingsFrom } from '../../../core/privacy/settings.ts'
import type { users } from '../../db/tables/accounts.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import type { DataKey } from '../../vault.ts'

/** Is this username one of OPERATORS? Accounts with such a name are operators whatever the database says. */
export const isOperatorName = ({ config }: Pick<Services, 'config'>, username: string): boolean =>
  config.operators.includes(username.toLowerCase())

/** An account as it is read for a call, or for work that is done while its owner is away. */
export interface ActorRow extends Pick<typeof users.$inferSelect, 'username' | 'role' | 'firstName' | 'timeZone'> {
  userId: number
  /** Their privacy settings as they are stored; null: none were chosen. */
  privacy: unknown
}

export const actorOf = (row: ActorRow, dataKey: DataKey): Actor => ({
  userId: row.userId,
  username: row.username,
  role: row.role,
  firstName: row.firstName,
  timeZone: row.timeZone,
  privacy: settingsFrom(row.privacy),
  dataKey,
})
