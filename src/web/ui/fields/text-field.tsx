import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from '../class-names.ts'

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  className?: string | undefined
}

interface Wiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const FieldError = ({ id, text }: { id?: string; text: string | null | undefined }) =>
  text && (
    <p id={id} role="alert" className="text-sm text-danger">
      {text}
    </p>
  )

export function Field({
  label,
  hint,
  error,
  optional,
  className,
  control,
}: FieldProps & { control(wiring: Wiring): ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-[0.9375rem] font-[550]">
        {label}
        {optional && <span className="shrink-0 text-sm font-normal text-ink-soft">optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {control({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

export const CONTROL =
  'no-ligatures w-full min-h-12 rounded-field border border-edge bg-raised px-4 py-2.5 text-base text-ink transition-[border-color] hover:border-ink-soft aria-invalid:border-danger disabled:opacity-60'

export const FormProblem = ({ text, children }: { text: string | null; children?: ReactNode }) =>
  text && (
    <p role="alert" className="rounded-field border border-danger px-4 py-3 text-[0.9375rem] text-danger">
      {text}
      {children}
    </p>
  )

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, optional, className, end, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <div className="relative">
          <input {...input} {...wiring} className={classNames(CONTROL, end ? 'pr-13' : '')} />
          {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
        </div>
      )}
    />
  )
}

interface TextareaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Grows with its text where the browser supports `field-sizing`. */
export function Textarea({ label, hint, error, optional, className, rows = 4, ...area }: TextareaProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <textarea
          {...area}
          {...wiring}
          dir="auto"
          rows={rows}
          className={classNames(CONTROL, 'max-h-80 resize-y field-sizing-content')}
          style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
        />
      )}
    />
  )
}

type MomentFieldProps = Omit<TextFieldProps, 'label' | 'type'>

interface MomentFieldsProps {
  date: MomentFieldProps
  time: MomentFieldProps
  min: string
  max: string
}

/** A day and a clock time, side by side where both fit. */
export const MomentFields = ({ date, time, min, max }: MomentFieldsProps) => (
  <div className="grid gap-4 min-[26rem]:grid-cols-2">
    <TextField label="Day" type="date" {...date} {...{ min, max }} />
    <TextField label="Time" type="time" {...time} />
  </div>
)
