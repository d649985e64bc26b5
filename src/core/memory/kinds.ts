export const MEMORY_KINDS = ['fact', 'preference', 'relationship', 'goal', 'plan', 'habit', 'event'] as const
export type MemoryKind = (typeof MEMORY_KINDS)[number]

const isPassing = (kind: MemoryKind): boolean => kind === 'plan' || kind === 'event'

interface Dated {
  kind: MemoryKind
  /** The last local day on which it lies ahead, `2026-11-20`. */
  expires: string | null
}

/** Whether it still holds on a local day. A plan or an event is over after its last day; a fact outlasts its date. */
export const holdsOn = ({ kind, expires }: Dated, day: string): boolean =>
  expires === null || expires >= day || !isPassing(kind)

/** What lasts and is given a date lasts all the same: people live somewhere after the day of their move, too. */
export function kindOfReplacement(given: MemoryKind, old: Dated): MemoryKind {
  const isLasting = old.kind !== 'plan' && (old.expires === null || !isPassing(old.kind))
  if (!isLasting || !isPassing(given)) return given
  return old.kind === 'event' ? 'fact' : old.kind
}

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
