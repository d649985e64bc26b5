/** Parser combinators over words. Unlike in backtracking patterns, each part is evaluated once per position. */

/** Maps positions where a rule can start to positions where it can end. */
type GrammarRule = (words: readonly string[], begins: ReadonlySet<number>) => ReadonlySet<number>

/** One of a list of phrases, separated by `|`. */
export function phrases(list: string): GrammarRule {
  const all = list.split('|').map((phrase) => phrase.split(' '))
  return (words, begins) => {
    const ends = new Set<number>()
    for (const begin of begins) {
      for (const phrase of all) {
        if (phrase.every((word, index) => words[begin + index] === word)) ends.add(begin + phrase.length)
      }
    }
    return ends
  }
}

export const inOrder =
  (...rules: readonly GrammarRule[]): GrammarRule =>
  (words, begins) =>
    rules.reduce((places, rule) => (places.size > 0 ? rule(words, places) : places), begins)

export const either =
  (...rules: readonly GrammarRule[]): GrammarRule =>
  (words, begins) =>
    new Set(rules.flatMap((rule) => [...rule(words, begins)]))

export const maybe =
  (rule: GrammarRule): GrammarRule =>
  (words, begins) =>
    begins.union(rule(words, begins))

/** The rule, zero or more times. */
export const repeated =
  (rule: GrammarRule): GrammarRule =>
  (words, begins) => {
    let all = begins
    let added = begins
    while (added.size > 0) {
      added = rule(words, added).difference(all)
      all = all.union(added)
    }
    return all
  }

const START: ReadonlySet<number> = new Set([0])

export const isAll = (rule: GrammarRule, words: readonly string[]): boolean => rule(words, START).has(words.length)

export const occursWithin = (rule: GrammarRule, words: readonly string[]): boolean =>
  rule(words, new Set(words.keys())).size > 0
