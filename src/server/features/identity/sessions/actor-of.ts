import { settingsFrom } from '../../../../core/privacy/settings.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import type { users } from '../../../platform/db/tables/accounts.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'

/** Whether OPERATORS lists the name; such accounts are always operators. */
export const isOperatorName = ({ config }: Uses<'config'>, username: string): boolean =>
  config.operators.includes(username.toLowerCase())

export interface ActorRow extends Pick<typeof users.$inferSelect, 'username' | 'role' | 'firstName' | 'timeZone'> {
  userId: number
  /** The stored privacy settings; null for the defaults. */
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
