import type { Persona } from '../../../../core/personas/personas.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { FacePicker } from '../face/face-picker.tsx'
import { type HelperForm, helperSettingsOf, NO_CHARACTER } from '../settings/helper-form.ts'
import { SettingsFields } from '../settings/settings-fields.tsx'
import { PreviewCard } from './preview-card.tsx'
import { TryOut } from './try-out.tsx'
import { usePreview } from './use-preview.ts'
import type { Wizard } from './use-wizard.ts'
import { WizardFrame } from './wizard-frame.tsx'
import { OWN } from './wizard-state.ts'

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
