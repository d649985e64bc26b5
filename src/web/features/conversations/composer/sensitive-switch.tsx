import type { User } from '../../../../contract/accounts.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Switch } from '../../../ui/switch.tsx'

interface SensitiveSwitchProps {
  user: User
  on: boolean
  onChange(on: boolean): void
}

/** People on a plan without it see the switch disabled. */
export function SensitiveSwitch({ user, on, onChange }: SensitiveSwitchProps) {
  const isHeld = PLANS[user.subscriptionTier].sensitiveMode
  return (
    <div className="-my-2 flex flex-wrap items-center justify-end text-xs text-ink-soft">
      <span aria-hidden="true">Sensitive mode</span>
      <Switch
        checked={on}
        onChange={onChange}
        label={isHeld ? 'Sensitive mode' : 'Sensitive mode, part of the paid plans'}
        disabled={!isHeld && !on}
        className="scale-[0.68]"
      />
      {!isHeld && <Badge className="px-2! py-0.5! text-xs!">Premium</Badge>}
    </div>
  )
}
