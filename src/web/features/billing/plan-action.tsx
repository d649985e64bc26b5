import { type ReactNode, useEffect, useRef } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { BillingAnswer } from '../../../contract/billing.ts'
import { isLess, PAID_TIERS, type Plan } from '../../../core/plans/plans.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EndDemo } from './end-demo.tsx'
import type { Checkout } from './use-checkout.ts'

const WIDE = 'w-full px-1!'

const shortName = ({ name }: Plan): string => name.replace(/^Chat /, '')

function labelOf(plan: Plan, me: User | null): string {
  if (plan.tier === 'free') return 'Start with Free'
  const held = me?.subscriptionTier ?? 'free'
  if (held === 'free') return `Subscribe to ${shortName(plan)}`
  return isLess(held, plan.tier) ? `Upgrade to ${shortName(plan)}` : `Change to ${shortName(plan)}`
}

export interface PlanActionProps {
  plan: Plan
  me: User | null
  billing: BillingAnswer | undefined
  checkout: Checkout
  /** The plan chosen before signing in: its button gets the focus. */
  chosen: boolean
}

function FreeAction({ billing, checkout }: Pick<PlanActionProps, 'billing' | 'checkout'>) {
  const { processing, manage } = checkout
  if (billing?.status === 'demo') {
    return (
      <EndDemo checkout={checkout} className={WIDE} disabled={processing !== null}>
        {processing === 'free' ? 'Processing...' : 'Switch to Free'}
      </EndDemo>
    )
  }
  if (!billing?.manageable || billing.status === 'granted') return null
  return (
    <Button className={WIDE} disabled={processing !== null} onClick={() => void manage()}>
      {processing === 'portal' ? 'Processing...' : 'Manage Your Plan'}
    </Button>
  )
}

function SubscribeButton({ plan, me, billing, checkout, chosen }: PlanActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const tier = PAID_TIERS.find((paid) => paid === plan.tier)
  const { processing, subscribe } = checkout
  const possible = billing !== undefined && billing.checkout !== 'none'
  useEffect(() => {
    if (chosen && possible) button.current?.focus()
  }, [chosen, possible])
  if (!tier) return null
  return (
    <Button
      ref={button}
      variant={tier === 'pro' ? 'primary' : 'quiet'}
      className={WIDE}
      disabled={!possible || processing !== null}
      onClick={() => void subscribe(tier)}
    >
      {processing === tier ? 'Processing...' : labelOf(plan, me)}
    </Button>
  )
}

function actionOf(props: PlanActionProps): ReactNode {
  const { plan, me, billing, checkout } = props
  if (!me) {
    const next = plan.tier === 'free' ? paths.subscribe : `${paths.subscribe}?tier=${plan.tier}`
    return (
      <LinkButton href={paths.signIn(next)} variant={plan.tier === 'pro' ? 'primary' : 'quiet'} className={WIDE}>
        {labelOf(plan, me)}
      </LinkButton>
    )
  }
  // A demo changes the plan a moment before its page leaves.
  const isLeaving = plan.tier !== 'free' && checkout.processing === plan.tier
  if (me.subscriptionTier === plan.tier && !isLeaving) {
    return (
      <Button disabled className={WIDE}>
        Current Plan
      </Button>
    )
  }
  return plan.tier === 'free' ? <FreeAction billing={billing} checkout={checkout} /> : <SubscribeButton {...props} />
}

// Takes the focus when the new plan replaces its button.
export const PlanAction = (props: PlanActionProps) => (
  <div tabIndex={-1} className="mt-auto min-h-11">
    {actionOf(props)}
  </div>
)
