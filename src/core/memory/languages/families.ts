import { leadingNames } from '../rules/names.ts'
import type { Found } from '../rules/rule.ts'
import type { ClauseRule, Find, Predicate, Values } from './language.ts'
import { says } from './language.ts'
import type { LooseList } from './loose-list.ts'
import { PLACES } from './places.ts'

/** Families of facts that word lists find in Spanish and Portuguese. */

/** A predicate whose last group starts with a word of a list: `tengo asma desde los doce`. */
export const listed = (
  attribute: string,
  first: string,
  third: string | null,
  rest: string,
  list: LooseList,
): Predicate => says(attribute, first, third, `${rest} (.{2,80})`, (text) => list.startOf(text))

/** The same for something that does not hold: `no soporto el cilantro`. */
export function dislikes(first: string, third: string | null, rest: string, list: LooseList): Predicate {
  const likes = listed('taste', first, third, rest, list)
  return {
    ...likes,
    find: (match, values) =>
      [likes.find(match, values) ?? []].flat().map((found: Found) => ({ ...found, holds: false })),
  }
}

/** A known place, or a capitalised name. */
export function placeIn(text: string | undefined, values: Values): string | null {
  const known = PLACES.startOf(text)
  if (known !== null) return known
  return /^\p{Lu}/u.test(text ?? '') ? values.phrase(text, 3) : null
}

export interface Work {
  jobs: LooseList
  /** A detail of the job: `de mates` in `profe de mates`. */
  of: RegExp
  /** Before where someone works, `aquí en Bilbao`; the group is set if they live there. */
  at: RegExp
}

/** The last group of a match starts with a job, perhaps followed by a place: `enfermera en Bilbao`. */
export const workIn =
  ({ jobs, of, at }: Work): Find =>
  (match) => {
    const said = match.at(-1) ?? ''
    const job = jobs.startOf(said)
    if (job === null) return null
    const after = said.slice(job.length)
    const detail = of.exec(after)?.[0] ?? ''
    const exact = PLACES.startOf(detail.replace(/^ \S+ /, '')) === null ? detail : ''
    const where = at.exec(after)
    const place = where ? PLACES.startOf(after.slice(where.index + where[0].length)) : null
    return [
      { attribute: 'job', value: job + exact },
      ...(place ? [{ attribute: where?.[1] ? 'home' : 'place of work', value: place }] : []),
    ]
  }

/** The text without leading words of a list. */
export function afterWords(text: string, some: LooseList): string {
  const words = text.split(' ')
  const first = words.findIndex((word) => !some.has(word.replace(/[,:]$/, '')))
  return first < 0 ? '' : words.slice(first).join(' ')
}

export interface Pastimes {
  lists: readonly LooseList[]
  /** Words between a day and a pastime: `tengo ensayo con el`. */
  between: LooseList
  /** `los jueves`, `cada mañana`, at the start of a clause. */
  when: RegExp
  /** The same later in it, or `tres veces por semana`. */
  often: RegExp
}

/** `los jueves tengo ensayo con el coro`, `ajedrez todos los miércoles`. */
export function regularPastime({ lists, between, when, often }: Pastimes): ClauseRule {
  const pastimeIn = (text: string): string | null =>
    lists.map((list) => list.startOf(text)).find((found) => found !== null) ?? null
  return {
    pattern: /^(.{4,200})$/u,
    find: ([clause = '']) => {
      const day = when.exec(clause)?.[0]
      const doing = afterWords(day ? clause.slice(day.length).trim() : clause, between)
      const value = pastimeIn(doing)
      return value && (day || often.test(doing.slice(value.length))) ? { attribute: 'hobby', value } : null
    },
  }
}

/** Names of several: `dos gatos, Luna y Sol`. */
export function severalCalled(nouns: string, text: string, isPet: boolean): Found | null {
  const names = leadingNames(text.replace(/(?<=\p{L}) (?:y|e) (?=\p{L})/gu, ' and '))
  return names?.includes(' and ') ? { attribute: isPet ? 'pet' : 'family', value: `${nouns} called ${names}` } : null
}

/** `mi` before an entry of a list, anywhere in a clause: `con mi diabetes no puedo`. */
export const ownIn = (attribute: string, mine: RegExp, list: LooseList): ClauseRule => ({
  pattern: mine,
  find: (match) => {
    const value = list.startOf(match.at(-1))
    return value === null ? null : { attribute, value }
  },
})

/** An entry of a list, followed by words that match: `cilantro, ni en pintura`. */
export const startsWith = (
  list: LooseList,
  rest: RegExp,
  found: (value: string) => Found,
  before: RegExp = /^/u,
): ClauseRule => ({
  pattern: /^(.{3,200})$/u,
  find: ([clause = '']) => {
    const said = clause.replace(before, '')
    const value = list.startOf(said)
    return value !== null && rest.test(said.slice(value.length)) ? found(value) : null
  },
})
