import { spellings } from '../text/spellings.ts'

/**
 * The rule language: one pattern per line, words separated by spaces:
 *
 *   word          this word                      suicid*   a word with this prefix
 *   (a|b c|d)     one of these                   x?        optional
 *   CLASS         a word of a named class        ..  ..2   up to three, or two, words of any kind
 *   ...12         up to twelve, of several sentences
 *   *             any one word                   #  ##     a number; one of eight or more; #year, a year
 *   #minor        an age from eight to 17        #adult   a number from 18
 *   ^ ... $       at the start, at the end of a clause; also as an alternative: (^|i) ... (now|$)
 *   $$            at the end of a sentence
 */

export type Element =
  | { kind: 'word'; symbol: string }
  | { kind: 'gap'; most: number; crosses: boolean }
  | { kind: 'end'; of: 'clause' | 'sentence' }
  | { kind: 'choice'; text: string; optional: boolean; options: readonly (readonly Element[])[] }

export interface Pattern {
  elements: readonly Element[]
  /** Only at the start of a clause. */
  atStart: boolean
}

/** Named word lists, separated by spaces; by bars if they include phrases. */
export type Classes = Readonly<Record<string, string>>

const GAP = /^(\.{2,3})(\d*)$/
const DEFAULT_GAP = 3

/** Splits at `separator` outside brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '')
}

export const isWordClass = (members: string): boolean => !/[|(]/.test(members)

const groupName = (words: readonly string[]): string => `(${[...new Set(words)].sort().join('|')})`

const PLAIN_WORD = /^(?=[\d'*]*\p{Ll})[\p{Ll}\d'*]+$/u

/** The single words of a choice share a symbol, so that a long list costs no more than a short one. */
function optionsOf(members: readonly string[], classes: Classes): Element[][] {
  const words = members.filter((member) => PLAIN_WORD.test(member)).flatMap(spellings)
  const phrases = members.filter((member) => !PLAIN_WORD.test(member)).map((phrase) => elementsOf(phrase, classes))
  if (words.length === 0) return phrases
  return [[word(words)], ...phrases]
}

const word = (spelled: readonly string[]): Element => ({
  kind: 'word',
  symbol: spelled.length > 1 ? groupName(spelled) : (spelled[0] ?? ''),
})

function elementOf(text: string, classes: Classes): Element {
  if (text === '$') return { kind: 'end', of: 'clause' }
  if (text === '$$') return { kind: 'end', of: 'sentence' }
  const gap = GAP.exec(text)
  if (gap) return { kind: 'gap', most: Number(gap[2] || DEFAULT_GAP), crosses: gap[1] === '...' }
  const optional = text.length > 1 && text.endsWith('?')
  const body = optional ? text.slice(0, -1) : text
  const choice = (options: Element[][]): Element => ({ kind: 'choice', text, optional, options })
  if (body.startsWith('(')) return choice(optionsOf(splitOutside(body.slice(1, -1), '|'), classes))
  const members = membersOf(body, classes)
  if (members !== undefined && !isWordClass(members)) return choice(optionsOf(splitOutside(members, '|'), classes))
  const only = word(members === undefined ? spellings(body) : [body])
  return optional ? choice([[only]]) : only
}

function membersOf(name: string, classes: Classes): string | undefined {
  const members = classes[name]
  if (members === undefined && /^[A-Z]/.test(name)) throw new Error(`There is no class ${name}.`)
  return members
}

const elementsOf = (text: string, classes: Classes): Element[] =>
  splitOutside(text, ' ').map((element) => elementOf(element, classes))

const START_IN_GROUP = /^\(\^\|/

/** The patterns of a line: two if its start is an alternative. */
export function patternsOf(line: string, classes: Classes): Pattern[] {
  const pattern = (text: string, atStart: boolean): Pattern => ({ elements: elementsOf(text, classes), atStart })
  if (line.startsWith('^')) return [pattern(line.slice(1), true)]
  if (!START_IN_GROUP.test(line)) return [pattern(line, false)]
  const [group = '', ...rest] = splitOutside(line, ' ')
  return [pattern(rest.join(' '), true), pattern([`(${group.slice(3)}`, ...rest].join(' '), false)]
}
