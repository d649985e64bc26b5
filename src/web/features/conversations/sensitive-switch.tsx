import type { User } from '../../../contract/accounts.ts'
import { PLANS } from '../../../core/plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { Switch } from '../../ui/switch.tsx'

/** Shows people on a plan without Sensitive mode that it exists, and that it is not theirs to switch on. */
export function SensitiveSwitch({ user }: { user: User }) {
  if (PLANS[user.subscriptionTier].sensitiveMode) return null
  return (
    <div className="-my-2 flex items-center text-xs text-ink-soft">
      <span aria-hidden="true">Sensitive mode</span>
      <Switch
        checked={false}
        onChange={() => undefined}
        label="Sensitive mode, part of the paid plans"
        disabled
        className="scale-[0.68]"
      />
      <Badge className="px-2! py-0.5! text-xs!">Premium</Badge>
    </div>
  )
}
