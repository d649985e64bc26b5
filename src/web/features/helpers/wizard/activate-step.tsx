import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import { isBuiltIn, type Persona } from '../../../../core/personas/personas.ts'
import { TEST_CHAT_MESSAGES } from '../../../../core/text/limits.ts'
import { patch, queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { reloadHelpers } from '../../../refetch.ts'
import { Segments } from '../../../ui/fields/choices.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { ErrorState } from '../../../ui/page.tsx'
import { HelperLimitReached } from '../helper-limit.tsx'
import { type Activation, useActivation } from './use-activation.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { Wizard } from './wizard-state.ts'

const WRITERS = ['model', 'prepared'] as const
const NAMES = { model: 'Let the model write them', prepared: 'Use prepared messages' }

/** The wizard's last question. Without a model there is nothing to choose. */
function WhoWrites({ wizard, helper }: { wizard: Wizard; helper: Helper }) {
  const { data: engine } = useQuery(queries.engine)
  const client = useQueryClient()
  const toast = useToast()
  if (!engine?.connected) return null
  const { useTemplatedMessages } = wizard.state.form
  const keep = (chosen: boolean) =>
    wizard.update((state) => {
      const made = state.made[helper.personaType]
      const form = { ...state.form, useTemplatedMessages: chosen }
      return { ...state, form, made: { ...state.made, ...(made && { [helper.personaType]: { ...made, form } }) } }
    })
  const choose = async (chosen: boolean) => {
    keep(chosen)
    try {
      await patch<Helper>(`/api/helpers/${helper.id}`, { useTemplatedMessages: chosen })
      void reloadHelpers(client)
    } catch {
      keep(!chosen)
      toast({ title: 'Failed to update helper.', variant: 'destructive' })
    }
  }
  return (
    <div className="mx-auto w-full max-w-[25rem]">
      <Segments
        legend={`The messages that ${helper.name} sends first`}
        name="writer"
        options={WRITERS}
        labels={NAMES}
        chosen={useTemplatedMessages ? 'prepared' : 'model'}
        onChoose={(writer) => void choose(writer === 'prepared')}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {useTemplatedMessages
          ? `${isBuiltIn(helper.personaType) ? `A sequence written for ${helper.name}` : 'General messages, the same for every helper of one’s own'}, filled in with what it knows about you.`
          : 'Each is written for you from your conversation. Prepared messages fill in when the model cannot be reached.'}
      </p>
    </div>
  )
}

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
