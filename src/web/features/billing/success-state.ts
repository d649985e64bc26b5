import { unconfirmedAllowance } from '../../../core/billing/unconfirmed-allowance.ts'
import { PAID_TIERS, PLANS } from '../../../core/plans/plans.ts'

export interface SuccessState {
  /** Paid, and not yet confirmed by the payment provider. */
  waiting: boolean
  planName: string
  /** Messages a month that the page names. */
  messages: number
  demo: boolean
}

const UNNAMED = 'premium'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What the page after a checkout says, from its query and the plan that the person really has (null: nobody is signed
 * in). The address alone grants and confirms nothing.
 */
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
