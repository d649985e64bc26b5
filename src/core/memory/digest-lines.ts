import type { Category } from '../privacy/categories.ts'
import { maySee, type PrivacySettings } from '../privacy/settings.ts'
import type { MemoryLine } from './helper-memory.ts'
import type { MemoryCategory, MemoryKind } from './kinds.ts'

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
const DAY_MS = 86_400_000
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
