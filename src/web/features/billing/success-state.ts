import { PAID_TIERS, PLANS, unconfirmedAllowance } from '../../../core/plans/plans.ts'

export interface SuccessState {
  /** Paid, but not yet confirmed by the payment provider. */
  waiting: boolean
  planName: string
  /** Messages per month. */
  messages: number
  demo: boolean
}

const UNNAMED = 'premium'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The person's actual plan decides (null when signed out): the URL alone grants and confirms nothing. */
export function successState(search: string, heldTier: string | null): SuccessState {
  const query = new URLSearchParams(search)
  const tier = query.get('tier') || UNNAMED
  const paid = PAID_TIERS.find((one) => one === tier)
  const confirmed = paid !== undefined && paid === heldTier
  return {
    waiting: query.has('session_id') && paid !== undefined && heldTier !== null && !confirmed,
    planName: capitalise(tier),
    messages: confirmed ? PLANS[paid].messagesPerMonth : unconfirmedAllowance(tier),
    demo: query.get('demo') === 'true',
  }
}
