import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown } from '../icons.tsx'
import { CONTROL, Field, type FieldProps } from './text-field.tsx'

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  ref?: Ref<HTMLSelectElement>
}

export function Select({ label, hint, error, optional, className, children, ...select }: SelectProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={classNames(CONTROL, 'appearance-none pr-11 text-ellipsis')}>
            {children}
          </select>
          <ChevronDown className="pointer-events-none absolute right-4 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
        </div>
      )}
    />
  )
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' })

const nameOf = (country: string): string => NAMES.of(country) ?? country

interface CountrySelectProps {
  label: string
  hint?: string
  countries: readonly string[]
  value: string
  none: ReactNode
  onChange(country: string): void
}

export const CountrySelect = ({ label, hint, countries, value, none, onChange }: CountrySelectProps) => (
  <Select label={label} hint={hint} value={value} onChange={(event) => onChange(event.target.value)}>
    <option value="">{none}</option>
    {countries
      .map((country) => ({ country, name: nameOf(country) }))
      .sort((one, other) => one.name.localeCompare(other.name))
      .map(({ country, name }) => (
        <option key={country} value={country}>
          {name}
        </option>
      ))}
  </Select>
)
