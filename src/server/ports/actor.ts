import type { PrivacySettings } from '../../core/privacy/settings.ts'
import type { DataKey } from '../vault.ts'

/** The signed-in person, and the key to their data. */
export interface Actor {
  userId: number
  username: string
  role: 'user' | 'operator'
  firstName: string | null
  timeZone: string
  /** What is hidden from models, and what other helpers may be told. */
  privacy: PrivacySettings
  dataKey: DataKey
}
