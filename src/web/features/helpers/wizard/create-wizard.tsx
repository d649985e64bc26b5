import { lazy, Suspense } from 'react'
import { ActivateStep, type RenderChat } from './activate-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ConfigureStep } from './configure-step.tsx'
import { DefineStep } from './define-step.tsx'
import { useWizard, useWizardPlace, type WizardPlace } from './use-wizard.ts'
import { chosenPersona } from './wizard-state.ts'

const SmsStep = lazy(() => import('./sms-step.tsx').then(({ SmsStep }) => ({ default: SmsStep })))

interface CreateWizardProps {
  renderChat: RenderChat
}

function Steps({ place, renderChat }: CreateWizardProps & { place: WizardPlace }) {
  const wizard = useWizard(place)
  const persona = chosenPersona(wizard.state)
  if (wizard.step === 1 || !persona) return <DefineStep wizard={wizard} />
  if (wizard.step === 2) return <ConfigureStep wizard={wizard} persona={persona} />
  if (wizard.step === 3) return <ChooseStep wizard={wizard} />
  if (wizard.state.interaction === 'chat') {
    return <ActivateStep wizard={wizard} persona={persona} renderChat={renderChat} />
  }
  return (
    <Suspense>
      <SmsStep wizard={wizard} persona={persona} />
    </Suspense>
  )
}

export function CreateWizard({ renderChat }: CreateWizardProps) {
  const place = useWizardPlace()
  return place && <Steps key={place.pass} place={place} renderChat={renderChat} />
}
