import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { PAID_TIERS, PLANS, unconfirmedAllowance } from '../../../core/plans/plans.ts'
import { queries } from '../../api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Page } from '../../ui/page.tsx'
import { refreshPlan } from './use-checkout.ts'

interface SuccessState {
  /** Paid, but not yet confirmed by the payment provider. */
  waiting: boolean
  planName: string
  /** Messages per month. */
  messages: number
  demo: boolean
}

const UNNAMED = 'premium'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The person's actual plan decides (null when signed out): the URL alone grants and confirms nothing. */
export function successState(search: string, heldTier: string | null): SuccessState {
  const query = new URLSearchParams(search)
  const tier = query.get('tier') || UNNAMED
  const paid = PAID_TIERS.find((one) => one === tier)
  const confirmed = paid !== undefined && paid === heldTier
  return {
    waiting: query.has('session_id') && paid !== undefined && heldTier !== null && !confirmed,
    planName: capitalise(tier),
    messages: confirmed ? PLANS[paid].messagesPerMonth : unconfirmedAllowance(tier),
    demo: query.get('demo') === 'true',
  }
}

const POLL_MS = 2000
const PATIENCE_MS = 60_000

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting && late
}

export function useConfirmation(search: string): (SuccessState & { late: boolean }) | null {
  const client = useQueryClient()
  const { data: me, isPending } = useQuery({
    ...queries.me,
    refetchInterval: ({ state }) =>
      successState(search, state.data?.subscriptionTier ?? null).waiting ? POLL_MS : false,
  })
  const state = successState(search, me?.subscriptionTier ?? null)
  const late = useLate(state.waiting && !isPending)
  const held = me?.subscriptionTier
  // Data fetched under the old plan shows its limits.
  useEffect(() => {
    if (held) void refreshPlan(client)
  }, [client, held])
  return isPending ? null : { ...state, late }
}

interface MomentProps {
  /** Who stands at the top. */
  faces: readonly PersonaType[]
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page for one moment: some faces, one sentence, and where to go from here. */
export const Moment = ({ faces, title, lead, children }: MomentProps) => (
  <Page width="reading" className="max-w-[560px]! md:pt-16">
    <div className="mb-6 flex -space-x-3 max-[17.5rem]:[&>:nth-child(n+3)]:hidden">
      {faces.map((type) => {
        const { helperName, imageUrl, hue } = PERSONAS[type]
        return (
          <Avatar
            key={type}
            name={helperName}
            imageUrl={imageUrl}
            hue={hue}
            size={72}
            className="ring-4 ring-paper animate-rise"
          />
        )
      })}
    </div>
    <h1 className="text-[2rem] max-xs:text-[1.625rem] md:text-[2.5rem]">{title}</h1>
    <p className="mt-3 text-lg text-ink-soft">{lead}</p>
    {children}
  </Page>
)

export const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <section className="mt-8">
    <h2 className="text-[1.375rem]">{title}</h2>
    <ul className="mt-3 grid gap-2.5">
      {steps.map((step) => (
        <li key={step} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-ok" />
          {step}
        </li>
      ))}
    </ul>
  </section>
)
