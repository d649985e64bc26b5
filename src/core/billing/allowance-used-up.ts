/** `resetDay` is that day in words, in the person's time zone. */
export const allowanceUsedUp = (limit: number, resetDay: string): string =>
  `You have used all ${limit.toLocaleString('en-US')} messages of this month. Your helpers write again on ${resetDay}.`
