import { useSearch } from 'wouter'
import { PLANS } from '../../core/plans/plans.ts'
import { Moment, NextSteps, useConfirmation } from '../features/plans/after-checkout.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { PageLoading, Spinner } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'

const FACES = ['career_coach', 'friend', 'language_tutor', 'creative_partner'] as const
const STEPS = ['Create more helpers', 'Set custom schedules', 'Use Sensitive Mode for what should not be stored']

const Buttons = () => (
  <div className="mt-9 flex flex-wrap gap-3">
    <LinkButton href={paths.create} variant="primary">
      Create New Helper
    </LinkButton>
    <LinkButton href={paths.conversations}>View My Conversations</LinkButton>
  </div>
)

const Waiting = ({ planName, late }: { planName: string; late: boolean }) => (
  <Page width="reading" title="Confirming your payment">
    <p role="status" className="flex items-start gap-3 text-ink-soft">
      <Spinner className="mt-0.5 shrink-0" />
      {late
        ? `This is taking longer than usual. Your ${planName} plan starts automatically once the payment is confirmed, so you don’t need to wait here.`
        : `Your ${planName} plan starts as soon as the payment is confirmed, usually in a moment.`}
    </p>
    {late && (
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={paths.conversations}>View My Conversations</LinkButton>
        <LinkButton href={paths.billing}>See your plan</LinkButton>
      </div>
    )}
  </Page>
)

export function SubscriptionSuccessPage() {
  const confirmation = useConfirmation(useSearch())
  if (!confirmation) return <PageLoading />
  const { waiting, late, planName, messages, demo } = confirmation
  if (waiting) return <Waiting planName={planName} late={late} />
  return (
    <Moment
      faces={FACES}
      title="Subscription Successful!"
      lead={`Your ${planName} plan is activated. You now have ${messages} messages per month.`}
    >
      {demo && (
        <p className="mt-5 rounded-card border border-line bg-sunk px-5 py-4 text-ink-soft">
          This was a demo: nothing was charged, and no card was asked for. You can end it in Settings, under Billing.
        </p>
      )}
      <NextSteps title="What you can do next" steps={STEPS} />
      <Buttons />
    </Moment>
  )
}

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
