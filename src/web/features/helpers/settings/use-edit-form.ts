import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import { type ApiError, patch, queries } from '../../../api.ts'
import { useToast } from '../../../ui/toast.tsx'
import { dropIfGone } from '../drop-if-gone.ts'
import { checkHelperForm, type FormErrors, formOfHelper, type HelperForm, helperSettingsOf } from './helper-form.ts'

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

const isSame = (a: HelperForm, b: HelperForm): boolean =>
  (Object.keys(a) as (keyof HelperForm)[]).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))

/** Unsaved changes are kept in this tab; closing it asks first. */
function useKeptChanges(helperId: number, changes: Changes, changed: boolean): void {
  useEffect(() => {
    if (!changed) {
      sessionStorage.removeItem(keyOf(helperId))
      return
    }
    sessionStorage.setItem(keyOf(helperId), JSON.stringify(changes))
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [helperId, changes, changed])
}

function useSave(helper: Helper, onRefused: (fields: FormErrors) => void, onSaved: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (form: HelperForm) => patch<Helper>(`/api/helpers/${helper.id}`, helperSettingsOf(form)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
      toast({ title: 'Changes saved' })
      onSaved()
    },
    onError: (error: ApiError) => {
      onRefused(error.fields)
      dropIfGone(client, helper.id, error)
      toast({ title: 'Failed to update helper.', description: error.text, variant: 'destructive' })
    },
  })
}

export function useEditForm(helper: Helper, onDone: () => void) {
  const saved = formOfHelper(helper)
  const [changes, setChanges] = useState(() => restore(helper.id))
  const form = { ...saved, ...changes }
  const changed = !isSame(form, saved)
  const [isRestored, setRestored] = useState(changed)
  const [errors, setErrors] = useState<FormErrors>({})
  useKeptChanges(helper.id, changes, changed)
  const save = useSave(helper, setErrors, () => {
    setChanges({})
    onDone()
  })
  return {
    form,
    errors,
    changed,
    isRestored: isRestored && changed,
    saving: save.isPending,
    change: (fields: Partial<HelperForm>) => {
      setChanges({ ...changes, ...fields })
      setErrors({})
    },
    discard: () => {
      setChanges({})
      setErrors({})
      setRestored(false)
    },
    submit: () => {
      const found = checkHelperForm(form)
      setErrors(found)
      if (Object.keys(found).length === 0) save.mutate(form)
    },
  }
}
