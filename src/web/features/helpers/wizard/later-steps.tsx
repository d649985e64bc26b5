import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CommunicationType } from '../../../../core/personas/options.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { Badge } from '../../../ui/badge.tsx'
import { late } from '../../../ui/late.tsx'
import { smsQuery } from '../helper-actions.ts'
import { ActivateStep, type RenderChat } from './activate-step.tsx'
import { ConfigureStep } from './configure-step.tsx'
import type { Wizard } from './use-wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'

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
