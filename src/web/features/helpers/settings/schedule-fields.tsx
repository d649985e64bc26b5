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
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { DayToggles, TimeList } from './day-and-time-fields.tsx'
import { type FieldsProps, named } from './helper-form.ts'

const timeLabel = (time: PreferredTime): string =>
  `${PREFERRED_TIME_LABELS[time].name} (${PREFERRED_TIME_LABELS[time].hours})`

const clockWords = (minutes: number): string => clockTime(new Date(minutes * 60_000).toISOString(), 'UTC')

/** At what time the chosen slot is, and what becomes of several helpers in it. */
function timeHint(preferredTime: PreferredTime, varyTiming: boolean): string {
  const [from, until] = SLOT_HOURS[preferredTime].map((hour) => hour * 60) as [number, number]
  if (varyTiming) return `Another time each day, from ${clockWords(from)} to ${clockWords(until)}.`
  return `At ${clockWords(minuteAt([[from, until]], null))}. Helpers that share this part of the day write half an hour apart.`
}

const withDay = (days: readonly number[], day: Weekday): number[] =>
  days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort()

function WeeklyDay({ control }: FieldsProps) {
  const { value, error, onChange } = control('weeklyDay')
  return (
    <DayToggles
      legend="Day of the week"
      hint="Unless you choose one, it is the weekday you created the helper on."
      name="weeklyDay"
      type="radio"
      chosen={value === null ? [] : [value]}
      error={error}
      onToggle={onChange}
    />
  )
}

function CustomSchedule({ control }: FieldsProps) {
  const days = control('customDays')
  const { value: times, ...list } = control('customTimes')
  return (
    <>
      <DayToggles
        legend="Days"
        hint="The days your helper writes on."
        name="customDays"
        type="checkbox"
        chosen={days.value}
        error={days.error}
        onToggle={(day) => days.onChange(withDay(days.value, day))}
      />
      <TimeList
        times={times}
        hint={`Up to ${MAX_CUSTOM_TIMES} a day. If you add none, the preferred time above is used.`}
        {...list}
      />
    </>
  )
}

export function ScheduleFields(props: FieldsProps) {
  const { field, control } = props
  const { value: frequency } = control('frequency')
  const { value: preferredTime } = control('preferredTime')
  const { value: varyTiming } = control('varyTiming')
  const { value: times } = control('customTimes')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Select label="Message frequency" options={named(FREQUENCIES, FREQUENCY_LABELS)} {...field('frequency')} />
        <Select
          label="Preferred time"
          options={PREFERRED_TIMES.map((time) => [time, timeLabel(time)])}
          hint={timeHint(preferredTime, varyTiming)}
          {...field('preferredTime')}
        />
      </div>
      {frequency === 'weekly' && <WeeklyDay {...props} />}
      {frequency === 'custom' && <CustomSchedule {...props} />}
      <div className="-my-2">
        <Checkbox
          label="Vary timing slightly to feel more natural"
          hint={
            frequency === 'custom' && times.length > 0
              ? 'Not available with a custom schedule: it uses the exact times you chose.'
              : undefined
          }
          {...field('varyTiming')}
        />
        <Checkbox
          label="Allow occasional weekend messages"
          hint={frequency === 'weekdays' ? undefined : 'Only for helpers that write on weekdays.'}
          {...field('allowWeekends')}
        />
      </div>
    </>
  )
}
