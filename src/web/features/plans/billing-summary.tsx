import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { BillingAnswer } from '../../../contract/billing.ts'
import { allowanceLeft } from '../../../core/plans/allowance.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Progress } from '../../ui/rows.tsx'
import { EndDemo, PaymentBanner } from './payment-notes.tsx'
import { billingQuery, useCheckout } from './use-checkout.ts'

const { free } = PLANS

function nextOf({ tier, status, renewsAt, endsAt }: BillingAnswer, timeZone: string): string {
  if (tier === 'free') return 'Free of charge.'
  if (status === 'demo') return 'This is a demo: nothing is charged, and nothing renews.'
  if (status === 'granted') return 'Given to you by the operator of this server. Nothing is charged.'
  if (endsAt) return `Ends on ${shortDate(endsAt, timeZone)}; after that you are on the Free plan.`
  return renewsAt
    ? `$${(PLANS[tier].priceCents / 100).toFixed(2)} a month. Renews on ${shortDate(renewsAt, timeZone)}.`
    : ''
}

function Usage({ me }: { me: User }) {
  const { messageCreditsUsed: used, messageCreditsLimit: limit } = me
  const { data: engine } = useQuery(queries.engine)
  if (engine?.own === 'yes') return <p className="text-ink-soft">Your own model answers, so messages don’t count.</p>
  const share = (used / Math.max(1, limit)) * 100
  return (
    <div className="grid gap-2">
      <Progress label="Messages used" percent={share} />
      <p className="text-ink-soft">{allowanceLeft({ used, limit }, shortDate(me.creditsResetAt, me.timeZone))}</p>
    </div>
  )
}

function Actions({ billing }: { billing: BillingAnswer }) {
  const checkout = useCheckout(billing.checkout)
  const { processing, manage } = checkout
  return (
    // Takes the focus when its button disappears with the demo.
    <div tabIndex={-1} className="flex flex-wrap gap-3">
      <LinkButton href={paths.subscribe}>See the plans</LinkButton>
      {billing.manageable && (
        <Button busy={processing === 'portal'} onClick={() => void manage()}>
          Invoices, card and cancellation
        </Button>
      )}
      {billing.status === 'demo' && billing.tier !== 'free' && (
        <EndDemo checkout={checkout} busy={processing === 'free'}>
          End the demo
        </EndDemo>
      )}
    </div>
  )
}

function Details({ me }: { me: User }) {
  const { data: billing, isError, refetch } = useQuery(billingQuery)
  if (billing) {
    return (
      <>
        <p className="-mt-4 text-ink-soft">{nextOf(billing, me.timeZone)}</p>
        <Usage me={me} />
        <Actions billing={billing} />
      </>
    )
  }
  return (
    <>
      {!isError && <Skeleton className="-mt-4 h-6 w-56 max-w-full" />}
      <Usage me={me} />
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
          Your payment details could not be loaded.
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <Skeleton className="h-11 w-72 max-w-full" />
      )}
    </>
  )
}

export const BillingSummary = ({ me }: { me: User }) => (
  <div className="grid gap-5">
    <PaymentBanner me={me} />
    <p className="flex flex-wrap items-center gap-3">
      <span className="font-display text-2xl">{PLANS[me.subscriptionTier].name} plan</span>
      {me.subscriptionStatus === 'demo' && <Badge>Demo</Badge>}
    </p>
    <Details me={me} />
    <p className="text-[0.9375rem] text-ink-soft">
      The free plan allows up to {free.helperLimit} helpers and {free.messagesPerMonth} messages per month. Only
      messages that a helper writes count. Greetings, previews and failed replies are free.
    </p>
  </div>
)
