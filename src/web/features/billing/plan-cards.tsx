import { Check } from 'lucide-react'
import { PLANS, type Plan, TIERS } from '../../../core/plans/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PlanAction, type PlanActionProps } from './plan-action.tsx'

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
