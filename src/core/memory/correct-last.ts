import { attributeOf } from './attributes.ts'
import type { Claim } from './claim.ts'
import type { Clause } from './clauses.ts'
import { phraseOf } from './rules/values.ts'

const CORRECTION =
  /^(?:it is|that is|that should be|it should be|it was|make (?:it|that)|I meant|that was supposed to be|scratch that|change that to|let us say)(?: (?:actually|now|really|in fact|called|on|at|in|more like|closer to)){0,6},? (.{1,300}?)(?:,? (?:not|rather than|instead of) .+|$)/i
const NUMERIC = /\d/
const NAMED = /^\p{Lu}/u

/** Does a value look like one of the same thing: a number for a number, a name for a name? */
const fits = (value: string, before: string): boolean =>
  NUMERIC.test(before) ? NUMERIC.test(value) : NAMED.test(before) ? NAMED.test(value) : value.split(' ').length <= 4

const THERE_NOW = /^(?:I|we) (?:am|are) (?:(?:now|living|working|based|over) )*(?:in|at|with) (\p{Lu}.*)/u
const PLACED = new Set(['home', 'employer', 'school'])

/** `I used to live in Boston, now I am in Denver`: where they are, after they told where they are no more. */
function placedClaim(clause: Clause, last: Claim): Claim | null {
  const value = last.holds || !PLACED.has(last.attribute) ? null : phraseOf(THERE_NOW.exec(clause.text)?.[1], 5)
  return value === null ? null : { ...last, value, holds: true, ends: null, quote: clause.quote }
}

/** `Actually, it is Tuesday`: what was said last, with another value. Null for anything else. */
export function correctedClaim(clause: Clause, last: Claim | null): Claim | null {
  if (last === null || last.value === '' || !attributeOf(last.attribute).isSingle) return null
  const placed = placedClaim(clause, last)
  if (placed) return placed
  const value = phraseOf(CORRECTION.exec(clause.text)?.[1], 6)
  return value !== null && fits(value, last.value)
    ? { ...last, value, holds: true, ends: null, quote: clause.quote }
    : null
}
