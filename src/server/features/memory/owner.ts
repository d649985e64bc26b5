import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import type { DataKey } from '../../platform/crypto/vault.ts'

/** Whose memory a transaction changes. */
export interface Owner {
  userId: number
  dataKey: DataKey
  settings: PrivacySettings
}
