/**
 * Finds stretches of a text that repeat rules word for word, while it is being written. Only letters and digits count, so
 * that other line breaks, quotes or stars around a rule make no difference.
 */

/** Letters and digits in a row by which a stretch is recognised, and that it must have to be one. */
const GRAM = 20
const LONGEST_EQUAL = 40

const isCounted = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

/** What rules are made of: all their runs of `GRAM` letters, without the marks in them, which replies lose before. */
export type RuleGrams = ReadonlySet<string>

const gramsOf = (rule: string): string[] => {
  const letters = Array.from(rule.toLowerCase().replace(/\[\[[a-z:-]{1,40}\]\]/g, ''))
    .filter(isCounted)
    .join('')
  return Array.from({ length: Math.max(0, letters.length - GRAM + 1) }, (_, start) =>
    letters.slice(start, start + GRAM),
  )
}

export const ruleGrams = (rules: readonly string[]): RuleGrams => new Set(rules.flatMap(gramsOf))

/** `hold`: the character may be part of a leak. `leak`: it is. `free`: it is not, nor is what was held before it. */
export type LeakVerdict = 'free' | 'hold' | 'leak'

/** Judges a text character by character. */
export function leakWatch(grams: RuleGrams): (character: string) => LeakVerdict {
  let recent = ''
  let equal = 0
  const verdict = (): LeakVerdict => {
    if (equal === 0) return 'free'
    return equal >= LONGEST_EQUAL ? 'leak' : 'hold'
  }
  return (character) => {
    if (!isCounted(character)) return verdict()
    recent = (recent + character.toLowerCase()).slice(-GRAM)
    if (!grams.has(recent)) equal = 0
    else equal = equal === 0 ? GRAM : equal + 1
    return verdict()
  }
}
