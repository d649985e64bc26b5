import { attributeOf } from './attributes.ts'

interface Said {
  subject: string
  attribute: string
  value: string
}

/** Words before a noun that don't distinguish it. */
export const LEADING_WORDS = 'a|an|the|my|our|your|really|very'
const LEADING = new RegExp(`\\b(?:${LEADING_WORDS})\\b`, 'g')

export const plainValue = (value: string): string =>
  value
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}$€£%+#:/.]+/gu, ' ')
    .replace(/\.(?!\d)/g, '')
    .replace(LEADING, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const HABIT_VERB = /^\S+(?: (?:to the|for|out|up|at|on|through) \S+)?/

/** Distinguishes coexisting values: running three and five times a week is one habit. */
const thingOf = ({ attribute, value }: Said): string =>
  attribute === 'habit' ? (HABIT_VERB.exec(plainValue(value))?.[0] ?? '') : plainValue(value)

/** A slot: what can have only one value at a time, as a text to hash. */
export const slotOf = (said: Said): string => {
  const place = `${said.subject.toLowerCase()}|${said.attribute.toLowerCase()}`
  return attributeOf(said.attribute).isSingle ? place : `${place}|${thingOf(said)}`
}

/** The fact itself, as a text to hash. */
export const factOf = (said: Said & { holds: boolean }): string =>
  `${slotOf(said)}|${plainValue(said.value)}|${said.holds ? '+' : '-'}`

const SMALL = new Set('to of in on at for with and from called your you my'.split(' '))

/** Light stems: `running shoes` and `run shoe` are the same. */
const stemsOf = (value: string): string[] =>
  plainValue(value)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word))
    .map((word) =>
      word.length > 4 ? word.replace(/(?:([bdgmnprt])\1)?(?:ing|ed|es|s)$/, '$1') : word.replace(/s$/, ''),
    )

/** Whether two values name the same thing, one perhaps in fewer words. */
export function sameThing(one: string, other: string): boolean {
  const [a, b] = [new Set(stemsOf(one)), new Set(stemsOf(other))]
  if (a.size === 0 || b.size === 0) return false
  return a.size < b.size ? a.isSubsetOf(b) : b.isSubsetOf(a)
}
