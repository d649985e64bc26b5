import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PAID_TIERS, PLANS, unconfirmedAllowance } from '../../../core/plans/plans.ts'
import { queries } from '../../api.ts'
import { refreshPlan } from './billing-query.ts'

interface SuccessState {
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

const POLL_MS = 2000
const PATIENCE_MS = 60_000

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && late
}

export function useConfirmation(search: string): (SuccessState & { late: boolean }) | null {
  const client = useQueryClient()
  const { data: me, isPending } = useQuery({
    ...queries.me,
    refetchInterval: ({ state }) =>
      successState(search, state.data?.subscriptionTier ?? null).waiting ? POLL_MS : false,
  })
  const state = successState(search, me?.subscriptionTier ?? null)
  const late = useLate(state.waiting && !isPending)
  const held = me?.subscriptionTier
  // Data fetched under the old plan shows its limits.
  useEffect(() => {
    if (held) void refreshPlan(client)
  }, [client, held])
  return isPending ? null : { ...state, late }
}
