import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import { isBuiltIn } from '../../../../core/personas/personas.ts'
import { patch, queries } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { HelperAvatar, kindOf } from '../../../helper-avatar.tsx'
import { reloadHelpers } from '../../../refetch.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { listen } from '../../../ui/listen.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { FaceField } from '../face.tsx'
import { dropIfGone } from '../helper-actions.ts'
import { ChannelSettings } from './channel-settings.tsx'
import { type FieldsProps, formOfHelper, type HelperForm, helperSettingsOf } from './helper-form.ts'
import { SettingsFields } from './settings-fields.tsx'
import { VoiceChoice } from './voice-choice.tsx'

const keyOf = (helperId: number): string => `helper-edit:${helperId}`

/** Only what was changed, so that saving it does not undo what another window saved meanwhile. */
type Changes = Partial<HelperForm>

function restore(helperId: number): Changes {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(helperId)) ?? '{}') as Changes
  } catch {
    return {}
  }
}

/** Unsaved changes are kept in this tab; closing it asks first. */
function useKeptChanges(helperId: number, changes: string, changed: boolean): void {
  useEffect(() => {
    if (!changed) return sessionStorage.removeItem(keyOf(helperId))
    sessionStorage.setItem(keyOf(helperId), changes)
    return listen(globalThis, ['beforeunload'], (event) => event.preventDefault())
  }, [helperId, changes, changed])
}

function useEditForm(helper: Helper, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const [restored] = useState(() => restore(helper.id))
  const [isRestored, setRestored] = useState(Object.keys(restored).length > 0)
  const { form, field, control, busy, onSubmit } = useContractForm({
    shape: 'helperSettings',
    values: formOfHelper(helper),
    resetOptions: { keepDirtyValues: true },
    bodyOf: (typed: HelperForm) => helperSettingsOf(typed),
    submit: (body) => patch<Helper>(`/api/helpers/${helper.id}`, body),
    onSuccess: async (saved) => {
      await reloadHelpers(client)
      toast({ title: 'Changes saved' })
      forget(saved)
      onDone()
    },
    onFailure: (error) => {
      dropIfGone(client, helper.id, error)
      toast({ title: 'Failed to update helper.', description: error.text, variant: 'destructive' })
    },
  })
  const forget = (saved: Helper) => {
    form.reset(formOfHelper(saved), { keepDirtyValues: false })
    setRestored(false)
    sessionStorage.removeItem(keyOf(helper.id))
  }
  const { isDirty, dirtyFields } = form.formState
  const typed = form.watch()
  const dirty = (Object.keys(dirtyFields) as (keyof HelperForm)[]).map((name) => [name, typed[name]])
  useKeptChanges(helper.id, JSON.stringify(Object.fromEntries(dirty)), isDirty)
  const bringBack = useEffectEvent(() => {
    for (const [name, value] of Object.entries(restored) as [keyof HelperForm, never][])
      form.setValue(name, value, { shouldDirty: true })
  })
  useEffect(() => bringBack(), [])
  return {
    field,
    control,
    changed: isDirty,
    isRestored: isRestored && isDirty,
    saving: busy,
    discard: () => forget(helper),
    onSubmit,
  }
}

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
    <HelperAvatar helper={helper} size={56} className="max-xs:hidden" />
    <div className="min-w-0">
      <h1 className="line-clamp-3 text-[2rem] break-words max-xs:text-[1.625rem]">Edit {helper.name}</h1>
      <p className="text-[0.9375rem] text-ink-soft">{kindOf(helper.personaType)}</p>
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
