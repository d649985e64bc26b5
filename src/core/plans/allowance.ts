/** How many messages an account has left in a period, and when it resets (docs/decisions/0003). */

export interface Allowance {
  used: number
  limit: number
  /** When the count resets, as an ISO instant. */
  resetsAt: string
}

/** Never negative, even after a downgrade below the number used. */
export const messagesLeft = ({ used, limit }: Pick<Allowance, 'used' | 'limit'>): number => Math.max(0, limit - used)

/** A fifth or less is left. */
export const isRunningOut = (allowance: Pick<Allowance, 'used' | 'limit'>): boolean =>
  messagesLeft(allowance) * 5 <= allowance.limit

/** `start` inclusive, `end` exclusive. */
export interface BillingPeriod {
  start: Date
  end: Date
}

/** Start of the calendar month of `now`, UTC: the anchor of the free plan's periods. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** In UTC. The 31st becomes the last day of a shorter month. */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return moved
}

export function periodAt(anchor: Date, now: Date): BillingPeriod {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear()
  const months = years * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  const first = addMonths(anchor, months) > now ? months - 1 : months
  return { start: addMonths(anchor, first), end: addMonths(anchor, first + 1) }
}

/** One message of the allowance, kept for what is being written. */
export interface Reservation {
  id: number
  /** It counts nothing, because the person's own model was to write when it was made. */
  isUnlimited: boolean
}

export interface CreditCount {
  messageCreditsUsed: number
  messageCreditsLimit: number
  billingAnchor: Date
  allowancePeriodStart: Date
  allowancePeriodEnd: Date
}

export function firstCount(
  now: Date,
): Pick<CreditCount, 'billingAnchor' | 'allowancePeriodStart' | 'allowancePeriodEnd'> {
  const billingAnchor = monthStart(now)
  return { billingAnchor, allowancePeriodStart: billingAnchor, allowancePeriodEnd: addMonths(billingAnchor, 1) }
}

/** More than any real clock skew: a period starting later than this was written by a clock that ran ahead. */
export const CLOCK_SKEW_MS = 24 * 3_600_000

export const isCurrent = (
  count: Pick<CreditCount, 'allowancePeriodStart' | 'allowancePeriodEnd'>,
  now: Date,
): boolean => now < count.allowancePeriodEnd && count.allowancePeriodStart.getTime() <= now.getTime() + CLOCK_SKEW_MS

/** Once the counted period is over, nothing is used. */
export function allowanceAt(count: CreditCount, now: Date): Allowance {
  const limit = count.messageCreditsLimit
  if (isCurrent(count, now)) {
    return { used: count.messageCreditsUsed, limit, resetsAt: count.allowancePeriodEnd.toISOString() }
  }
  return { used: 0, limit, resetsAt: periodAt(count.billingAnchor, now).end.toISOString() }
}

const COUNT = new Intl.NumberFormat('en-US')

export const allowanceLeft = (allowance: Pick<Allowance, 'used' | 'limit'>, resetDay: string): string =>
  `${COUNT.format(messagesLeft(allowance))} of ${COUNT.format(allowance.limit)} messages left, resets on ${resetDay}`

/** What asking a helper for another reply costs. */
export function costOfReply(allowance: Pick<Allowance, 'used' | 'limit'>): string {
  const left = messagesLeft(allowance)
  if (left === 0) return 'This needs a message, and you have none left.'
  return left === 1 ? 'Uses your last message.' : `Uses 1 of your ${COUNT.format(left)} messages left.`
}

/** `resetDay` is that day in words, in the person's time zone. */
export const allowanceUsedUp = (limit: number, resetDay: string): string =>
  `You have used all ${COUNT.format(limit)} messages of this month. Your helpers write again on ${resetDay}.`

/** For what costs several messages at once. */
export const allowanceTooSmall = (cost: number, left: number, resetDay: string): string =>
  `This takes ${cost} messages, and you have ${left} left until ${resetDay}. Nothing was asked.`
