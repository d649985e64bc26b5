/** May this person's helpers write one more message, and until when does the count run? (decisions, "Plans, allowance, payment") */

export interface Allowance {
  used: number
  limit: number
  /** When the count starts again, as an ISO instant. */
  resetsAt: string
}

/** Messages left in the period; never negative, also after a downgrade below what was used. */
export const messagesLeft = ({ used, limit }: Pick<Allowance, 'used' | 'limit'>): number => Math.max(0, limit - used)

/** What one period of the allowance spans: from `start` on, `end` no longer in it. */
export interface Period {
  start: Date
  end: Date
}

/** First instant of the calendar month of `now`, UTC: what the periods of the free plan are counted from. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** `anchor` moved by whole months, UTC. The 31st becomes the last day of a shorter month. */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return moved
}

/** The period around `now`, of those counted from `anchor` month by month. */
export function periodAt(anchor: Date, now: Date): Period {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear()
  const months = years * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  const first = addMonths(anchor, months) > now ? months - 1 : months
  return { start: addMonths(anchor, first), end: addMonths(anchor, first + 1) }
}

/** How an account counts its messages. */
export interface CreditCount {
  messageCreditsUsed: number
  messageCreditsLimit: number
  billingAnchor: Date
  allowancePeriodStart: Date
  allowancePeriodEnd: Date
}

/** What an account that is made at `now` counts from. */
export function firstCount(
  now: Date,
): Pick<CreditCount, 'billingAnchor' | 'allowancePeriodStart' | 'allowancePeriodEnd'> {
  const billingAnchor = monthStart(now)
  return { billingAnchor, allowancePeriodStart: billingAnchor, allowancePeriodEnd: addMonths(billingAnchor, 1) }
}

/** Clocks of two machines differ by less. A period that begins later was begun by a clock that ran ahead. */
export const CLOCK_SKEW_MS = 24 * 3_600_000

/** Does the period that an account counts in still hold at `now`? */
export const isCurrent = (
  count: Pick<CreditCount, 'allowancePeriodStart' | 'allowancePeriodEnd'>,
  now: Date,
): boolean => now < count.allowancePeriodEnd && count.allowancePeriodStart.getTime() <= now.getTime() + CLOCK_SKEW_MS

/** What an account's count comes to at `now`: of another period than the one that it counts in, nothing is used. */
export function allowanceAt(count: CreditCount, now: Date): Allowance {
  const limit = count.messageCreditsLimit
  if (isCurrent(count, now)) {
    return { used: count.messageCreditsUsed, limit, resetsAt: count.allowancePeriodEnd.toISOString() }
  }
  return { used: 0, limit, resetsAt: periodAt(count.billingAnchor, now).end.toISOString() }
}

const COUNT = new Intl.NumberFormat('en-US')

/** What a person reads when the allowance is used up. `resetDay` is that day in words, in the person's zone. */
export const allowanceUsedUp = (limit: number, resetDay: string): string =>
  `You have used all ${COUNT.format(limit)} messages of this month. Your helpers write again on ${resetDay}.`

/** The same while some are left. */
export const allowanceLeft = (allowance: Pick<Allowance, 'used' | 'limit'>, resetDay: string): string =>
  `${COUNT.format(messagesLeft(allowance))} of ${COUNT.format(allowance.limit)} messages left, resets on ${resetDay}`
