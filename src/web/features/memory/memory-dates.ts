const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** `Nov 20, 2026` of an instant, where the browser is. */
export const dayOf = (instant: string): string => DATE.format(new Date(instant))

/** Whom something was said to, and when: `to Alex, Nov 20, 2026`. */
export const saidTo = (helperName: string | null, instant: string): string =>
  helperName === null ? `Written here, ${dayOf(instant)}` : `To ${helperName}, ${dayOf(instant)}`
