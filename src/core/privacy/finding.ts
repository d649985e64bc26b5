import type { Category } from './categories.ts'

/** A stretch of a text that tells something sensitive: characters `start` until `end`, in UTF-16 units. */
export interface Finding {
  category: Category
  /** What a placeholder for it is called: `EMAIL`. */
  label: string
  start: number
  end: number
  /** Identifies or exposes a person by itself: a card number, a diagnosis that others are judged by. */
  grave: boolean
}

export type Detector = (text: string) => Finding[]

export interface PatternRules {
  category: Category
  label: string
  grave?: boolean
  /** Which group of the pattern is the finding; the whole match without it. */
  group?: number
  accept?(match: string, index: number, text: string): boolean
}

/** A detector of what a pattern matches. The pattern has the flags `g` and `d`. */
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

/** Is one of the words within so many characters before a place? */
export const isNear = (cue: RegExp, text: string, index: number, distance: number): boolean =>
  cue.test(text.slice(Math.max(0, index - distance), index))

/** Which characters of a text are taken; of two stretches that meet, the first one has them. */
export function takenIn(text: string): { take(start: number, end: number): boolean } {
  const taken = new Uint8Array(text.length)
  return {
    /** False where another one has some of them. */
    take(start, end) {
      if (taken.subarray(start, end).includes(1)) return false
      taken.fill(1, start, end)
      return true
    },
  }
}
