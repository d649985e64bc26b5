import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { ApiError } from '../../api.ts'

export interface FormState {
  busy: boolean
  /** What is wrong, by the name of the field. */
  fields: Record<string, string>
  /** What went wrong where no field is to blame. */
  problem: string | null
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

interface Handlers<Result> {
  submit(data: FormData): Promise<Result>
  onSuccess(result: Result, form: HTMLFormElement): void
  /** Called where no field is to blame. */
  onFailure?(): void
}

const fieldsOf = (error: unknown): Record<string, string> => (error instanceof ApiError ? error.fields : {})

/** A form whose fields are checked here and by the server; after a refusal the focus goes to the first field at fault. */
export function useForm<Result>({ submit, onSuccess, onFailure }: Handlers<Result>): FormState {
  const form = useRef<HTMLFormElement>(null)
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
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
  const fields = fieldsOf(error)
  const text = error instanceof ApiError ? error.text : error?.message
  return {
    busy: isPending,
    fields,
    problem: text && Object.keys(fields).length === 0 ? text : null,
    onSubmit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      mutate(new FormData(event.currentTarget))
    },
  }
}

/** Text of a field without the space around it; undefined where it is empty. */
export function textOf(data: FormData, name: string): string | undefined {
  const value = data.get(name)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** A password exactly as it was typed. */
export const secretOf = (data: FormData, name: string): string => String(data.get(name) ?? '')
