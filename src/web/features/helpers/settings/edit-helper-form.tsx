import { useQuery } from '@tanstack/react-query'
import type { Helper } from '../../../../contract/helpers.ts'
import { isBuiltIn, personaOf } from '../../../../core/personas/personas.ts'
import { queries } from '../../../api.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { late } from '../../../ui/late.tsx'
import { FaceField } from '../face/face-field.tsx'
import { ChannelSettings } from './channel-settings.tsx'
import type { FieldsProps } from './helper-form.ts'
import { SettingsFields } from './settings-fields.tsx'
import { useEditForm } from './use-edit-form.ts'

const VoiceChoice = late(() => import('./voice-choice.tsx').then(({ VoiceChoice }) => VoiceChoice))

const Restored = ({ onDiscard }: { onDiscard(): void }) => (
  <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunk px-4 py-2">
    <p className="text-[0.9375rem]">We kept the changes you made earlier. They are not saved yet.</p>
    <Button variant="plain" onClick={onDiscard}>
      Discard
    </Button>
  </div>
)

const EditHead = ({ helper }: { helper: Helper }) => (
  <div className="mb-7 flex items-center gap-4">
    <Avatar
      name={helper.name}
      imageUrl={helper.imageUrl}
      hue={personaOf(helper.personaType).hue}
      size={56}
      className="max-xs:hidden"
    />
    <div className="min-w-0">
      <h1 className="line-clamp-3 text-[2rem] break-words max-xs:text-[1.625rem]">Edit {helper.name}</h1>
      <p className="text-[0.9375rem] text-ink-soft">
        {isBuiltIn(helper.personaType) && `${personaOf(helper.personaType).title} · `}AI helper
      </p>
    </div>
  </div>
)

function WhoWrites({ control }: Pick<FieldsProps, 'control'>) {
  const { value, onChange } = control('useTemplatedMessages')
  return (
    <Checkbox
      className="mt-3"
      label="Write planned messages from your conversation"
      hint="The model writes each one for you. Otherwise your helper sends prepared texts, which also fill in when no model can be reached. A planned message counts as one message; a fill-in is free."
      checked={!value}
      onChange={(event) => onChange(!event.target.checked)}
    />
  )
}

interface EditHelperFormProps {
  helper: Helper
  /** Called after saving, or on going back without changes. */
  onDone(): void
}

/** Unsaved changes are kept for this tab. */
export function EditHelperForm({ helper, onDone }: EditHelperFormProps) {
  const { data: me } = useQuery(queries.me)
  const { changed, isRestored, saving, discard, onSubmit, ...fields } = useEditForm(helper, onDone)
  return (
    <>
      <EditHead helper={helper} />
      {!isBuiltIn(helper.personaType) && <FaceField helper={helper} />}
      <ChannelSettings helper={helper} />
      {me?.readAloud && <VoiceChoice helper={helper} />}
      {isRestored && <Restored onDiscard={discard} />}
      <form noValidate onSubmit={onSubmit}>
        <fieldset disabled={saving}>
          <SettingsFields isOwn={!isBuiltIn(helper.personaType)} {...fields} />
          <WhoWrites {...fields} />
        </fieldset>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-2">
          <Button onClick={onDone}>Back</Button>
          <div className="flex flex-wrap items-center gap-1 sm:gap-3">
            {changed && (
              <Button variant="plain" onClick={discard} disabled={saving} className="max-sm:px-3!">
                Discard
              </Button>
            )}
            <Button type="submit" variant="primary" disabled={!changed} busy={saving}>
              Save changes
            </Button>
          </div>
        </div>
      </form>
    </>
  )
}
