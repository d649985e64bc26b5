import { useMemo } from 'react'
import { Select } from '../../ui/select.tsx'
import { zonesWith } from './time-zones.ts'

/** Its form value is called `timeZone`. */
export function ZoneField({ zone, error }: { zone: string; error: string | undefined }) {
  const zones = useMemo(() => zonesWith(zone), [zone])
  return (
    <Select
      label="Time zone"
      name="timeZone"
      hint="Your helpers write at your local time."
      defaultValue={zone}
      error={error}
    >
      {zones.map((each) => (
        <option key={each} value={each}>
          {each.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  )
}
