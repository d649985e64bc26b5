import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { BillingAnswer, CheckoutBody, DemoCheckoutBody, LinkAnswer } from '../../../contract/billing.ts'
import type { PaidTier, Tier } from '../../../core/plans/plans.ts'
import { ApiError, get, post, queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { BILLING, reloadHelpers } from '../../refetch.ts'
import { listen } from '../../ui/listen.ts'
import { useToast } from '../../ui/overlays/toast.tsx'

export const billingQuery = queryOptions({
  queryKey: BILLING,
  queryFn: ({ signal }) => get<BillingAnswer>('/api/billing', signal),
})

export async function refreshPlan(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries(queries.me),
    reloadHelpers(client),
    client.invalidateQueries(billingQuery),
  ])
}

const DEMO_MS = 1500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const switchDemo = (tier: Tier): Promise<BillingAnswer> =>
  post<BillingAnswer>('/api/billing/demo-checkout', { tier } satisfies DemoCheckoutBody)

/** Switches the plan without a payment, with the delay of a real one. Returns the next page. */
async function runDemo(client: QueryClient, tier: PaidTier): Promise<string> {
  await Promise.all([switchDemo(tier), pause(DEMO_MS)])
  await refreshPlan(client)
  return paths.subscriptionSuccess({ demo: 'true', tier })
}

async function leaveFor(path: string, body?: CheckoutBody): Promise<void> {
  const { url } = await post<LinkAnswer>(path, body)
  window.location.assign(url)
}

/** The back button restores the page as it was when the person left for the payment. */
function useReturn(onReturn: () => void): void {
  useEffect(() => listen(globalThis, ['pageshow'], ({ persisted }: PageTransitionEvent) => persisted && onReturn()))
}

function pausedText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 helper is paused. ' : `${count} helpers are paused. `
}

export type Processing = Tier | 'portal' | null

export function useCheckout(checkout: BillingAnswer['checkout'] | undefined) {
  const [processing, setProcessing] = useState<Processing>(null)
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  useReturn(() => setProcessing(null))

  async function run(what: Processing, work: () => Promise<void>): Promise<void> {
    setProcessing(what)
    try {
      await work()
    } catch (error) {
      setProcessing(null)
      const refused = error instanceof ApiError && error.status === 409 ? error.text : null
      const text = refused ?? 'There was an error processing your subscription. Please try again.'
      toast({ title: 'Subscription Failed', description: text, variant: 'destructive' })
    }
  }

  const subscribe = (tier: PaidTier) =>
    run(tier, async () => {
      toast({ title: 'Processing Subscription', description: 'Please wait while we process your request...' })
      if (checkout !== 'demo') return leaveFor('/api/billing/checkout', { tier })
      const next = await runDemo(client, tier)
      // The demo is done: the toast must not follow to the next page.
      toast(null)
      navigate(next)
    })
  const manage = () => run('portal', () => leaveFor('/api/billing/portal'))
  /** `surplus`: how many helpers it pauses, if that is known. */
  const endDemo = (surplus = 0) =>
    run('free', async () => {
      await switchDemo('free')
      await refreshPlan(client)
      setProcessing(null)
      toast({
        title: 'You are on the Free plan',
        description: `The demo has ended. ${pausedText(surplus)}Nothing was deleted.`,
      })
    })
  return { processing, subscribe, manage, endDemo }
}

export type Checkout = ReturnType<typeof useCheckout>
