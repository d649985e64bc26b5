import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api.ts'

export interface FormState {
  busy: boolean
  /** What is wrong, by the name of the field. */
  fields: Record<string, string>
  /** What went wrong where no field is to blame. */
  problem: string | null
  /** The server's code of what went wrong; null where it refused nothing. */
  code: string | null
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

interface Handlers<Result> {
  submit(data: FormData): Promise<Result>
  onSuccess(result: Result, form: HTMLFormElement): void
  /** Called where no field is to blame. */
  onFailure?(): void
}

const fieldsOf = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {})

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''

/**
 * A form whose fields are checked here and by the server; after a refusal the focus goes to the first field at fault.
 * What was said of a field is said no more once it is changed.
 */
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

/** Text of a field without the space around it; undefined where it is empty. */
export function textOf(data: FormData, name: string): string | undefined {
  const value = data.get(name)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** The same of a field that has to be filled: an empty one is for its rule to refuse. */
export const neededText = (data: FormData, name: string): string => textOf(data, name) ?? ''

/** A password exactly as it was typed. */
export const secretOf = (data: FormData, name: string): string => String(data.get(name) ?? '')
