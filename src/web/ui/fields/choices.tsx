import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './text-field.tsx'

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
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

interface SwitchProps {
  checked: boolean
  onChange(checked: boolean): void
  /** Accessible name; add a visible label beside the switch if there is room. */
  label: string
  disabled?: boolean | undefined
  className?: string
}

// A native checkbox, so that keyboard, forms and screen readers work without scripts.
export const Switch = ({ checked, onChange, label, disabled, className }: SwitchProps) => (
  <label className={classNames('relative inline-flex h-11 w-12 shrink-0 items-center justify-center', className)}>
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
      role="switch"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="peer absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
    />
    <span
      aria-hidden="true"
      className="h-6.5 w-10.5 rounded-full border border-edge bg-edge/45 transition-colors peer-checked:border-ok peer-checked:bg-ok peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-50 forced-colors:peer-checked:bg-[Highlight]"
    />
    <span
      aria-hidden="true"
      className="pointer-events-none absolute left-1.5 size-5 rounded-full bg-raised shadow-sm transition-transform peer-checked:translate-x-4 forced-colors:bg-[ButtonText]"
    />
  </label>
)

interface SegmentsProps<Value extends string> {
  legend: string
  name: string
  options: readonly Value[]
  labels: Record<Value, string>
  chosen: Value
  onChoose(value: Value): void
}

const SEGMENT =
  'grid min-h-11 place-items-center rounded-full px-2 text-center text-[0.9375rem] leading-tight font-[550] text-ink-soft has-checked:bg-raised has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** One of a few, side by side. */
export const Segments = <Value extends string>({
  legend,
  name,
  options,
  labels,
  chosen,
  onChoose,
}: SegmentsProps<Value>) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 text-[0.9375rem] font-[550]">{legend}</legend>
    <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1 max-xs:grid-flow-row max-xs:rounded-card">
      {options.map((option) => (
        <label key={option} className={SEGMENT}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            className="sr-only"
          />
          {labels[option]}
        </label>
      ))}
    </div>
  </fieldset>
)
