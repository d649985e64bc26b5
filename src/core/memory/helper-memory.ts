import type { KnownLine } from './fact-digest.ts'

export interface EarlierSession {
  /** The person's local day, in words. */
  day: string
  text: string
}

export interface HelperMemory {
  known: readonly KnownLine[]
  /** Oldest first. */
  earlier: readonly EarlierSession[]
}

export const NO_MEMORY: HelperMemory = { known: [], earlier: [] }
