import type { DateReader } from './claim.ts'

/** Of plans, computed when it was said: `Tuesday (Tue, Nov 24, 2026)`. Not `Tom (your husband)`. */
export const RESOLVED_DATE = / ?\((?!your )[^()]*\)$/

interface Dated {
  attribute: string
  value: string
}

/** As the person said it. */
export const withoutDate = ({ attribute, value }: Dated): string =>
  attribute === 'plan' ? value.replace(RESOLVED_DATE, '') : value

/** With the date of a plan resolved again, because the former one may be of another day. */
export function withDateAgain(fact: Dated, dates: DateReader): string {
  const value = withoutDate(fact)
  const when = fact.attribute === 'plan' ? dates(value) : null
  return when ? `${value} (${when})` : value
}
