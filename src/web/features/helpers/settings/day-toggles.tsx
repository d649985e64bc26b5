import { type ReactNode, useId } from 'react'
import { WEEKDAY_LABELS, WEEKDAYS, type Weekday } from '../../../../core/scheduling/schedule-options.ts'

interface DayTogglesProps {
  legend: string
  hint: ReactNode
  name: string
  /** `radio`: one day; `checkbox`: any of them. */
  type: 'radio' | 'checkbox'
  chosen: readonly number[]
  error: string | undefined
  onToggle(day: Weekday): void
}

const DAY =
  'relative grid min-h-11 place-items-center rounded-full border border-edge bg-raised text-sm hover:border-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

export function DayToggles({ legend, hint, name, type, chosen, error, onToggle }: DayTogglesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`} className="grid gap-1.5">
      <legend className="text-[0.9375rem] font-[550]">{legend}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <div className="grid max-w-md grid-cols-7 gap-1 max-xs:grid-cols-4">
        {WEEKDAYS.map((day) => (
          <label key={day} className={DAY}>
            <input
              type={type}
              name={name}
              value={day}
              checked={chosen.includes(day)}
              onChange={() => onToggle(day)}
              aria-label={WEEKDAY_LABELS[day]}
              className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
            />
            <span aria-hidden="true">{WEEKDAY_LABELS[day].slice(0, 3)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
