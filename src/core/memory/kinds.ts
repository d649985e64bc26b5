export const MEMORY_KINDS = ['fact', 'preference', 'relationship', 'goal', 'plan', 'habit', 'event'] as const
export type MemoryKind = (typeof MEMORY_KINDS)[number]

export const MEMORY_CATEGORIES = [
  'personal',
  'home',
  'work',
  'learning',
  'family',
  'relationship',
  'health',
  'money',
  'legal',
  'leisure',
  'food',
  'other',
] as const
export type MemoryCategory = (typeof MEMORY_CATEGORIES)[number]

/** Who found a memory; `person`: they added or corrected it themselves. */
export const FOUND_BY = ['patterns', 'model', 'person'] as const
export type FoundBy = (typeof FOUND_BY)[number]
