import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CommunicationType } from '../../../../core/personas/options.ts'
import { Badge } from '../../../ui/badge.tsx'
import { smsQuery } from '../helper-actions.ts'
import { ActivateStep, type RenderChat } from './activate-step.tsx'
import { ConfigureStep } from './configure-step.tsx'
import { DefineStep } from './define-step.tsx'
import { SmsStep } from './sms-step.tsx'
import { WizardFrame } from './wizard-frame.tsx'
import { chosenPersona, useWizard, useWizardPlace, type Wizard, type WizardPlace } from './wizard-state.ts'

interface OptionProps {
  title: string
  text: string
  icon: ReactNode
  badge?: ReactNode
  disabled?: boolean
  checked: boolean
  onPick(): void
}

const OPTION =
  'flex items-start gap-4 rounded-card border border-line bg-raised p-5 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-disabled:cursor-not-allowed has-disabled:bg-sunk has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

const Option = ({ title, text, icon, badge, disabled = false, checked, onPick }: OptionProps) => (
  <label className={OPTION}>
    <input
      type="radio"
      name="interaction"
      checked={checked}
      onChange={onPick}
      disabled={disabled}
      className="sr-only"
    />
    <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-full bg-sunk text-ink-soft">
      {icon}
    </span>
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-2.5">
        <span className="font-display text-xl leading-tight">{title}</span>
        {badge}
      </span>
      <span className="mt-1 block text-[0.9375rem] leading-snug text-ink-soft">{text}</span>
    </span>
  </label>
)

function ChooseStep({ wizard }: { wizard: Wizard }) {
  const { data: smsState } = useQuery(smsQuery)
  const available = smsState?.available ?? false
  const interaction = available ? wizard.state.interaction : 'chat'
  const pick = (chosen: CommunicationType) => wizard.update((state) => ({ ...state, interaction: chosen }))
  const onwards = () => {
    pick(interaction)
    wizard.next()
  }
  return (
    <WizardFrame
      step={wizard.step}
      title="Choose Your Helper Interaction"
      onwards="Continue"
      onBack={wizard.back}
      onSubmit={onwards}
    >
      <div role="radiogroup" aria-label="Interaction" className="grid gap-4 md:grid-cols-2">
        <Option
          title="SMS"
          text="Your helper writes to your phone as text messages. You can text back."
          icon={<Smartphone className="size-6" />}
          badge={smsState && !available && <Badge>Coming Soon</Badge>}
          disabled={!available}
          checked={interaction === 'sms'}
          onPick={() => pick('sms')}
        />
        <Option
          title="In-App Chat"
          text="You talk here, on any device you are signed in on."
          icon={<MessageCircle className="size-6" />}
          checked={interaction === 'chat'}
          onPick={() => pick('chat')}
        />
      </div>
    </WizardFrame>
  )
}

interface CreateWizardProps {
  renderChat: RenderChat
}

function Steps({ place, renderChat }: CreateWizardProps & { place: WizardPlace }) {
  const wizard = useWizard(place)
  const { step, state } = wizard
  const persona = chosenPersona(state)
  if (step === 1 || !persona) return <DefineStep wizard={wizard} />
  if (step === 2) return <ConfigureStep {...{ wizard, persona }} />
  if (step === 3) return <ChooseStep wizard={wizard} />
  return state.interaction === 'chat' ? (
    <ActivateStep {...{ wizard, persona, renderChat }} />
  ) : (
    <SmsStep {...{ wizard, persona }} />
  )
}

export function CreateWizard({ renderChat }: CreateWizardProps) {
  const place = useWizardPlace()
  return place && <Steps key={place.pass} place={place} renderChat={renderChat} />
}
