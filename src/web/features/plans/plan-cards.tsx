import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { BillingAnswer } from '../../../contract/billing.ts'
import { isLess, PAID_TIERS, PLANS, type Plan, TIERS } from '../../../core/plans/plans.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EndDemo } from './payment-notes.tsx'
import type { Checkout } from './use-checkout.ts'

const WIDE = 'w-full px-1!'

const shortName = ({ name }: Plan): string => name.replace(/^Chat /, '')

function labelOf(plan: Plan, me: User | null): string {
  if (plan.tier === 'free') return 'Start with Free'
  const held = me?.subscriptionTier ?? 'free'
  if (held === 'free') return `Subscribe to ${shortName(plan)}`
  return isLess(held, plan.tier) ? `Upgrade to ${shortName(plan)}` : `Change to ${shortName(plan)}`
}

interface PlanActionProps {
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
const PlanAction = (props: PlanActionProps) => (
  <div tabIndex={-1} className="mt-auto min-h-11">
    {actionOf(props)}
  </div>
)

const BADGES: Partial<Record<Plan['tier'], string>> = { free: 'Free Forever', pro: 'Most Popular' }

function featuresOf(plan: Plan): string[] {
  const { messagesPerMonth, helperLimit, sensitiveMode, prioritySupport } = plan
  return [
    `${messagesPerMonth.toLocaleString('en-US')} messages per month`,
    helperLimit === -1 ? 'Unlimited helpers' : `Up to ${helperLimit} helpers`,
    ...(sensitiveMode ? ['Sensitive Mode'] : []),
    ...(prioritySupport ? ['Priority support'] : []),
  ]
}

const Price = ({ cents }: { cents: number }) => (
  <p className="mt-2">
    <span className="font-display text-[2.5rem] leading-tight">${(cents / 100).toFixed(2)}</span>
    {cents > 0 && <span className="inline-block text-ink-soft">/month</span>}
  </p>
)

function PlanCard(props: PlanActionProps) {
  const { plan } = props
  const badge = BADGES[plan.tier]
  const highlighted = plan.tier === 'pro'
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-card border bg-raised p-5',
        highlighted ? 'border-accent outline outline-accent' : 'border-line',
      )}
    >
      <h2 className="text-xl">{plan.name}</h2>
      {/* On the edge: beside the name it would push the price down on narrow cards. */}
      {badge && (
        <Badge tone={highlighted ? 'accent' : 'neutral'} className="absolute -top-3 right-4">
          {badge}
        </Badge>
      )}
      <Price cents={plan.priceCents} />
      <ul className="mt-4 mb-7 grid gap-2 text-[0.9375rem]">
        {featuresOf(plan).map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction {...props} />
    </li>
  )
}

interface PlanCardsProps extends Omit<PlanActionProps, 'plan' | 'chosen'> {
  chosenTier: string | null
}

export const PlanCards = ({ chosenTier, ...rest }: PlanCardsProps) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {TIERS.map((tier) => (
      <PlanCard key={tier} plan={PLANS[tier]} chosen={tier === chosenTier} {...rest} />
    ))}
  </ul>
)
