import { useEffect, useRef, useState } from 'react'
import { localDate, localTime } from '../../../../core/time/local-moment.ts'
import type { ApiError } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { MomentFields, missingIn } from '../../../ui/moment-fields.tsx'
import type { ChosenTime } from './answer-follow-up.ts'

const YEAR_MS = 365 * 86_400_000

interface AnotherTimeProps {
  /** The time that was offered. */
  offered: Date
  timeZone: string
  /** Rejects with an ApiError. */
  onSave(when: ChosenTime): Promise<void>
  onClose(): void
}

/** A day and a time, in place below the line that offers another one. */
export function AnotherTime({ offered, timeZone, onSave, onClose }: AnotherTimeProps) {
  const [when, setWhen] = useState({ date: localDate(offered, timeZone), time: localTime(offered, timeZone) })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const save = () => {
    const missing = missingIn(when)
    setErrors(missing)
    if (busy || Object.keys(missing).length > 0) return
    setBusy(true)
    onSave(when).catch(({ fields, text }: ApiError) => {
      setErrors(Object.keys(fields).length > 0 ? fields : { time: text })
      setBusy(false)
    })
  }
  const now = new Date()
  return (
    <form
      ref={form}
      noValidate
      aria-label="Another time"
      className="mt-2 grid w-full max-w-[28rem] gap-4 rounded-card border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onClose()}
    >
      <MomentFields
        {...when}
        errors={errors}
        min={localDate(now, timeZone)}
        max={localDate(new Date(now.getTime() + YEAR_MS), timeZone)}
        onChange={setWhen}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Ask then
        </Button>
        <Button variant="plain" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
