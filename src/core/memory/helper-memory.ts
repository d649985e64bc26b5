import type { MemoryCategory, MemoryKind } from './kinds.ts'

/** One memory, as it is shown and as prompts say it. */
export interface MemoryLine {
  id: number
  text: string
  /** `self`, or someone in the person's life. */
  about: string
  kind: MemoryKind
  category: MemoryCategory
  /** The person's local day on which it was said or last changed: `2026-11-20`. */
  day: string
  /** The last local day on which it lies ahead; null: it is no plan. */
  expires: string | null
  /** Only the helper that was told may know it. */
  isSecret: boolean
}

export interface EarlierDay {
  /** The person's local day: `2026-11-20`. */
  day: string
  text: string
}

/** What a helper remembers when it writes. */
export interface HelperMemory {
  lines: readonly MemoryLine[]
  /** Oldest first, the newest included. */
  days: readonly EarlierDay[]
}

export const NO_MEMORY: HelperMemory = { lines: [], days: [] }
