import type { User } from '../../../contract/accounts.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useCheckout } from './use-checkout.ts'

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
    <section
      aria-label="Payment"
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-warn px-5 py-4 text-warn-ink',
        className,
      )}
    >
      <div className="min-w-0 grow basis-72">
        <p className="font-[550]">Your last payment did not go through</p>
        <p className="text-[0.9375rem]">{text}</p>
      </div>
      <Button busy={processing === 'portal'} onClick={() => void manage()}>
        Check your card
      </Button>
    </section>
  )
}
