import type { Category } from './settings.ts'

/** From `start` to `end` (exclusive), in UTF-16 units. */
export interface Finding {
  category: Category
  /** The name of its placeholder: `EMAIL`. */
  label: string
  start: number
  end: number
  /** Identifies or exposes a person by itself: a card number, a stigmatised diagnosis. */
  grave: boolean
}

export type Detector = (text: string) => Finding[]

interface PatternRules {
  category: Category
  label: string
  grave?: boolean
  /** The capture group that holds the finding; the whole match by default. */
  group?: number
  accept?(match: string, index: number, text: string): boolean
}

/** The pattern needs the flags `g` and `d`. */
export function byPattern(
  pattern: RegExp,
  { category, label, grave = false, group = 0, accept }: PatternRules,
): Detector {
  return (text) => {
    const findings: Finding[] = []
    for (const match of text.matchAll(pattern)) {
      const range = match.indices?.[group]
      if (!range) continue
      const [start, end] = range
      if (end > start && (!accept || accept(text.slice(start, end), start, text))) {
        findings.push({ category, label, start, end, grave })
      }
    }
    return findings
  }
}

/** Whether a cue occurs within `distance` characters before `index`. */
export const isNear = (cue: RegExp, text: string, index: number, distance: number): boolean =>
  cue.test(text.slice(Math.max(0, index - distance), index))

/** Of two overlapping ranges, the first wins. */
export function trackSpans(text: string): { take(start: number, end: number): boolean } {
  const taken = new Uint8Array(text.length)
  return {
    take(start, end) {
      if (taken.subarray(start, end).includes(1)) return false
      taken.fill(1, start, end)
      return true
    },
  }
}
