/** Only letters and digits count, so different line breaks, quotes or asterisks make no difference. */

/** The n-gram length, in letters and digits, that identifies a leak; also its minimum length. */
const GRAM = 20
const LONGEST_EQUAL = 40

const isCounted = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

/** All n-grams of the rules, without the marks, which are removed from replies before. */
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

/** `hold`: the character may be part of a leak. `leak`: it is. `free`: neither it nor the held text is. */
type LeakVerdict = 'free' | 'hold' | 'leak'

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
