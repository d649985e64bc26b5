import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { BillingAnswer } from '../../../contract/billing.ts'
import type { HelperList } from '../../../contract/helpers.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { queries } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/overlays/dialog.tsx'
import { Banner } from '../../ui/rows.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

function textOf({ subscriptionStatus, subscriptionTier, subscriptionEndDate, timeZone }: User): string | null {
  if (subscriptionStatus !== 'past_due' || !subscriptionEndDate) return null
  if (subscriptionTier === 'free') return 'You are on the Free plan until it does. Your helpers and messages are safe.'
  const day = shortDate(subscriptionEndDate, timeZone)
  return `${PLANS[subscriptionTier].name} stays active until ${day}. Please check your card to keep it.`
}

export function PaymentBanner({ me, className }: { me: User; className?: string }) {
  const { processing, manage } = useCheckout('payment')
  const text = textOf(me)
  if (!text) return null
  return (
    <Banner label="Payment" title="Your last payment did not go through" text={text} className={className}>
      <Button busy={processing === 'portal'} onClick={() => void manage()}>
        Check your card
      </Button>
    </Banner>
  )
}

const { helperLimit, messagesPerMonth } = PLANS.free

/** How many helpers the Free plan has no room for. */
const surplusIn = ({ helpers }: HelperList): number =>
  Math.max(0, helpers.filter(({ active }) => active).length - helperLimit)

function pauseText(surplus: number | undefined): string {
  if (surplus === 0) return ''
  const who = surplus === undefined ? `Any helpers beyond ${helperLimit}` : `${surplus} of your helpers`
  return ` ${who} will pause: the oldest ${helperLimit} stay active, and you can choose others in My Helpers.`
}

interface EndDemoProps
  extends Pick<ComponentProps<typeof ConfirmButton>, 'busy' | 'disabled' | 'className' | 'children'> {
  checkout: Checkout
}

/** Says what ending the demo changes, and asks first. */
export function EndDemo({ checkout, ...button }: EndDemoProps) {
  // Only what is loaded already.
  const { data: surplus } = useQuery({ ...queries.helpers, enabled: false, select: surplusIn })
  return (
    <ConfirmButton
      {...button}
      title="End the demo?"
      description={`You go back to the Free plan: ${messagesPerMonth} messages a month, up to ${helperLimit} active helpers, no Sensitive Mode.${pauseText(surplus)} Nothing is deleted.`}
      confirmLabel="End the demo"
      onConfirm={() => void checkout.endDemo(surplus)}
    />
  )
}

const NOTES: Record<BillingAnswer['checkout'], string> = {
  payment: 'You pay by card through Stripe. Change or cancel at any time in Settings, under Billing.',
  demo: 'This server takes no payments, so a paid plan here is a demo. It works like the real thing, nothing is charged, and you can end it at any time.',
  none: 'Payment is not set up on this server, so paid plans cannot be chosen here.',
}

interface CheckoutInfoProps {
  billing: BillingAnswer | undefined
  onRetry: (() => void) | undefined
}

export function CheckoutInfo({ billing, onRetry }: CheckoutInfoProps) {
  if (!billing && onRetry) {
    return (
      <div role="alert" className="mt-5 flex flex-wrap items-center gap-3 text-ink-soft">
        The payment options could not be loaded.
        <Button onClick={onRetry}>Retry</Button>
      </div>
    )
  }
  return <p className="mt-5 min-h-6 max-w-[68ch] text-ink-soft">{billing && NOTES[billing.checkout]}</p>
}
