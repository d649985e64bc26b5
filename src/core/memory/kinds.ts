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

/** Who found a fact; `person`: they added it manually. */
export const FOUND_BY = ['rules', 'model', 'person'] as const
export type FoundBy = (typeof FOUND_BY)[number]

export const SUMMARY_AUTHORS = ['rules', 'model'] as const
export type SummaryAuthor = (typeof SUMMARY_AUTHORS)[number]
