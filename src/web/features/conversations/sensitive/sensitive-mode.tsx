import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { queries } from '../../../api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EyeOff } from '../../../ui/icons.tsx'
import { readUnsent, sensitiveQueue } from '../send/unsent-store.ts'

/** Nothing may be sent until it is `known` whether Sensitive Mode is `on`. */
export interface Mode {
  known: boolean
  on: boolean
}

/** Keys of this tab's session storage: the turns, and `on` or `off` once switched. */
export const turnsKey = (helperId: number): string => `sensitive:${helperId}`
const modeKey = (helperId: number): string => `sensitive-mode:${helperId}`

const RETRY_MS = 5000

/** On as switched in this tab, otherwise as in the settings. */
export function useSensitiveMode(helperId: number, user: User) {
  const isHeld = PLANS[user.subscriptionTier].sensitiveMode
  const { data } = useQuery({
    ...queries.privacy,
    enabled: isHeld,
    refetchInterval: ({ state }) => (state.data ? false : RETRY_MS),
  })
  const [chosen, setChosen] = useState(() => sessionStorage.getItem(modeKey(helperId)))
  const [isTurning, startTransition] = useTransition()
  const [isTurned, setTurned] = useState(false)
  const isOn = isHeld && (chosen ? chosen === 'on' : data?.sensitiveMode === true)
  // Once on, only the switch turns it off, not another window or the end of the plan.
  const [on, setOn] = useState(isOn)
  if (isOn && !on) setOn(true)
  return {
    on,
    /** By hand, since the conversation was opened. */
    isTurned,
    /** Moves at once, before the mode has changed. */
    shown: isTurning ? !on : on,
    known: !isTurning && (!isHeld || chosen !== null || data !== undefined),
    /** There are unsaved turns to show, or messages of Sensitive Mode are waiting. */
    used: on || sessionStorage.getItem(turnsKey(helperId)) !== null || readUnsent(sensitiveQueue(helperId)).length > 0,
    // A transition keeps the conversation visible while the panel loads.
    turn: (next: boolean) => {
      const choice = next ? 'on' : 'off'
      sessionStorage.setItem(modeKey(helperId), choice)
      setTurned(true)
      startTransition(() => {
        setChosen(choice)
        setOn(next)
      })
    },
  }
}

interface SensitiveSwitchProps {
  user: User
  on: boolean
  /** The one that was pressed is gone with its panel: this one has the focus in its place. */
  isTurned: boolean
  onChange(on: boolean): void
}

/** People on a plan without it see the switch disabled. A native checkbox, as the switch of `ui/fields/choices.tsx` is. */
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
