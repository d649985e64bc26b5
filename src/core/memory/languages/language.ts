import type { Found } from '../rules/rule.ts'

/** What facts are told by in a language other than English. */
export interface MemoryLanguage {
  /** Where none of these stands, nothing is told of the person. */
  worth: string
  /** Short forms, and what they stand for. */
  expansions: readonly [RegExp, string][]
  /** Words before a clause that say nothing themselves. */
  leadIn: RegExp
  /** Before a clause of its own. */
  boundary: RegExp
  /** What makes a clause, and the rest of its sentence, nothing that is so: conditions, wishes, guesses, words of others. */
  unreal: RegExp
  /** Questions without a mark. */
  asks: RegExp
  /** `nicht mehr`: what remains without it is what has ended. */
  ended: RegExp
  /** `nicht`: what remains without it is what is denied. */
  denied: RegExp
  /** What a value ends before. */
  tail: RegExp
  /** What no value begins with, or has in it. */
  noValue: RegExp
  /** Before a thing, and no part of what it is: `die Musik`. */
  article: RegExp
  /** `my`. */
  my: string
  /** `I`, where it is said. */
  me: string
  /** Nouns of people and animals, and what they are in English. */
  relations: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, string>>
  predicates: readonly Predicate[]
  /** Facts told by whole clauses of their own form. */
  clauses: readonly ClauseRule[]
}

export interface Values {
  /** A value without what only says when or why, and without its article; null for one that says nothing. */
  thing(text: string | undefined, mostWords?: number): string | null
  /** The same with its article. */
  phrase(text: string | undefined, mostWords?: number): string | null
  /** The relation that a noun names, in English. */
  relation(noun: string | undefined): string | null
  number(text: string | undefined): string | null
}

export type Find = (match: RegExpExecArray, values: Values) => Found | Found[] | null

/** `vivo en (.{1,200})`, `vive en (.{1,200})`: said of the person by the first verb, of someone of theirs by the third. */
export interface Predicate {
  first: string
  third: string | null
  rest: string
  find: Find
}

export interface ClauseRule {
  pattern: RegExp
  find: Find
}

/** A predicate whose last group is the value. */
export const says = (
  attribute: string,
  first: string,
  third: string | null,
  rest: string,
  shape: (text: string | undefined, values: Values) => string | null,
): Predicate => ({
  first,
  third,
  rest,
  find: (match, values) => {
    const value = shape(match.at(-1), values)
    return value === null ? null : { attribute, value }
  },
})

/** A predicate with a value of its own: `estoy casada` is `married`. */
export const is = (attribute: string, first: string, third: string | null, rest: string, value: string): Predicate => ({
  first,
  third,
  rest,
  find: () => ({ attribute, value }),
})

export const fact = (attribute: string, value: string | null, holds = true): Found | null =>
  value === null ? null : { attribute, value, holds }

export const thing = (text: string | undefined, values: Values): string | null => values.thing(text)
export const phrase = (text: string | undefined, values: Values): string | null => values.phrase(text)

/** `dos gatos`: a number of them. */
export const counted: Find = ([, count, noun], values) => {
  const [number, relation] = [values.number(count), values.relation(noun)]
  if (!number || !relation) return null
  if (relation === 'child')
    return { attribute: 'children', value: `${number} ${number === 'one' ? 'child' : 'children'}` }
  return { attribute: `number of ${relation}s`, value: number }
}
