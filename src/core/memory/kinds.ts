/** What sort of memory a fact is. */
export const MEMORY_KINDS = ['fact', 'preference', 'relationship', 'goal', 'plan', 'habit', 'event'] as const
export type MemoryKind = (typeof MEMORY_KINDS)[number]

/** What part of life a memory is about. */
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

/** Who found a fact in what was said; `person`: they wrote it down themselves. */
export const FOUND_BY = ['rules', 'model', 'person'] as const
export type FoundBy = (typeof FOUND_BY)[number]
