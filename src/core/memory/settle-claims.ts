import { OWN_WORDS } from './attributes.ts'
import type { Claim } from './claim.ts'
import { plainValue, sameThing, slotOf } from './slots.ts'

/** A current fact, with its id in the database. */
export interface CurrentFact {
  id: number
  subject: string
  attribute: string
  value: string
  holds: boolean
  /** Milliseconds since 1970. */
  validFrom: number
}

export type Settled =
  | { kind: 'new'; claim: Claim; supersedes: CurrentFact | null }
  | { kind: 'again'; claim: Claim; fact: CurrentFact }
  /** Made before the current fact, but processed after it. */
  | { kind: 'old'; claim: Claim; supersededBy: CurrentFact }

/** The part of a value that is replaced: of `drink coffee every day`, the coffee. */
function within(value: string, ends: string, by: string): string {
  const place = value.toLowerCase().indexOf(ends.toLowerCase())
  const isPart = place > 0 && value.length > ends.length && !/called|\(/.test(value) && !/^an? /i.test(value)
  return isPart ? value.slice(0, place) + by + value.slice(place + ends.length) : by
}

/** A claim that only names what it ends takes its attribute from that fact; null if there is no such fact. */
function located(claim: Claim, facts: readonly CurrentFact[]): Claim | null {
  const { ends } = claim
  if (ends === null) return claim.attribute === '' ? null : claim
  const ended = facts.findLast(
    (fact) =>
      fact.holds &&
      fact.subject === claim.subject &&
      (claim.attribute === '' || claim.attribute === fact.attribute) &&
      sameThing(fact.value, ends),
  )
  if (ended) {
    const { attribute } = ended
    return claim.value && claim.holds
      ? { ...claim, attribute, value: within(ended.value, ends, claim.value) }
      : { ...claim, attribute, value: ended.value, holds: false }
  }
  return claim.attribute === '' ? null : claim
}

const isSame = (claim: Claim, fact: CurrentFact): boolean =>
  claim.holds === fact.holds && plainValue(claim.value) === plainValue(fact.value)

/** `I no longer live in Boston`, from someone who already lives in Denver. */
const missesIt = (claim: Claim, fact: CurrentFact): boolean =>
  !claim.holds && (!fact.holds || (claim.value !== '' && !sameThing(claim.value, fact.value)))

/** Null if it states nothing. */
export function settleClaim(said: Claim, saidAt: number, facts: readonly CurrentFact[]): Settled | null {
  const claim = located(said, facts)
  if (claim === null) return null
  const slot = slotOf(claim)
  const fact = facts.find((known) => slotOf(known) === slot) ?? replaced(claim, facts) ?? reworded(claim, facts)
  if (!fact) return claim.value === '' ? null : { kind: 'new', claim, supersedes: null }
  if (isSame(claim, fact)) return { kind: 'again', claim, fact }
  if (saidAt < fact.validFrom) return claim.value === '' ? null : { kind: 'old', claim, supersededBy: fact }
  if (missesIt(claim, fact)) return null
  const value = claim.value === '' ? fact.value : claim.value
  return { kind: 'new', claim: { ...claim, value }, supersedes: fact }
}

/** Of coexisting values, the one that the claim says it replaces. */
function replaced(claim: Claim, facts: readonly CurrentFact[]): CurrentFact | undefined {
  const { ends } = claim
  if (ends === null || !claim.holds) return undefined
  return facts.findLast(
    (fact) => fact.subject === claim.subject && fact.attribute === claim.attribute && sameThing(fact.value, ends),
  )
}

/** The fact kept as a quote that the claim now puts into words of ours. */
const reworded = ({ attribute, quote }: Claim, facts: readonly CurrentFact[]): CurrentFact | undefined =>
  attribute === OWN_WORDS || quote === ''
    ? undefined
    : facts.find((fact) => fact.attribute === OWN_WORDS && fact.value.includes(quote))
