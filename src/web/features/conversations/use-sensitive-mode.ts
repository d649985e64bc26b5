import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { queries } from '../../api.ts'

/** Where this tab keeps what was said, and `on` or `off` once the person has switched. */
export const turnsKey = (helperId: number): string => `sensitive:${helperId}`
const modeKey = (helperId: number): string => `sensitive-mode:${helperId}`

/**
 * Is Sensitive Mode on in this conversation? As the person switched it in this tab, otherwise as their settings have it.
 * `known` is false until that can be told, and while what it needs is loaded: nothing may be sent before.
 */
export function useSensitiveMode(helperId: number, user: User) {
  const isHeld = PLANS[user.subscriptionTier].sensitiveMode
  const { data, isPending } = useQuery({ ...queries.privacy, enabled: isHeld })
  const [chosen, setChosen] = useState(() => sessionStorage.getItem(modeKey(helperId)))
  const [isTurning, startTransition] = useTransition()
  const on = isHeld && (chosen ? chosen === 'on' : data?.sensitiveMode === true)
  return {
    on,
    /** What the switch shows: it moves at once. */
    shown: isTurning ? !on : on,
    known: !isTurning && (!isHeld || chosen !== null || !isPending),
    /** Is there anything to show that is stored nowhere? */
    used: on || sessionStorage.getItem(turnsKey(helperId)) !== null,
    // The conversation stays in sight until what shows it otherwise is there.
    turn: (next: boolean) => {
      const choice = next ? 'on' : 'off'
      sessionStorage.setItem(modeKey(helperId), choice)
      startTransition(() => setChosen(choice))
    },
  }
}
