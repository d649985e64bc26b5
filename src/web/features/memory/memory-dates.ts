import { shortDate } from '../../../core/time/dates.ts'

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Nov 20, 2026`, in the browser's time zone. */
export const localDate = (instant: string): string => shortDate(instant, ZONE)

export const saidTo = (helperName: string | null, instant: string): string =>
  helperName === null ? `Written here, ${localDate(instant)}` : `To ${helperName}, ${localDate(instant)}`
