import { Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import {
  MAX_CUSTOM_TIMES,
  WEEKDAY_LABELS,
  WEEKDAYS,
  type Weekday,
} from '../../../../core/scheduling/schedule-options.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL, FieldError } from '../../../ui/fields/text-field.tsx'

interface FieldGroupProps {
  legend: string
  hint: string
  error: string | undefined
}

/** Fields that are described and refused together. */
function FieldGroup({ legend, hint, error, children }: FieldGroupProps & { children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`} className="grid gap-1.5">
      <legend className="text-[0.9375rem] font-[550]">{legend}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}

interface DayTogglesProps extends FieldGroupProps {
  name: string
  /** `radio`: one day; `checkbox`: any of them. */
  type: 'radio' | 'checkbox'
  chosen: readonly number[]
  onToggle(day: Weekday): void
}

const DAY =
  'relative grid min-h-11 place-items-center rounded-full border border-edge bg-raised text-sm hover:border-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

export const DayToggles = ({ name, type, chosen, onToggle, ...frame }: DayTogglesProps) => (
  <FieldGroup {...frame}>
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
  </FieldGroup>
)

interface TimeListProps {
  times: readonly string[]
  hint: string
  error: string | undefined
  onChange(times: string[]): void
}

const ORDINALS = ['First', 'Second', 'Third']
const SUGGESTED = ['09:00', '13:00', '19:00']

const suggestion = (times: readonly string[]): string => SUGGESTED.find((time) => !times.includes(time)) ?? ''

interface TimeProps {
  label: string
  time: string
  faulty: boolean
  onPick(time: string): void
  onRemove(): void
}

const Time = ({ label, time, faulty, onPick, onRemove }: TimeProps) => (
  <div className="flex max-w-full items-center gap-1">
    <input
      type="time"
      name="customTimes"
      aria-label={label}
      aria-invalid={faulty || undefined}
      value={time}
      onChange={(event) => onPick(event.target.value)}
      className={`${CONTROL} max-w-36 min-w-0 max-xs:px-2.5!`}
    />
    <button
      type="button"
      aria-label={`Remove ${time || 'this time'}`}
      onClick={onRemove}
      className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <X aria-hidden="true" className="size-4.5" />
    </button>
  </div>
)

export const TimeList = ({ times, hint, error, onChange }: TimeListProps) => (
  <FieldGroup legend="Times" {...{ hint, error }}>
    <div className="flex flex-wrap items-center gap-2">
      {times.map((time, index) => (
        <Time
          key={ORDINALS[index]}
          label={`${ORDINALS[index]} time`}
          time={time}
          faulty={error !== undefined}
          onPick={(picked) => onChange(times.with(index, picked))}
          onRemove={() => onChange(times.toSpliced(index, 1))}
        />
      ))}
      {times.length < MAX_CUSTOM_TIMES && (
        <Button className="px-4!" onClick={() => onChange([...times, suggestion(times)])}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add a time
        </Button>
      )}
    </div>
  </FieldGroup>
)
