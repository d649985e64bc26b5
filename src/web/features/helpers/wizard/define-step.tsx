import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import { PERSONA_TYPES, PERSONAS, type Persona } from '../../../../core/personas/personas.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { TextLink } from '../../../ui/button.tsx'
import { late, latePart } from '../../../ui/late.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { LimitBanner } from '../helper-limit.tsx'
import { HelpersSkeleton } from '../helpers-skeleton.tsx'
import type { RenderChat } from './activate-step.tsx'
import { OwnCard, PersonaCard } from './persona-card.tsx'
import { useWizard, useWizardPlace, type Wizard, type WizardPlace } from './use-wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'
import { choiceError, choose, chosenPersona, OWN, type WizardState } from './wizard-state.ts'

const OwnPersona = latePart(() => import('./own-persona.tsx').then(({ OwnPersona }) => OwnPersona))

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
  if (isPending) return <HelpersSkeleton />
  return (
    <div role="radiogroup" aria-label="Helper type" className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {personas.map((persona) => (
        <PersonaCard
          key={persona.type}
          persona={persona}
          checked={state.choice === persona.type}
          existing={existingHelper(list?.helpers, state, persona.type)}
          onPick={pick}
        />
      ))}
      <OwnCard checked={state.choice === OWN} onPick={pick} />
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

const LaterSteps = late(() => import('./later-steps.tsx').then(({ LaterSteps }) => LaterSteps))

interface CreateWizardProps {
  renderChat: RenderChat
}

function Steps({ place, renderChat }: CreateWizardProps & { place: WizardPlace }) {
  const wizard = useWizard(place)
  const persona = chosenPersona(wizard.state)
  // While the first step is read, the others are loaded.
  useEffect(() => void LaterSteps.preload(), [])
  if (wizard.step === 1 || !persona) return <DefineStep wizard={wizard} />
  return <LaterSteps {...{ wizard, persona, renderChat }} />
}

export function CreateWizard({ renderChat }: CreateWizardProps) {
  const place = useWizardPlace()
  return place && <Steps key={place.pass} place={place} renderChat={renderChat} />
}
