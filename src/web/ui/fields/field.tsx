import { type ReactNode, useId } from 'react'
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
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
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
