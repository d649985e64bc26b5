import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import type { DataKey } from '../crypto/vault.ts'

export interface Actor {
  userId: number
  username: string
  role: 'user' | 'operator'
  firstName: string | null
  timeZone: string
  privacy: PrivacySettings
  dataKey: DataKey
}
