import { type ReactNode, useEffect, useRef, useState } from 'react'
import { knownZone } from '../../../../core/time/known-zone.ts'
import { ApiError } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ChosenTime } from './answer-follow-up.ts'

const YEAR_MS = 365 * 86_400_000

function fieldsOf(instant: Date, zone: string): ChosenTime {
  const timeZone = knownZone(zone)
  return {
    date: new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant),
    time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant),
  }
}

interface TimeFormProps {
  label: string
  confirmLabel: string
  /** The time that the form begins with. */
  first: Date
  timeZone: string
  /** Fields before the time. */
  children?: ReactNode
  /** Rejects with an ApiError. */
  onSave(when: ChosenTime): Promise<void>
  onClose(): void
}

/** A day and a time, in place of a line under a message. */
export function TimeForm({ label, confirmLabel, first, timeZone, children, onSave, onClose }: TimeFormProps) {
  const [when, setWhen] = useState(() => fieldsOf(first, timeZone))
  const [error, setError] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = () => {
    setBusy(true)
    onSave(when).catch((cause: unknown) => {
      setError(cause instanceof ApiError ? cause : null)
      setBusy(false)
    })
  }
  const now = new Date()
  return (
    <form
      ref={form}
      aria-label={label}
      className="mt-2 grid w-full max-w-[26rem] gap-3 rounded-card border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) save()
      }}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onClose()}
    >
      {children}
      <div className="grid gap-3 min-[24rem]:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          required
          min={fieldsOf(now, timeZone).date}
          max={fieldsOf(new Date(now.getTime() + YEAR_MS), timeZone).date}
          value={when.date}
          onChange={({ target }) => setWhen({ ...when, date: target.value })}
        />
        <TextField
          label="Time"
          type="time"
          required
          value={when.time}
          error={error?.fields.time}
          onChange={({ target }) => setWhen({ ...when, time: target.value })}
        />
      </div>
      {error && !error.fields.time && (
        <p role="alert" className="text-sm text-danger">
          {error.text}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {confirmLabel}
        </Button>
        <Button variant="plain" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
