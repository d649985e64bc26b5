import { foldLookalikes } from '../safety/reserved-names.ts'

/** Mailboxes of a service (RFC 2142) and of its staff, and words that programs take for nobody or everybody. */
const RESERVED = new Set(
  (
    'abuse noc postmaster hostmaster usenet news uucp ftp www mail email mailer-daemon daemon nobody noreply donotreply ' +
    'ssladmin ssladministrator sslwebmaster sysop superadmin founder ceo mod mods billing payments payment sales ' +
    'contact info legal privacy compliance press team teams helper helpers assistant bot api server service ' +
    'null undefined anonymous guest everyone everybody here all channel deleted'
  )
    .split(' ')
    .map(lettersOf),
)

/** What is left to the eye of a name without accents, dots and dashes. */
export function lettersOf(name: string): string {
  return foldLookalikes(name).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether a username is one that others take for the service's own, or for nobody's. */
export const isReservedUsername = (username: string): boolean => RESERVED.has(lettersOf(username))

/** Splits at the last space. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const space = name.lastIndexOf(' ')
  if (space < 0) return { firstName: name, lastName: null }
  return { firstName: name.slice(0, space).trim(), lastName: name.slice(space + 1) }
}

/** Coterie is for adults only: laws such as California SB 243 regulate companions for minors; the strictest applies. */
const ADULT_AGE = 18
const OLDEST = 125

/** Full years between a birthday and a day, both `YYYY-MM-DD`. February 29 counts as March 1 in common years. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function birthDateProblem(birthDate: string, day: string): string | null {
  const age = ageOn(birthDate, day)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || age < 0 || age > OLDEST) return 'Please enter your birth date.'
  return age < ADULT_AGE ? `Coterie is for adults. You need to be ${ADULT_AGE} or older.` : null
}
