import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  type UseFormProps,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import { ApiError } from '../api.ts'
import type { checkOf, Shape } from './shapes.ts'

type Check = ReturnType<typeof checkOf>

/** How long a submitted form waits for the contract. The server checks it anyway. */
const PATIENCE_MS = 3000

const afterPatience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))

/** Rejects if it cannot be loaded. */
export const loadCheck = async (shape: Shape): Promise<Check> => (await import('./shapes.ts')).checkOf(shape)

/** Checks the request as the server will. */
export function contractResolver<Values extends FieldValues, Body extends FieldValues>(
  load: () => Promise<Check>,
  bodyOf: (values: Values) => Body,
): Resolver<Values, unknown, Body> {
  return async (values, context, options) => {
    const body = bodyOf(values)
    const check = await Promise.race([load().catch(() => null), afterPatience()])
    const found = await check?.(body, context, options as unknown as Parameters<Check>[2])
    // An error of the whole request is the server's to tell.
    const { '': _whole, ...errors } = found?.errors ?? {}
    return { values: body, errors } as Awaited<ReturnType<Resolver<Values, unknown, Body>>>
  }
}

/** What a native field of `ui` takes. */
export interface FormField extends UseFormRegisterReturn {
  error: string | undefined
  onFocus(): void
}

/** A text field that puts what is typed in its usual form. */
export const inForm = (field: FormField, form: (typed: string) => string): FormField => ({
  ...field,
  onChange: (event) => {
    event.target.value = form(event.target.value)
    return field.onChange(event)
  },
})

export type FieldOf<Values extends FieldValues> = (name: FieldPath<Values>) => FormField

/** What any other control takes. */
interface Controlled<Value> {
  value: Value
  error: string | undefined
  onChange(value: Value): void
}

export type ControlOf<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
) => Controlled<FieldPathValue<Values, Name>>

/** Of a list, the first. */
const textOf = (error: FieldError | FieldError[] | undefined): string | undefined =>
  (Array.isArray(error) ? error.find(Boolean) : error)?.message

/** Focuses the first invalid field and scrolls it to the middle of the screen, together with its error. False: none is shown. */
function focusFirst(form: HTMLFormElement, isInvalid: (name: string) => boolean): boolean {
  const field = [...form.elements].find((each) => isInvalid((each as HTMLInputElement).name)) as HTMLElement | undefined
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field !== undefined
}

interface ContractForm<Values extends FieldValues, Body extends FieldValues, Result>
  extends Pick<UseFormProps<Values>, 'defaultValues' | 'values' | 'resetOptions'> {
  shape: Shape
  /** The request that the fields make. */
  bodyOf(values: Values): Body
  submit(body: Body): Promise<Result>
  /** Called with what is in the fields whenever that changes. */
  keep?(values: Values): void
  onSuccess?(result: Result): void
  /** The field that shows an error that concerns no single one. */
  blamed?: FieldPath<Values> | undefined
  /** Called for an error that concerns no single field. */
  onFailure?(error: ApiError): void
}

/**
 * A form whose fields are checked by the contract before it is sent, and marked with what the server says. After an
 * error, the first invalid field gets the focus; a field's error disappears once it is edited. Fields without a default
 * keep what was typed before the page had its code.
 */
export function useContractForm<Values extends FieldValues, Body extends FieldValues, Result>({
  shape,
  bodyOf,
  submit,
  keep,
  onSuccess,
  blamed,
  onFailure,
  ...options
}: ContractForm<Values, Body, Result>) {
  const load = () => loadCheck(shape)
  const form = useForm<Values, unknown, Body>({
    ...options,
    resolver: contractResolver(load, bodyOf),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const element = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit that takes an error away moves no focus
  useEffect(() => {
    const { root, ...named } = errors
    const [first] = Object.values(named) as FieldError[]
    if (!first || !element.current) return
    const isShown = focusFirst(element.current, (name) => name !== '' && get(errors, name) !== undefined)
    if (!isShown) form.setError('root.server', { message: textOf(first) })
  }, [submitCount])

  const onTyped = useEffectEvent((values: Values) => keep?.(values))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [form.subscribe],
  )

  const refuse = (cause: unknown): void => {
    const error = cause instanceof ApiError ? cause : new ApiError(0, 'failed', (cause as Error).message)
    const { code, text, fields } = error
    const named = Object.entries(fields)
    for (const [name, message] of named) form.setError(name as FieldPath<Values>, { message })
    if (named.length > 0) return
    form.setError(blamed ?? 'root.server', { type: code, message: text })
    onFailure?.(error)
  }
  const send = form.handleSubmit((body) => submit(body).then(onSuccess, refuse))

  const field: FieldOf<Values> = (name) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: textOf(get(errors, name)),
    onFocus: () => void load().catch(() => undefined),
  })
  const control: ControlOf<Values> = (name) => ({
    value: form.watch(name),
    error: textOf(get(errors, name)),
    onChange: (value) => {
      form.clearErrors(name)
      form.setValue(name, value, { shouldDirty: true })
    },
  })
  return {
    form,
    field,
    control,
    errors,
    busy: isSubmitting,
    /** Shows an error of another action of the form. */
    refuse,
    /** What concerns no single field, and its code. */
    problem: errors.root?.server?.message ?? null,
    code: errors.root?.server?.type ?? null,
    onSubmit: (event: BaseSyntheticEvent) => {
      element.current = event.currentTarget
      void send(event)
    },
  }
}
