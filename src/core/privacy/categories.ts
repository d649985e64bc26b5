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
