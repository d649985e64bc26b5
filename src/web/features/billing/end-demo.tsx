import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { HelperList } from '../../../contract/helpers.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { queries } from '../../api.ts'
import { ConfirmButton } from '../../ui/overlays/dialog.tsx'
import type { Checkout } from './use-checkout.ts'

const { helperLimit, messagesPerMonth } = PLANS.free

/** How many helpers the Free plan has no room for. */
const surplusIn = ({ helpers }: HelperList): number =>
  Math.max(0, helpers.filter(({ active }) => active).length - helperLimit)

function pauseText(surplus: number | undefined): string {
  if (surplus === 0) return ''
  const who = surplus === undefined ? `Any helpers beyond ${helperLimit}` : `${surplus} of your helpers`
  return ` ${who} will pause: the oldest ${helperLimit} stay active, and you can choose others in My Helpers.`
}

interface EndDemoProps
  extends Pick<ComponentProps<typeof ConfirmButton>, 'busy' | 'disabled' | 'className' | 'children'> {
  checkout: Checkout
}

/** Says what ending the demo changes, and asks first. */
export function EndDemo({ checkout, ...button }: EndDemoProps) {
  // Only what is loaded already.
  const { data: surplus } = useQuery({ ...queries.helpers, enabled: false, select: surplusIn })
  return (
    <ConfirmButton
      {...button}
      title="End the demo?"
      description={`You go back to the Free plan: ${messagesPerMonth} messages a month, up to ${helperLimit} active helpers, no Sensitive Mode.${pauseText(surplus)} Nothing is deleted.`}
      confirmLabel="End the demo"
      onConfirm={() => void checkout.endDemo(surplus)}
    />
  )
}
