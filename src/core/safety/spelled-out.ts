import { type Classes, isWordClass } from './patterns.ts'
import type { RuleSet } from './rule-set.ts'

/** A word of a pattern that is neither a class, nor a prefix of others. */
const WORD = /(?<![\p{L}\d'*])([\p{Ll}']{1,40})(?![\p{L}\d'*])(\?)?/gu

/** Expands short forms in patterns as in texts; otherwise a pattern with `quelle` would never match `qu elle`. */
export const spelledOut =
  (shortForms: RuleSet['shortForms']) =>
  (patterns: string): string =>
    patterns.replace(WORD, (whole, word: string, optional: string | undefined) => {
      const long = shortForms[word] ?? word
      return optional && long.includes(' ') ? `(${long})?` : whole.replace(word, () => long)
    })

const barred = (members: string): string => members.trim().split(/\s+/).join('|')

/** The members of a class are single words, unless bars separate them. */
export const classesSpelledOut = (classes: Classes, shortForms: RuleSet['shortForms']): Classes => {
  const long = spelledOut(shortForms)
  const inClass = (members: string): string =>
    long(isWordClass(members) && long(members) !== members ? barred(members) : members)
  return Object.fromEntries(Object.entries(classes).map(([name, members]) => [name, inClass(members)]))
}
