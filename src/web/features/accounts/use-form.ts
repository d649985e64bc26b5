import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api.ts'

export interface FormState {
  busy: boolean
  fields: Record<string, string>
  /** An error that concerns no single field. */
  problem: string | null
  code: string | null
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

interface Handlers<Result> {
  submit(data: FormData): Promise<Result>
  onSuccess(result: Result, form: HTMLFormElement): void
  /** Called for an error that concerns no single field. */
  onFailure?(): void
}

const fieldsOf = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {})

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''

/** After an error, the first invalid field gets the focus; a field's error disappears once it is edited. */
export function useForm<Result>({ submit, onSuccess, onFailure }: Handlers<Result>): FormState {
  const form = useRef<HTMLFormElement>(null)
  const [changed, setChanged] = useState<readonly string[]>([])
  const { mutate, isPending, error } = useMutation<Result, Error, FormData>({
    mutationFn: submit,
    onSuccess: (result) => {
      if (form.current) onSuccess(result, form.current)
    },
    onError: (cause) => {
      if (Object.keys(fieldsOf(cause)).length === 0) onFailure?.()
    },
  })
  useEffect(() => {
    const element = form.current
    if (!error || !element) return
    element.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    const note = ({ target }: Event) => {
      const name = nameOf(target)
      setChanged((names) => (names.includes(name) ? names : [...names, name]))
    }
    element.addEventListener('input', note)
    return () => element.removeEventListener('input', note)
  }, [error])
  const faults = Object.entries(fieldsOf(error))
  const text = error instanceof ApiError ? error.text : error?.message
  return {
    busy: isPending,
    fields: Object.fromEntries(faults.filter(([name]) => !changed.includes(name))),
    problem: text && faults.length === 0 ? text : null,
    code: error instanceof ApiError ? error.code : null,
    onSubmit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      setChanged([])
      mutate(new FormData(event.currentTarget))
    },
  }
}

export function textOf(data: FormData, name: string): string | undefined {
  const value = data.get(name)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** Trimmed text of a required field; its rule rejects an empty one. */
export const neededText = (data: FormData, name: string): string => textOf(data, name) ?? ''

/** A password exactly as typed. */
export const secretOf = (data: FormData, name: string): string => String(data.get(name) ?? '')
