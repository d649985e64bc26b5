import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { TEST_CHAT_MESSAGES } from '../../../../core/text/limits.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Spinner } from '../../../ui/loading.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { ErrorState } from '../../../ui/page-states.tsx'
import { HelperLimitReached } from '../helper-limit.tsx'
import { type Activation, useActivation } from './use-activation.ts'
import type { Wizard } from './use-wizard.ts'
import { WhoWrites } from './who-writes.tsx'
import { WizardFrame } from './wizard-frame.tsx'

function useMessageCount(helperId: number | undefined): number {
  const { data } = useQuery({ ...queries.messages(helperId ?? 0), enabled: helperId !== undefined })
  return data?.length ?? 0
}

const Making = ({ name }: { name: string }) => (
  <div role="status" className="grid h-[27rem] place-content-center justify-items-center gap-3 text-ink-soft">
    <Spinner />
    {name} is getting ready
  </div>
)

/** `greeting`: the helper is writing its first message. */
export type RenderChat = (helper: Helper, greeting: boolean) => ReactNode

interface ActivateStepProps {
  wizard: Wizard
  persona: Persona
  renderChat: RenderChat
}

function Stage({
  activation,
  again,
  name,
  renderChat,
}: Omit<ActivateStepProps, 'wizard' | 'persona'> & {
  activation: Activation
  again(): void
  name: string
}) {
  if (activation.phase === 'making') return <Making name={name} />
  if (activation.phase === 'full') return <HelperLimitReached text={activation.text} />
  if (activation.phase === 'failed') {
    return <ErrorState title={activation.text} text="What you entered is kept." onRetry={again} />
  }
  return renderChat(activation.helper, activation.greeting)
}

export function ActivateStep({ wizard, persona, renderChat }: ActivateStepProps) {
  const { activation, again } = useActivation(wizard, persona)
  const toast = useToast()
  const [, navigate] = useLocation()
  const helper = activation.phase === 'ready' ? activation.helper : null
  const enough = useMessageCount(helper?.id) >= TEST_CHAT_MESSAGES
  const name = wizard.state.form.name
  const finish = () => {
    if (!helper || !enough) return
    wizard.forget()
    toast({ title: 'Success!', description: `${helper.name} is ready for in-app chat.` })
    navigate(paths.conversation(helper.id), { replace: true })
  }
  return (
    <WizardFrame
      step={wizard.step}
      title={`Say hello to ${name}`}
      onwards="Create Helper"
      disabled={!enough}
      hint={helper && !enough ? 'Send a few messages to test your helper.' : undefined}
      hasForm
      onBack={wizard.back}
      onSubmit={finish}
    >
      <div className="grid items-center gap-8 lg:auto-cols-[25rem] lg:grid-flow-col lg:justify-center lg:gap-14">
        <Stage {...{ activation, again, name, renderChat }} />
        {helper && <WhoWrites wizard={wizard} helper={helper} />}
      </div>
    </WizardFrame>
  )
}
