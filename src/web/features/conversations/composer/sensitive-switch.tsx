import type { User } from '../../../../contract/accounts.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EyeOff } from '../../../ui/icons.tsx'

interface SensitiveSwitchProps {
  user: User
  on: boolean
  /** The one that was pressed is gone with its panel: this one has the focus in its place. */
  isTurned: boolean
  onChange(on: boolean): void
}

/** People on a plan without it see the switch disabled. A native checkbox, as `ui/switch.tsx` is. */
export function SensitiveSwitch({ user, on, isTurned, onChange }: SensitiveSwitchProps) {
  const isHeld = PLANS[user.subscriptionTier].sensitiveMode
  const label = isHeld ? 'Sensitive mode' : 'Sensitive mode, part of the paid plans'
  return (
    <label
      title={label}
      className="relative flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-full px-2 text-ink-soft outline-accent has-[:checked]:bg-tint has-[:checked]:text-deep has-[:enabled]:hover:text-ink has-[:focus-visible]:outline-[2.5px] forced-colors:has-[:checked]:outline"
    >
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: `checked` of a native checkbox says it
        role="switch"
        aria-label={label}
        checked={on}
        // biome-ignore lint/a11y/noAutofocus: the focus was here
        autoFocus={isTurned}
        disabled={!isHeld && !on}
        onChange={(event) => onChange(event.target.checked)}
        className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
      />
      <EyeOff aria-hidden="true" className="size-5" />
      {!isHeld && <Badge className="px-1.5! py-0.5! text-[0.6875rem]!">Premium</Badge>}
    </label>
  )
}
