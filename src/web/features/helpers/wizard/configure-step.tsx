import { useEffect, useState } from 'react'
import type { ExampleMessageBody } from '../../../../contract/helpers.ts'
import { PREVIEW_THANKS } from '../../../../core/personas/options.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { markdownToText } from '../../../../core/text/markdown-to-text.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { Bubble, TypingDots } from '../../../ui/bubble.tsx'
import { FacePicker } from '../face.tsx'
import { type HelperForm, helperSettingsOf, NO_CHARACTER } from '../settings/helper-form.ts'
import { SettingsFields } from '../settings/settings-fields.tsx'
import { TryOut } from './try-out.tsx'
import { WizardFrame } from './wizard-frame.tsx'
import { OWN, type Wizard } from './wizard-state.ts'

const WAIT_MS = 100

interface Preview {
  /** The second request contains the first message, so that it does not repeat it. */
  messages: readonly [string, string | null] | null
  state: 'loading' | 'shown' | 'failed'
}

const example = async (body: ExampleMessageBody, signal: AbortSignal): Promise<string> =>
  (await post<{ message: string }>('/api/ai/example-message', body, signal)).message

/** Refreshed shortly after tone or length change; earlier requests are aborted. */
function usePreview(
  { type: personaType, helperName: name, description }: Pick<Persona, 'type' | 'helperName' | 'description'>,
  tone: ExampleMessageBody['tone'],
  messageLength: ExampleMessageBody['messageLength'],
): Preview {
  const [preview, setPreview] = useState<Preview>({ messages: null, state: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      setPreview(({ messages }) => ({ messages, state: 'loading' }))
      const body = { personaType, tone, messageLength, name, description }
      try {
        const previous = await example(body, controller.signal)
        setPreview({ messages: [previous, null], state: 'loading' })
        const next = await example({ ...body, previous }, controller.signal)
        setPreview({ messages: [previous, next], state: 'shown' })
      } catch {
        if (!controller.signal.aborted) setPreview(({ messages }) => ({ messages, state: 'failed' }))
      }
    }
    const timer = setTimeout(() => void load(), WAIT_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [personaType, tone, messageLength, name, description])
  return preview
}

interface PreviewCardProps {
  persona: Persona
  name: string
  preview: Preview
}

function sampleText({ messages }: Preview, at: 0 | 1) {
  const sample = messages?.[at] ?? null
  return sample === null ? <TypingDots /> : markdownToText(sample)
}

/** As high as its messages: none is cut. */
const PreviewCard = ({ persona, name, preview }: PreviewCardProps) => (
  <section
    aria-label="Preview"
    className="persona flex min-h-[26rem] lg:min-h-[34rem] flex-col rounded-card border border-line bg-raised px-5 pb-5"
    style={hueStyle(persona.hue)}
  >
    <div className="flex shrink-0 items-center gap-3 border-b border-line py-4">
      <Avatar name={name} imageUrl={persona.imageUrl} hue={persona.hue} size={44} />
      <div className="min-w-0">
        <p className="truncate font-display text-xl leading-tight">{name || persona.title}</p>
        <p className="text-[0.8125rem] text-ink-soft">
          {preview.state === 'loading' ? 'Writing…' : 'Live preview · AI helper'}
        </p>
      </div>
    </div>
    <div aria-live="polite" aria-busy={preview.state === 'loading'} className="flex grow flex-col gap-2 pt-4">
      <Bubble className="mt-auto">{sampleText(preview, 0)}</Bubble>
      <Bubble mine>{PREVIEW_THANKS}</Bubble>
      <Bubble>{sampleText(preview, 1)}</Bubble>
    </div>
    {preview.state === 'failed' && (
      <p className="shrink-0 pt-2 text-sm text-ink-soft">No new preview at the moment. You can continue without it.</p>
    )}
  </section>
)

const FaceChoice = ({ wizard, persona }: { wizard: Wizard; persona: Persona }) => (
  <section
    aria-label="Face"
    className="mb-6 grid gap-5 rounded-card border border-line bg-raised p-5 sm:grid-cols-[auto_minmax(0,1fr)]"
  >
    <Avatar name={wizard.state.form.name} imageUrl={persona.imageUrl} hue={persona.hue} size={88} />
    <FacePicker
      hue={persona.hue}
      chosen={wizard.state.face}
      onPick={(face) => wizard.update((state) => ({ ...state, face }))}
    />
  </section>
)

export function ConfigureStep({ wizard, persona }: { wizard: Wizard; persona: Persona }) {
  const { state, update, next, back, step } = wizard
  const preview = usePreview(persona, state.form.tone, state.form.messageLength)
  const isOwn = state.choice === OWN
  const { field, control, busy, onSubmit } = useContractForm({
    shape: 'helperSettings',
    defaultValues: state.form,
    bodyOf: (typed: HelperForm) => helperSettingsOf(isOwn ? typed : { ...typed, ...NO_CHARACTER }),
    submit: async () => next(),
    keep: (typed) => update((current) => ({ ...current, form: typed })),
  })
  return (
    <WizardFrame
      step={step}
      title="Configure Your Helper"
      lead="Everything can be changed later."
      onwards="Continue to Activation"
      onBack={back}
      busy={busy}
      onSubmit={onSubmit}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
        <div>
          {isOwn && <FaceChoice wizard={wizard} persona={persona} />}
          <SettingsFields isOwn={isOwn} {...{ field, control }} />
        </div>
        <div className={isOwn ? 'persona' : 'lg:sticky lg:top-8'} style={hueStyle(persona.hue)}>
          <PreviewCard persona={persona} name={state.form.name} preview={preview} />
          {isOwn && <TryOut personaType={persona.type} form={state.form} />}
        </div>
      </div>
    </WizardFrame>
  )
}
