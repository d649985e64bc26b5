import { shortDate } from '../../../core/time/dates.ts'

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Nov 20, 2026` of an instant, where the browser is. */
export const dayOf = (instant: string): string => shortDate(instant, ZONE)

/** Whom something was said to, and when: `to Alex, Nov 20, 2026`. */
export const saidTo = (helperName: string | null, instant: string): string =>
  helperName === null ? `Written here, ${dayOf(instant)}` : `To ${helperName}, ${dayOf(instant)}`
