import { localDate, localTime } from '../../../../core/time/local-moment.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { MomentFields } from '../../../ui/fields/text-field.tsx'
import type { ChosenTime } from '../reply/message-changes.ts'

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
  const { field, busy, onSubmit } = useContractForm({
    shape: 'whenBody',
    defaultValues: { date: localDate(offered, timeZone), time: localTime(offered, timeZone) },
    bodyOf: (typed: ChosenTime) => typed,
    submit: onSave,
    blamed: 'time',
  })
  const now = new Date()
  return (
    <form
      noValidate
      aria-label="Another time"
      className="mt-2 grid w-full max-w-[28rem] gap-4 rounded-card border border-line bg-raised p-4"
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onClose()}
    >
      <MomentFields
        date={{ ...field('date'), autoFocus: true }}
        time={field('time')}
        min={localDate(now, timeZone)}
        max={localDate(new Date(now.getTime() + YEAR_MS), timeZone)}
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
