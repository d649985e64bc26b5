import { type RefObject, useEffect, useRef } from 'react'
import type { FormErrors } from './helper-form.ts'

/** Focuses the first invalid field and scrolls it to the middle of the screen, together with its error. */
export function focusFirstFault(fields: HTMLElement | null, errors: FormErrors): void {
  const [first] = Object.keys(errors)
  const field = first && fields?.querySelector<HTMLElement>(`[name="${first}"]`)
  if (!field) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

/** For errors found by a press or by the server. Fields that are being saved can't be focused yet. */
export function useFaultFocus(errors: FormErrors, saving: boolean): RefObject<HTMLFieldSetElement | null> {
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!saving) focusFirstFault(fields.current, errors)
  }, [errors, saving])
  return fields
}
