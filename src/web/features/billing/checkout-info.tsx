import type { BillingAnswer } from '../../../contract/billing.ts'
import { Button } from '../../ui/button.tsx'

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
