/**
 * Rules over the words of a text, in place of patterns that may try the same words in ever other ways: every part of a
 * rule is asked once for each place in the text.
 */

/** From the places in a text where a rule may begin, the places where it may have ended. */
export type Rule = (words: readonly string[], begins: ReadonlySet<number>) => ReadonlySet<number>

/** One of the phrases of a list, separated by `|`. */
export function phrases(list: string): Rule {
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

/** One rule after the other. */
export const inOrder =
  (...rules: readonly Rule[]): Rule =>
  (words, begins) =>
    rules.reduce((places, rule) => (places.size > 0 ? rule(words, places) : places), begins)

/** Any of the rules. */
export const either =
  (...rules: readonly Rule[]): Rule =>
  (words, begins) =>
    new Set(rules.flatMap((rule) => [...rule(words, begins)]))

/** The rule, or nothing. */
export const maybe =
  (rule: Rule): Rule =>
  (words, begins) =>
    begins.union(rule(words, begins))

/** The rule any number of times. */
export const repeated =
  (rule: Rule): Rule =>
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

/** Are the words as a whole as the rule has it? */
export const isAll = (rule: Rule, words: readonly string[]): boolean => rule(words, START).has(words.length)

/** Does some of the words in a row fit the rule? */
export const isWithin = (rule: Rule, words: readonly string[]): boolean => rule(words, new Set(words.keys())).size > 0
