import { TextField } from './text-field.tsx'

interface MomentFieldsProps {
  date: string
  time: string
  min: string
  max: string
  errors: { date?: string | undefined; time?: string | undefined }
  onChange(moment: { date: string; time: string }): void
}

/** What is missing, by field; empty if nothing is. */
export const missingIn = ({ date, time }: { date: string; time: string }): Record<string, string> => ({
  ...(date ? {} : { date: 'Please choose a day.' }),
  ...(time ? {} : { time: 'Please choose a time.' }),
})

/** A day and a clock time, side by side where both fit. */
export const MomentFields = ({ date, time, min, max, errors, onChange }: MomentFieldsProps) => (
  <div className="grid gap-4 min-[26rem]:grid-cols-2">
    <TextField
      label="Day"
      type="date"
      {...{ min, max }}
      value={date}
      error={errors.date}
      onChange={({ target }) => onChange({ date: target.value, time })}
    />
    <TextField
      label="Time"
      type="time"
      value={time}
      error={errors.time}
      onChange={({ target }) => onChange({ date, time: target.value })}
    />
  </div>
)
