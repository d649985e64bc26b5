import {
  FREQUENCIES,
  FREQUENCY_LABELS,
  PREFERRED_TIME_LABELS,
  PREFERRED_TIMES,
  type PreferredTime,
} from '../../../../core/personas/options.ts'
import { MAX_CUSTOM_TIMES, type Weekday } from '../../../../core/scheduling/schedule-options.ts'
import { minuteAt, SLOT_HOURS } from '../../../../core/scheduling/slots.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choice } from './choice.tsx'
import { DayToggles } from './day-toggles.tsx'
import type { FormErrors, HelperForm } from './helper-form.ts'
import { TimeList } from './time-list.tsx'

export interface FieldsProps {
  form: HelperForm
  errors: FormErrors
  onChange(change: Partial<HelperForm>): void
}

const timeLabel = (time: PreferredTime): string =>
  `${PREFERRED_TIME_LABELS[time].name} (${PREFERRED_TIME_LABELS[time].hours})`

const clockWords = (minutes: number): string => clockTime(new Date(minutes * 60_000).toISOString(), 'UTC')

/** At what time the chosen slot is, and what becomes of several helpers in it. */
function timeHint({ preferredTime, varyTiming }: HelperForm): string | undefined {
  if (!preferredTime) return undefined
  const [from, until] = SLOT_HOURS[preferredTime].map((hour) => hour * 60) as [number, number]
  if (varyTiming) return `Another time each day, from ${clockWords(from)} to ${clockWords(until)}.`
  return `At ${clockWords(minuteAt([[from, until]], null))}. Your other helpers in this part of the day write half an hour before or after.`
}

const withDay = (days: readonly number[], day: Weekday): number[] =>
  days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort()

const WeeklyDay = ({ form, errors, onChange }: FieldsProps) => (
  <DayToggles
    legend="Day of the week"
    hint="Unless you choose one, it is the weekday you created the helper on."
    name="weeklyDay"
    type="radio"
    chosen={form.weeklyDay === null ? [] : [form.weeklyDay]}
    error={errors.weeklyDay}
    onToggle={(day) => onChange({ weeklyDay: day })}
  />
)

const CustomSchedule = ({ form, errors, onChange }: FieldsProps) => (
  <>
    <DayToggles
      legend="Days"
      hint="The days your helper writes on."
      name="customDays"
      type="checkbox"
      chosen={form.customDays}
      error={errors.customDays}
      onToggle={(day) => onChange({ customDays: withDay(form.customDays, day) })}
    />
    <TimeList
      times={form.customTimes}
      hint={`Up to ${MAX_CUSTOM_TIMES} a day. If you add none, the preferred time above is used.`}
      error={errors.customTimes}
      onChange={(customTimes) => onChange({ customTimes })}
    />
  </>
)

export const ScheduleFields = (props: FieldsProps) => {
  const { form, errors, onChange } = props
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label="Message frequency"
          name="frequency"
          value={form.frequency}
          options={FREQUENCIES}
          labelOf={(frequency) => FREQUENCY_LABELS[frequency]}
          error={errors.frequency}
          onPick={(frequency) => onChange({ frequency })}
        />
        <Choice
          label="Preferred time"
          name="preferredTime"
          value={form.preferredTime}
          options={PREFERRED_TIMES}
          labelOf={timeLabel}
          hint={timeHint(form)}
          error={errors.preferredTime}
          onPick={(preferredTime) => onChange({ preferredTime })}
        />
      </div>
      {form.frequency === 'weekly' && <WeeklyDay {...props} />}
      {form.frequency === 'custom' && <CustomSchedule {...props} />}
      <div className="-my-2">
        <Checkbox
          label="Vary timing slightly to feel more natural"
          hint={
            form.frequency === 'custom' && form.customTimes.length > 0
              ? 'Not available with a custom schedule: it uses the exact times you chose.'
              : undefined
          }
          checked={form.varyTiming}
          onChange={(event) => onChange({ varyTiming: event.target.checked })}
        />
        <Checkbox
          label="Allow occasional weekend messages"
          hint={form.frequency === 'weekdays' ? undefined : 'Only for helpers that write on weekdays.'}
          checked={form.allowWeekends}
          onChange={(event) => onChange({ allowWeekends: event.target.checked })}
        />
      </div>
    </>
  )
}
