import { PLANS } from '../../core/plans/plans.ts'
import { Moment } from '../features/billing/moment.tsx'
import { NextSteps } from '../features/billing/next-steps.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'

const { free, starter, unlimited } = PLANS

const REASONS = [
  `${starter.messagesPerMonth} to ${unlimited.messagesPerMonth.toLocaleString('en-US')} messages a month instead of ${free.messagesPerMonth}`,
  'As many helpers as you like',
  'Sensitive Mode, for what should not be stored',
]

export const SubscriptionCancelPage = () => (
  <Moment faces={['friend']} title="Subscription Canceled" lead="No charges were made. Everything is as it was before.">
    <NextSteps title="What a paid plan adds" steps={REASONS} />
    <div className="mt-9 flex flex-wrap gap-3">
      <LinkButton href={paths.subscribe} variant="primary">
        Try Again
      </LinkButton>
      <LinkButton href={paths.home}>Back to Home</LinkButton>
    </div>
  </Moment>
)
