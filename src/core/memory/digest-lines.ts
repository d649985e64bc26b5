import type { Category } from '../privacy/settings.ts'
import { maySee, type PrivacySettings } from '../privacy/settings.ts'
import { DAY_MS } from '../time/durations.ts'
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

/** A current memory, with what decides who may know it. */
export interface KnownMemory extends MemoryLine {
  /** Null if the person added it themselves. */
  helperId: number | null
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
  /** Milliseconds since 1970. */
  validFrom: number
}

/** Its own memories, and shared ones of others. What the person entered themselves is visible to all helpers or none. */
export const visibleTo = <Memory extends Omit<KnownMemory, keyof MemoryLine | 'validFrom'>>(
  memories: readonly Memory[],
  helperId: number,
  settings: PrivacySettings,
): Memory[] =>
  memories.filter((one) =>
    one.helperId === null ? one.shareAcrossHelpers : maySee(settings, helperId, { ...one, helperId: one.helperId }),
  )

/** About 1,200 tokens, however much is known. */
const MOST_CHARACTERS = 4800
const FADES_DAYS = 60
const MOST_FADED = 4

const KIND_WEIGHT: Readonly<Record<MemoryKind, number>> = {
  relationship: 8,
  plan: 8,
  goal: 8,
  fact: 7,
  preference: 6,
  habit: 6,
  event: 5,
}
/** Who somebody is, and what can harm them, before all else. */
const CATEGORY_WEIGHT: Partial<Record<MemoryCategory, number>> = { personal: 2, home: 2, health: 2 }

/** The most telling and most recent lines that fit a prompt. */
export function linesWithin(memories: readonly KnownMemory[], now: number): MemoryLine[] {
  const weight = ({ kind, category, validFrom }: KnownMemory): number =>
    KIND_WEIGHT[kind] + (CATEGORY_WEIGHT[category] ?? 0) - Math.min(MOST_FADED, (now - validFrom) / DAY_MS / FADES_DAYS)
  let left = MOST_CHARACTERS
  return memories
    .toSorted((one, other) => weight(other) - weight(one))
    .filter(({ text }) => {
      left -= text.length + 20
      return left >= 0
    })
    .map(({ id, text, about, kind, category, day, expires, isSecret }) => {
      return { id, text, about, kind, category, day, expires, isSecret }
    })
}
