import type { ReactNode } from 'react'
import { Select } from './select.tsx'

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
