import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queries } from '../../api.ts'
import { refreshPlan } from './billing-query.ts'
import { type SuccessState, successState } from './success-state.ts'

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
