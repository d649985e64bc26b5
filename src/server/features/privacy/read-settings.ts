import { type PrivacySettings, settingsFrom } from '../../../core/privacy/settings.ts'
import type { Services } from '../../platform/ports/services.ts'
import { findPrivacySettings } from './store.ts'

/** Defaults if none are stored. */
export async function readPrivacySettings(services: Pick<Services, 'db'>, userId: number): Promise<PrivacySettings> {
  const [row] = await findPrivacySettings(services.db, userId)
  return settingsFrom(row?.stored)
}
