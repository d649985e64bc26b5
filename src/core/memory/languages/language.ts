import { asName, GIVEN_NAMES } from '../given-names.ts'
import { kept } from '../rules/people.ts'
import type { Found } from '../rules/rule.ts'

export interface MemoryLanguage {
  /** A message that matches none of these states nothing about the person. */
  worth: string
  expansions: readonly [RegExp, string][]
  leadIn: RegExp
  /** Before a clause of its own. */
  boundary: RegExp
  /** Separates facts in passing, if they need shorter parts than clauses. */
  parting?: RegExp
  /** Starts a part that retracts the one before it: `sagt meine mutter`, `si tout va bien`. */
  retracts?: RegExp
  /** A part in the plain order of its words, with the subject that it leaves out; `before` is the part before it. */
  reword?(part: string, before: string): string
  /** Starts a question after a statement: `j'ai 30 ans, c'est trop tard ?` */
  asksAfter?: RegExp
  /** Words besides `worth` with which a message may state something in passing. */
  hints?: string
  /** Makes a clause and the rest of its sentence non-factual: conditions, wishes, guesses, reported speech. */
  unreal: RegExp
  /** Words of other languages: `amo meu marido` is not Spanish. */
  foreign?: RegExp
  /** Makes only its own clause non-factual: `de chico quería ser torero, soy contable`. */
  past?: RegExp
  /** Questions without a question mark. */
  asks: RegExp
  /** `klar, und ich bin der Papst`: the sentence means the opposite. */
  irony: RegExp
  /** `nicht mehr`: the rest of the clause is what has ended. */
  ended: RegExp
  /** `nicht`: the rest of the clause is what is denied. */
  denied: RegExp
  /** A value ends before this. */
  tail: RegExp
  /** Must not occur in a value, or at its start. */
  noValue: RegExp
  /** Precedes a noun without being part of the value: `die Musik`. */
  article: RegExp
  /** Precedes a person rather than something they like: `un chico`. */
  indefinite: string
  /** What a pet does, after its name in lower case: `mein hund rex hat`. */
  does: string
  /** Stands in the place of a name, but is none: `mein hund ist immer`. */
  noName: string
  /** `my`. */
  my: string
  /** `I`, if it is stated. */
  me: string
  /** `he` and `she`; optional where a verb tells the person without them. */
  pronouns: { he: string; she: string; isOptional: boolean }
  /** What someone without a job is: `jubilada`. */
  jobless: string
  /** Before a name: `mi hermana la Vero`. */
  beforeName?: string
  /** Around a noun for someone: `mi hermana mayor`. */
  adjectives?: string
  /** How a clause continues about someone named just before, and the `my` to restore: `tengo un gato, se llama Miso`. */
  goesOn?: { verb: RegExp; my: string }
  /** A message that is a script, a role or a text for someone, none of it about the person. */
  staged?: RegExp
  /** Nouns for people and animals, mapped to English. */
  relations: Readonly<Record<string, string>>
  numbers: Readonly<Record<string, string>>
  predicates: readonly Predicate[]
  clauses: readonly ClauseRule[]
}

export interface Values {
  /** Strips the article and any words about when or why; null if nothing meaningful is left. */
  thing(text: string | undefined, mostWords?: number): string | null
  /** The same, but keeps the article. */
  phrase(text: string | undefined, mostWords?: number): string | null
  relation(noun: string | undefined): string | null
  number(text: string | undefined): string | null
}

export type Find = (match: RegExpExecArray, values: Values) => Found | Found[] | null

/** `vivo en (.{1,200})`, `vive en (.{1,200})`: first person for the person, third person for someone else. */
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

/** `soy Andrea`: only a known first name, since what people are stands in the same place. */
export const introduces = (first: string, rest = ' (\\p{L}{2,20})$'): Predicate => ({
  first,
  third: null,
  rest,
  find: ([, name]) => givenName(name),
})

/** The person's own name, if it is a known first name. */
export const givenName = (name = ''): Found | null =>
  GIVEN_NAMES.has(name.toLowerCase()) ? { attribute: 'name', value: asName(name) } : null

/** A predicate with a fixed value: `estoy casada` is `married`. */
export const is = (attribute: string, first: string, third: string | null, rest: string, value: string): Predicate => ({
  first,
  third,
  rest,
  find: () => ({ attribute, value }),
})

export const fact = (attribute: string, value: string | null, holds = true): Found | null =>
  value === null ? null : { attribute, value, holds }

/** `mi color favorito es el azul`. A kind without an English name keeps its own. */
export function favoriteAmong(kinds: Readonly<Record<string, string>>): Find {
  const names = new Map(Object.entries(kinds))
  return ([, noun = '', value], values) => {
    const kind = noun.toLowerCase()
    return fact(`favorite ${names.get(kind) ?? kind}`, values.thing(value))
  }
}

/** `nos separamos`: ends the partner, whatever their name. */
export const parted = (first: string, rest: string): Predicate => ({
  first,
  third: null,
  rest,
  find: () => [
    { attribute: 'relationship', value: 'separated' },
    { attribute: 'partner', value: '', holds: false },
  ],
})

/** Several facts found together. */
export const both = (...found: (Found | null)[]): Found[] => found.filter((one) => one !== null)

/** The value as it was typed. */
export const asTyped = (text: string | undefined): string | null => text ?? null
export const thing = (text: string | undefined, values: Values): string | null => values.thing(text)
export const phrase = (text: string | undefined, values: Values): string | null => values.phrase(text)

/** `dos gatos`: a number of things. */
export const counted: Find = ([, count, noun], values) => countOf(count, noun, values)

/** `tengo 41 años y dos hijos`. */
export const agedWith: Find = ([, age = '', count, noun], values) => {
  const others = countOf(count, noun, values)
  return others && [{ attribute: 'age', value: `${age} years old` }, others]
}

export function countOf(count: string | undefined, noun: string | undefined, values: Values): Found | null {
  const [number, relation] = [values.number(count), values.relation(noun)]
  if (!number || !relation) return null
  return relation === 'child' ? childrenOf(count, values) : { attribute: `number of ${relation}s`, value: number }
}

export function childrenOf(count: string | undefined, values: Values): Found | null {
  const number = values.number(count)
  return number === null
    ? null
    : { attribute: 'children', value: `${number} ${number === 'one' ? 'child' : 'children'}` }
}

/** `mi gato se llama Miso`: one of the person's own, if the noun is known and there is a name. */
export function ownCalled(noun: string | undefined, name: string | null, values: Values): Found | null {
  const relation = values.relation(noun)
  return relation && name ? kept(relation, name) : null
}

/** Nouns for people and animals, as alternatives of a pattern: longer ones first. */
export const nounsOf = (relations: Readonly<Record<string, string>>): string =>
  Object.keys(relations)
    .sort((one, other) => other.length - one.length)
    .join('|')

/** A whole clause. */
export const bare = (source: string, find: Find): ClauseRule => ({ pattern: new RegExp(`^(?:${source})$`, 'iu'), find })

/** A whole clause with a fixed value. */
export const stated = (attribute: string, source: string, value: string): ClauseRule =>
  bare(source, () => ({ attribute, value }))
