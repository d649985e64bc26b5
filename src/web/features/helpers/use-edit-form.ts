import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Helper } from '../../../contract/helpers.ts'
import { type ApiError, patch, queries } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'
import { dropIfGone } from './drop-if-gone.ts'
import { checkHelperForm, type FormErrors, formOfHelper, type HelperForm, helperSettingsOf } from './helper-form.ts'

const keyOf = (helperId: number): string => `helper-edit:${helperId}`

function restore(helper: Helper): HelperForm {
  try {
    const stored = sessionStorage.getItem(keyOf(helper.id))
    return stored ? { ...formOfHelper(helper), ...(JSON.parse(stored) as HelperForm) } : formOfHelper(helper)
  } catch {
    return formOfHelper(helper)
  }
}

const isSame = (a: HelperForm, b: HelperForm): boolean =>
  (Object.keys(a) as (keyof HelperForm)[]).every((field) => String(a[field]) === String(b[field]))

/** Unsaved changes are kept in this tab; closing it asks first. */
function useKeptChanges(helperId: number, form: HelperForm, changed: boolean): void {
  useEffect(() => {
    if (!changed) {
      sessionStorage.removeItem(keyOf(helperId))
      return
    }
    sessionStorage.setItem(keyOf(helperId), JSON.stringify(form))
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [helperId, form, changed])
}

function useSave(helper: Helper, onRefused: (fields: FormErrors) => void, onSaved: (saved: Helper) => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (form: HelperForm) => patch<Helper>(`/api/helpers/${helper.id}`, helperSettingsOf(form)),
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
      toast({ title: 'Changes saved' })
      onSaved(saved)
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
  const [form, setForm] = useState(() => restore(helper))
  const [isRestored, setRestored] = useState(() => !isSame(restore(helper), saved))
  const [errors, setErrors] = useState<FormErrors>({})
  const changed = !isSame(form, saved)
  useKeptChanges(helper.id, form, changed)
  const save = useSave(helper, setErrors, (answer) => {
    setForm(formOfHelper(answer))
    onDone()
  })
  return {
    form,
    errors,
    changed,
    isRestored: isRestored && changed,
    saving: save.isPending,
    change: (fields: Partial<HelperForm>) => {
      setForm({ ...form, ...fields })
      setErrors({})
    },
    discard: () => {
      setForm(saved)
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
