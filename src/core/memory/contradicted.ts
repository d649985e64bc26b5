import type { Claim } from './claim.ts'
import { LANGUAGE_READERS } from './languages/readers.ts'
import type { CurrentFact } from './settle-claims.ts'

/** What is no longer true once a person is single or retired, or someone has died. */

const PARTED = /^(?:divorced|separated|widowed)$/
/** `Tom (your boyfriend)`: may have come after a marriage. */
const UNMARRIED = /\(your (?:boyfriend|girlfriend|partner|fianc[eé]e?|significant other)\)$/
const JOBLESS = /^(?:retired|between jobs|unemployed)$/i
const AT_WORK = new Set(['employer', 'way of working', 'industry'])
const SPOUSE = /^(?:husband|wife|spouse)$/

const isJobless = (job: string): boolean =>
  JOBLESS.test(job) || LANGUAGE_READERS.some((language) => language.isJobless(job))

type Contradicts = (claim: Claim, fact: CurrentFact) => boolean

const RULES: readonly Contradicts[] = [
  (claim, { attribute }) => claim.attribute === 'relationship' && claim.value === 'single' && attribute === 'partner',
  (claim, { attribute, value }) =>
    claim.attribute === 'relationship' && PARTED.test(claim.value) && attribute === 'partner' && !UNMARRIED.test(value),
  (claim, { attribute, value }) => claim.attribute === 'partner' && attribute === 'relationship' && value === 'single',
  (claim, { attribute }) => claim.attribute === 'job' && isJobless(claim.value) && AT_WORK.has(attribute),
]

const isOfDead = ({ subject }: Claim, { attribute, value }: CurrentFact): boolean =>
  (attribute === 'partner' && value.endsWith(`(your ${subject})`)) ||
  (attribute === 'relationship' && value === 'married' && SPOUSE.test(subject))

function contradicts(claim: Claim, fact: CurrentFact): boolean {
  if (claim.attribute === 'event' && claim.value === 'died') return fact.subject === '' && isOfDead(claim, fact)
  return fact.subject === claim.subject && RULES.some((isOver) => isOver(claim, fact))
}

/** The ends of the current facts that a claim contradicts. */
export const endedBy = (claim: Claim, saidAt: number, facts: readonly CurrentFact[]): Claim[] =>
  claim.holds
    ? facts
        .filter((fact) => fact.holds && fact.validFrom <= saidAt && contradicts(claim, fact))
        .map(({ subject, attribute, value }) => ({ ...claim, subject, attribute, value, holds: false, ends: null }))
    : []
