/** Coterie is for adults (California SB 243 and others speak of companions and minors; the strictest holds for everyone). */
export const ADULT_AGE = 18
const OLDEST = 125

/** Full years between a date of birth and a day, both `YYYY-MM-DD`. On February 29 a birthday comes on March 1 in other years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** What is wrong with a date of birth; null for that of an adult. */
export function birthDateProblem(birthDate: string, day: string): string | null {
  const age = ageOn(birthDate, day)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || age < 0 || age > OLDEST) return 'Please enter your birth date.'
  return age < ADULT_AGE ? `Coterie is for adults. You need to be ${ADULT_AGE} or older.` : null
}
