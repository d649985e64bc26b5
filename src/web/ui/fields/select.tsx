import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown } from '../icons.tsx'
import { CONTROL, Field, type FieldProps } from './text-field.tsx'

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  ref?: Ref<HTMLSelectElement>
  /** Its values and what they are called. */
  options?: readonly (readonly [value: string | number, name: string])[]
}

export function Select({ label, hint, error, optional, className, options = [], children, ...select }: SelectProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={classNames(CONTROL, 'appearance-none pr-11 text-ellipsis')}>
            {children}
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-4 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
        </div>
      )}
    />
  )
}

interface CountrySelectProps {
  label: string
  hint?: string
  countries: readonly string[]
  value: string
  none: string
  onChange(country: string): void
}

export function CountrySelect({ countries, none, onChange, ...select }: CountrySelectProps) {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const options = countries.map((country) => [country, names.of(country) ?? country] as const)
  return (
    <Select
      {...select}
      options={[['', none], ...options.sort(([, one], [, other]) => one.localeCompare(other))]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
