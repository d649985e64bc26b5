/** `resetDay` is that day in words, in the person's time zone. */
export const allowanceUsedUp = (limit: number, resetDay: string): string =>
  `You have used all ${limit.toLocaleString('en-US')} messages of this month. Your helpers write again on ${resetDay}.`

/** For what costs several messages at once. */
export const allowanceTooSmall = (cost: number, left: number, resetDay: string): string =>
  `This takes ${cost} messages, and you have ${left} left until ${resetDay}. Nothing was asked.`
