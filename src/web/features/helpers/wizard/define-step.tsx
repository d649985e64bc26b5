import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import { PERSONA_TYPES, PERSONAS, type Persona } from '../../../../core/personas/personas.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { LimitBanner } from '../helper-limit.tsx'
import { HelpersSkeleton } from '../helpers-skeleton.tsx'
import { OwnPersona } from './own-persona.tsx'
import { WizardFrame } from './wizard-frame.tsx'
import { choiceError, choose, OWN, type Wizard, type WizardState } from './wizard-state.ts'

interface TypeCardProps {
  value: string
  checked: boolean
  face: ReactNode
  title: string
  text: string
  badge?: ReactNode
  onPick(value: string): void
}

const CARD =
  'flex h-full items-start gap-4 max-xs:flex-wrap rounded-card border border-line bg-raised p-5 transition-colors hover:border-edge has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

// A real radio button: arrow keys, Space and screen readers work as usual.
const TypeCard = ({ value, checked, face, title, text, badge, onPick }: TypeCardProps) => (
  <label className={CARD}>
    <input
      type="radio"
      name="persona"
      value={value}
      checked={checked}
      onChange={() => onPick(value)}
      className="sr-only"
    />
    {face}
    <span className="flex min-w-0 flex-col self-stretch">
      <span className="font-display text-xl leading-tight">{title}</span>
      <span className="mt-1 block text-[0.9375rem] leading-snug text-ink-soft">{text}</span>
      {badge && <span className="mt-auto pt-2.5">{badge}</span>}
    </span>
  </label>
)

const OWN_FACE = (
  <span
    aria-hidden="true"
    className="grid size-15 shrink-0 place-items-center rounded-full border border-dashed border-edge text-ink-soft"
  >
    <Plus className="size-6" />
  </span>
)

const BUILT_IN = PERSONA_TYPES.map((type) => PERSONAS[type])

// The built-in cards show at once; the server's list replaces them.
function usePersonas(): readonly Omit<Persona, 'starters'>[] {
  const { data, isError } = useQuery(queries.personas)
  const toast = useToast()
  useEffect(() => {
    if (isError) toast({ title: 'Failed to load persona details. Please try again.', variant: 'destructive' })
  }, [isError, toast])
  return data?.personas ?? BUILT_IN
}

function focusFirstBlank(fields: HTMLElement | null): void {
  const all = fields?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
  ;[...all].find(({ value }) => value.trim() === '')?.focus()
}

const existingHelper = (helpers: readonly Helper[] = [], { made }: WizardState, type: string | null) =>
  type === null || made[type] ? undefined : helpers.find((helper) => helper.personaType === type)

const Taken = ({ helper }: { helper: Helper }) => (
  <p role="status" className="mt-5 rounded-card bg-sunk px-5 py-4">
    You already have {helper.name}. You can have one helper of each type.{' '}
    <TextLink href={paths.conversation(helper.id)}>Open the conversation</TextLink> or{' '}
    <TextLink href={paths.editHelper(helper.id)}>change its settings</TextLink>.
  </p>
)

function Cards({ state, update }: Pick<Wizard, 'state' | 'update'>) {
  const personas = usePersonas()
  const { data: list, isPending } = useQuery(queries.helpers)
  const pick = (choice: string) => update((current) => choose(current, { choice }))
  // Cards whose helper exists are higher.
  if (isPending) return <HelpersSkeleton label="Loading helpers" />
  return (
    <div role="radiogroup" aria-label="Helper type" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {personas.map(({ type, title, description, imageUrl, hue }) => {
        const existing = existingHelper(list?.helpers, state, type)
        return (
          <div key={type} className="persona" style={hueStyle(hue)}>
            <TypeCard
              value={type}
              checked={state.choice === type}
              face={<Avatar name={title} {...{ imageUrl, hue }} size={60} />}
              title={title}
              text={description}
              badge={
                existing && (
                  <Badge tone="persona" className="max-w-full">
                    <span className="truncate">You have {existing.name}</span>
                  </Badge>
                )
              }
              onPick={pick}
            />
          </div>
        )
      })}
      <TypeCard
        value={OWN}
        checked={state.choice === OWN}
        face={OWN_FACE}
        title="Your own"
        text="Name and describe someone you would like in your circle."
        onPick={pick}
      />
    </div>
  )
}

export function DefineStep({ wizard }: { wizard: Wizard }) {
  const { state, update, next, back, step } = wizard
  const { data: list } = useQuery(queries.helpers)
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const error = choiceError(state)
  const taken = existingHelper(list?.helpers, state, state.choice)
  const isFull = list && !list.canCreateMore && Object.keys(state.made).length === 0
  return (
    <WizardFrame
      step={step}
      title="Choose Your Helper Type"
      onwards={taken ? `Open ${taken.name}` : 'Continue'}
      error={asked ? error : null}
      onBack={back}
      onSubmit={() => {
        if (error) {
          setAsked(true)
          focusFirstBlank(fields.current)
        } else if (taken) navigate(paths.conversation(taken.id))
        else next()
      }}
    >
      {isFull && <LimitBanner helperLimit={list.helperLimit} helperCount={list.helperCount} />}
      <Cards state={state} update={update} />
      {taken && <Taken helper={taken} />}
      {state.choice === OWN && <OwnPersona state={state} update={update} fields={fields} />}
    </WizardFrame>
  )
}
