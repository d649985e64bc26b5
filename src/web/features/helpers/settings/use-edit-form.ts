import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import { patch, queries } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { dropIfGone } from '../clear-helper-data.ts'
import { formOfHelper, type HelperForm, helperSettingsOf } from './helper-form.ts'

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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [helperId, changes, changed])
}

export function useEditForm(helper: Helper, onDone: () => void) {
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
      await client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
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
