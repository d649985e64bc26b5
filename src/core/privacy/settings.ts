import { TIERS, type Tier } from '../plans/plans.ts'

export const CATEGORIES = ['pii', 'financial', 'health', 'legal', 'relationship'] as const
export type Category = (typeof CATEGORIES)[number]

export const PROTECTION_LEVELS = ['standard', 'enhanced', 'maximum'] as const
export type ProtectionLevel = (typeof PROTECTION_LEVELS)[number]

export const isWeaker = (level: ProtectionLevel, other: ProtectionLevel): boolean =>
  PROTECTION_LEVELS.indexOf(level) < PROTECTION_LEVELS.indexOf(other)

/** `standard` if unset. */
export const levelFrom = (stored: unknown): ProtectionLevel =>
  PROTECTION_LEVELS.find((level) => level === stored) ?? 'standard'

/** What each level detects and withholds from other helpers. */
const PROTECTED: Record<ProtectionLevel, readonly Category[]> = {
  standard: [],
  enhanced: ['pii', 'financial', 'health'],
  maximum: CATEGORIES,
}

export const categoriesOf = (level: ProtectionLevel): readonly Category[] => PROTECTED[level]

export const SENSITIVITY_LEVELS = ['normal', 'sensitive', 'highly_sensitive'] as const
export type SensitivityLevel = (typeof SENSITIVITY_LEVELS)[number]

/** A person's privacy settings (`user_profiles.privacySettings`), and what they imply. */

export const RETENTION_DAYS = [30, 90, 180, 365, 730, -1] as const
export type RetentionDays = (typeof RETENTION_DAYS)[number]
const DEFAULT_RETENTION: RetentionDays = 365

export interface HelperAccess {
  helperId: number
  /** Untagged memories. */
  general: boolean
  /** Memories tagged with these categories. */
  categories: Category[]
}

export interface PrivacySettings {
  sensitiveMode: boolean
  crossHelperSharing: boolean
  encryptionLevel: ProtectionLevel
  /** -1 keeps memories forever. */
  dataRetentionDays: RetentionDays
  /** Exceptions per helper. By default, a helper sees untagged memories of others and no tagged ones. */
  access: HelperAccess[]
  /** Whether existing memories are being tagged for a higher level. */
  isMarking: boolean
  /** Country of the emergency numbers, ISO 3166-1; null to derive it from the time zone. */
  helpCountry: string | null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Stored as an object keyed by helper id, so that one entry can be updated without the others. */
function accessFrom(stored: unknown): HelperAccess[] {
  if (!isObject(stored)) return []
  return Object.entries(stored).flatMap(([helperId, entry]) =>
    isObject(entry) ? [{ helperId: Number(helperId), general: entry.general !== false, categories: known(entry) }] : [],
  )
}

const known = ({ categories }: Record<string, unknown>): Category[] =>
  CATEGORIES.filter((category) => Array.isArray(categories) && categories.includes(category))

/** They may be absent or lack newer fields. */
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

/** The lowest plan that can choose a level. A chosen level stays after a downgrade. */
const LEVEL_NEEDS: Record<ProtectionLevel, Tier> = { standard: 'free', enhanced: 'starter', maximum: 'unlimited' }

export const mayChoose = (level: ProtectionLevel, tier: Tier): boolean =>
  TIERS.indexOf(tier) >= TIERS.indexOf(LEVEL_NEEDS[level])

export interface Sharing {
  /** Untagged memories. */
  general: boolean
  /** Memories that have no tags but these. */
  categories: readonly Category[]
}

const NOTHING: Sharing = { general: false, categories: [] }

/** Nothing until existing memories are tagged; tagged memories only at the maximum level, by category. */
export function sharingFor(settings: PrivacySettings, helperId: number): Sharing {
  if (!settings.crossHelperSharing || settings.isMarking) return NOTHING
  const access = settings.access.find((entry) => entry.helperId === helperId)
  if (!access) return { general: true, categories: [] }
  return { general: access.general, categories: settings.encryptionLevel === 'maximum' ? access.categories : [] }
}

interface SharedMemory {
  helperId: number
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
}

/** A helper always sees its own memories. */
export function maySee(settings: PrivacySettings, helperId: number, memory: SharedMemory): boolean {
  if (memory.helperId === helperId) return true
  if (!memory.shareAcrossHelpers) return false
  const { general, categories } = sharingFor(settings, helperId)
  const { privacyTags } = memory
  return privacyTags.length === 0 ? general : privacyTags.every((tag) => categories.includes(tag))
}
