import type { KnownLine } from './fact-digest.ts'

/** Summary of an earlier session. */
export interface EarlierSession {
  /** The person's local day, in words. */
  day: string
  text: string
}

/** What a helper remembers when it writes. */
export interface HelperMemory {
  known: readonly KnownLine[]
  /** Oldest first. */
  earlier: readonly EarlierSession[]
}

export const NO_MEMORY: HelperMemory = { known: [], earlier: [] }
