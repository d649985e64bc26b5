import type { Persona } from '../../../../core/personas/personas.ts'
import { late } from '../../../ui/late.tsx'
import { ActivateStep, type RenderChat } from './activate-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ConfigureStep } from './configure-step.tsx'
import type { Wizard } from './use-wizard.ts'

const SmsStep = late(() => import('./sms-step.tsx').then(({ SmsStep }) => SmsStep))

interface LaterStepsProps {
  wizard: Wizard
  persona: Persona
  renderChat: RenderChat
}

export function LaterSteps({ wizard, persona, renderChat }: LaterStepsProps) {
  if (wizard.step === 2) return <ConfigureStep wizard={wizard} persona={persona} />
  if (wizard.step === 3) return <ChooseStep wizard={wizard} />
  if (wizard.state.interaction === 'chat') {
    return <ActivateStep wizard={wizard} persona={persona} renderChat={renderChat} />
  }
  return <SmsStep wizard={wizard} persona={persona} />
}
