import { TIERS, type Tier } from '../plans/plans.ts'
import { CATEGORIES, type Category, levelFrom, type ProtectionLevel } from './categories.ts'

/** What a person chose of their privacy (`user_profiles.privacySettings`), and what follows from it. */

export const RETENTION_DAYS = [30, 90, 180, 365, 730, -1] as const
export type RetentionDays = (typeof RETENTION_DAYS)[number]
const DEFAULT_RETENTION: RetentionDays = 365

/** What one helper may know from the others. */
export interface HelperAccess {
  helperId: number
  /** Memories without a mark. */
  general: boolean
  /** Marked memories of these kinds. */
  categories: Category[]
}

export interface PrivacySettings {
  sensitiveMode: boolean
  crossHelperSharing: boolean
  encryptionLevel: ProtectionLevel
  /** -1 keeps for ever. */
  dataRetentionDays: RetentionDays
  /** Exceptions, by helper: every other helper may know what is general, and nothing that is marked. */
  access: HelperAccess[]
  /** A higher level is being applied to what was stored before. */
  isMarking: boolean
  /** Whose emergency numbers are shown, ISO 3166-1; null: by time zone. */
  helpCountry: string | null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Stored as an object by the helper's id, so that one entry is changed without the others. */
function accessFrom(stored: unknown): HelperAccess[] {
  if (!isObject(stored)) return []
  return Object.entries(stored).flatMap(([helperId, entry]) =>
    isObject(entry) ? [{ helperId: Number(helperId), general: entry.general !== false, categories: known(entry) }] : [],
  )
}

const known = ({ categories }: Record<string, unknown>): Category[] =>
  CATEGORIES.filter((category) => Array.isArray(categories) && categories.includes(category))

/** The settings of what is stored, which may be nothing or older than some of them. */
export function settingsFrom(stored: unknown): PrivacySettings {
  const fields = isObject(stored) ? stored : {}
  return {
    sensitiveMode: fields.sensitiveMode === true,
    crossHelperSharing: fields.crossHelperSharing !== false,
    encryptionLevel: levelFrom(fields.encryptionLevel),
    dataRetentionDays: RETENTION_DAYS.find((days) => days === fields.dataRetentionDays) ?? DEFAULT_RETENTION,
    access: accessFrom(fields.access),
    isMarking: isObject(fields.marking),
    helpCountry: typeof fields.helpCountry === 'string' ? fields.helpCountry : null,
  }
}

/** The smallest plan that a level can be chosen with. One that was chosen stays, whatever becomes of the plan. */
const LEVEL_NEEDS: Record<ProtectionLevel, Tier> = { standard: 'free', enhanced: 'starter', maximum: 'unlimited' }

export const mayChoose = (level: ProtectionLevel, tier: Tier): boolean =>
  TIERS.indexOf(tier) >= TIERS.indexOf(LEVEL_NEEDS[level])

/** What a helper may see of memories that others formed. */
export interface Sharing {
  /** Memories without a mark. */
  general: boolean
  /** Marked memories, when they carry no other mark than these. */
  categories: readonly Category[]
}

const NOTHING: Sharing = { general: false, categories: [] }

/**
 * What a helper may see of the others' memories: nothing while it is not known which are sensitive. Marked ones only at the maximum level, where they are
 * allowed one by one.
 */
export function sharingFor(settings: PrivacySettings, helperId: number): Sharing {
  if (!settings.crossHelperSharing || settings.isMarking) return NOTHING
  const access = settings.access.find((entry) => entry.helperId === helperId)
  if (!access) return { general: true, categories: [] }
  return { general: access.general, categories: settings.encryptionLevel === 'maximum' ? access.categories : [] }
}

/** What decides who may see a memory. */
export interface SharedMemory {
  helperId: number
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
}

/** May a helper see a memory? Of its own, always. */
export function maySee(settings: PrivacySettings, helperId: number, memory: SharedMemory): boolean {
  if (memory.helperId === helperId) return true
  if (!memory.shareAcrossHelpers) return false
  const { general, categories } = sharingFor(settings, helperId)
  const { privacyTags } = memory
  return privacyTags.length === 0 ? general : privacyTags.every((tag) => categories.includes(tag))
}
