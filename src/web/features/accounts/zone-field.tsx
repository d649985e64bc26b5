import { useMemo } from 'react'
import type { FormField } from '../../forms/contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'
import { zonesWith } from './time-zones.ts'

export function ZoneField({ zone, ...field }: { zone: string } & FormField) {
  const zones = useMemo(() => zonesWith(zone), [zone])
  return (
    <Select label="Time zone" hint="Your helpers write at your local time." defaultValue={zone} {...field}>
      {zones.map((each) => (
        <option key={each} value={each}>
          {each.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  )
}
