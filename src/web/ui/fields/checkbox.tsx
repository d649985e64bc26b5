import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 leading-snug">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="tick mt-px"
        />
        <span>
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
