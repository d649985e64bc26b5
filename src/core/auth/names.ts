import { foldLookalikes } from '../safety/fold-lookalikes.ts'

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
