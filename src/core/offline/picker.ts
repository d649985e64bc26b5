import { hashOf } from './words.ts'

export type Slots = Partial<Record<'it' | 'goal' | 'before' | 'name' | 'day' | 'time', string | null>>

/** Chooses among equally good lines: always the same for the same seed, and none that was said a short while ago. */
export interface Picker {
  /** One of the lines whose slots can be filled, filled; '' when there is none. */
  one(label: string, lines: readonly string[]): string
  /** Up to `count` of them, all different. */
  some(label: string, lines: readonly string[], count: number): string[]
  /** True in one of `of` cases. */
  happens(label: string, of: number): boolean
}

const SLOT = /\{(\w+)\}/g

const filled = (line: string, slots: Slots): string => line.replace(SLOT, (_, slot: keyof Slots) => slots[slot] ?? '')

const fits = (line: string, slots: Slots): boolean =>
  [...line.matchAll(SLOT)].every(([, slot]) => slots[slot as keyof Slots])

/** The longest stretch of a line that stays as it is: without its first letter and its end, which may have changed. */
function traceOf(line: string): string {
  const stretches = line.split(/\{\w+\}/)
  return stretches
    .reduce((one, other) => (other.length > one.length ? other : one))
    .slice(1)
    .replace(/[.?]$/, '')
}

export function pickerOf(seed: string, slots: Slots, recentTexts: readonly string[]): Picker {
  /** Index of the newest text that has the line; -1 for one not said. */
  const saidAt = (line: string): number => {
    const trace = traceOf(line)
    return recentTexts.findLastIndex((text) => text.includes(trace))
  }
  const best = (lines: readonly string[]): readonly string[] => {
    const fitting = lines.filter((line) => fits(line, slots))
    const oldest = Math.min(...fitting.map(saidAt))
    const pool = fitting.filter((line) => saidAt(line) === oldest)
    // A line that takes up the person's own words is better than one that would fit anyone.
    const own = pool.filter((line) => line.includes('{'))
    return own.length > 0 ? own : pool
  }
  const some = (label: string, lines: readonly string[], count: number): string[] => {
    const chosen: string[] = []
    while (chosen.length < count) {
      const pool = best(lines.filter((line) => !chosen.includes(line)))
      const line = pool[hashOf(`${seed}|${label}|${chosen.length}`) % pool.length]
      if (line === undefined) break
      chosen.push(line)
    }
    return chosen.map((line) => filled(line, slots))
  }
  return {
    one: (label, lines) => some(label, lines, 1)[0] ?? '',
    some,
    happens: (label, of) => hashOf(`${seed}|${label}`) % of === 0,
  }
}
