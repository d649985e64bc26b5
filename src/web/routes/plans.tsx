import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { queries } from '../api.ts'
import { CheckoutInfo, PaymentBanner } from '../features/plans/payment-notes.tsx'
import { PlanCards } from '../features/plans/plan-cards.tsx'
import { ProtectionTable } from '../features/plans/protection-table.tsx'
import { billingQuery, useCheckout } from '../features/plans/use-checkout.ts'
import { PageLoading } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'

export function PlansPage() {
  const { data: me = null, isPending } = useQuery(queries.me)
  const { data: billing, isError, refetch } = useQuery({ ...billingQuery, enabled: me !== null })
  const checkout = useCheckout(billing?.checkout)
  const chosenTier = new URLSearchParams(useSearch()).get('tier')
  if (isPending) return <PageLoading />
  return (
    <Page
      title="Choose Your Plan"
      lead="Start free and upgrade as you need more conversations. Every plan includes in-app messaging; paid plans include unlimited helpers."
    >
      {me && <PaymentBanner me={me} className="mb-6" />}
      <PlanCards me={me} billing={billing} checkout={checkout} chosenTier={chosenTier} />
      {me && <CheckoutInfo billing={billing} onRetry={isError ? () => void refetch() : undefined} />}
      <h2 className="mt-16 mb-5 text-[1.75rem]">Privacy Protection Levels</h2>
      <ProtectionTable />
      <p className="mt-6 text-ink-soft">
        All plans include unlimited conversation memory and cross-helper sharing. You may upgrade anytime.
      </p>
    </Page>
  )
}
