/**
 * In a `where` of accounts: is the period of the allowance that of the instant `now`, a parameter? As `isCurrent` of the
 * core has it.
 */
export const isPeriodCurrent = (now: string): string =>
  `(allowance_period_end > ${now} and allowance_period_start <= ${now}::timestamptz + interval '1 day')`
