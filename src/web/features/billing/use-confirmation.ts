import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queries } from '../../api.ts'
import { refreshPlan } from './billing-query.ts'
import { type SuccessState, successState } from './success-state.ts'

const POLL_MS = 2000
const PATIENCE_MS = 60_000

/** Did this take longer than it should? */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && late
}

/** What became of a checkout; asks the server again while the payment is not confirmed. Null: not known yet. */
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
  // What was read while another plan was held shows that plan's limits.
  useEffect(() => {
    if (held) void refreshPlan(client)
  }, [client, held])
  return isPending ? null : { ...state, late }
}
