import { useEffect } from 'react'
import { late } from '../../../ui/late.tsx'
import type { RenderChat } from './activate-step.tsx'
import { DefineStep } from './define-step.tsx'
import { useWizard, useWizardPlace, type WizardPlace } from './use-wizard.ts'
import { chosenPersona } from './wizard-state.ts'

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
