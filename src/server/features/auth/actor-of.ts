import { settingsFrom } from '../../../core/privacy/settings.ts'
import type { Actor } from '../../ports/actor.ts'
import type { DataKey } from '../../vault.ts'

/** A person as work that is done for them reads their account. */
export interface ActorRow {
  userId: number
  username: string
  role: Actor['role']
  firstName: string | null
  timeZone: string
  /** Their privacy settings as they are stored; null: none were chosen. */
  privacy: unknown
}

/** Whoever something is done for while they are not signed in. */
export const actorOf = (row: ActorRow, dataKey: DataKey): Actor => ({
  userId: row.userId,
  username: row.username,
  role: row.role,
  firstName: row.firstName,
  timeZone: row.timeZone,
  privacy: settingsFrom(row.privacy),
  dataKey,
})
