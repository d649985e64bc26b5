import { useRef, useState } from 'react'
import type { Persona } from '../../../../core/personas/personas.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { FacePicker } from '../face/face-picker.tsx'
import { checkHelperForm, type FormErrors, type HelperForm } from '../settings/helper-form.ts'
import { SettingsFields } from '../settings/settings-fields.tsx'
import { focusFirstFault } from '../settings/use-fault-focus.ts'
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
  const [errors, setErrors] = useState<FormErrors>({})
  const fields = useRef<HTMLDivElement>(null)
  const preview = usePreview(persona, state.form.tone || null, state.form.messageLength || null)
  const change = (changed: Partial<HelperForm>) => {
    update((current) => ({ ...current, form: { ...current.form, ...changed } }))
    const cleared = Object.fromEntries(Object.keys(changed).map((field) => [field, undefined]))
    setErrors((current) => ({ ...current, ...cleared }))
  }
  const isOwn = state.choice === OWN
  const submit = () => {
    const found = checkHelperForm(state.form)
    setErrors(found)
    if (Object.keys(found).length === 0) next()
    else focusFirstFault(fields.current, found)
  }
  return (
    <WizardFrame
      step={step}
      title="Configure Your Helper"
      lead="Everything can be changed later."
      onwards="Continue to Activation"
      onBack={back}
      onSubmit={submit}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
        <div ref={fields}>
          {isOwn && <FaceChoice wizard={wizard} persona={persona} />}
          <SettingsFields isOwn={isOwn} form={state.form} errors={errors} onChange={change} />
        </div>
        <div className={isOwn ? 'persona' : 'lg:sticky lg:top-8'} style={hueStyle(persona.hue)}>
          <PreviewCard persona={persona} name={state.form.name} preview={preview} />
          {isOwn && <TryOut personaType={persona.type} form={state.form} />}
        </div>
      </div>
    </WizardFrame>
  )
}
