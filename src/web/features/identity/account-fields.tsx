import { Eye, EyeOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'
import { knownZone } from '../../../core/time/dates.ts'
import type { FormField } from '../../forms/contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface PasswordFieldProps extends FormField {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Sign = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={LIMITS.password.max}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Sign className="size-5" />
        </button>
      }
    />
  )
}

const HALF_A_YEAR_MS = 182 * 86_400_000

const clockIn = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: knownZone(timeZone), dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  )

/** Whether clocks in both zones show the same time, in winter and in summer. */
export const sameClock = (one: string, other: string, now: number): boolean =>
  [now, now + HALF_A_YEAR_MS].every((instant) => clockIn(one, instant) === clockIn(other, instant))

/** `New York` for `America/New_York`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

const reported = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** UTC if the browser does not know its own. */
export const browserZone = (): string => knownZone(reported())

export const knowsItsZone = (): boolean => reported() === browserZone()

/** Every zone the browser knows, plus `own` if it isn't one of them, such as UTC. */
const zonesWith = (own: string): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), own])].sort()

export function ZoneField({ zone, ...field }: { zone: string } & FormField) {
  const zones = useMemo(() => zonesWith(zone), [zone])
  return (
    <Select
      label="Time zone"
      hint="Your helpers write at your local time."
      options={zones.map((each) => [each, each.replaceAll('_', ' ')])}
      defaultValue={zone}
      {...field}
    />
  )
}
