import { TextField, type TextFieldProps } from './text-field.tsx'

type MomentFieldProps = Omit<TextFieldProps, 'label' | 'type'>

interface MomentFieldsProps {
  date: MomentFieldProps
  time: MomentFieldProps
  min: string
  max: string
}

/** A day and a clock time, side by side where both fit. */
export const MomentFields = ({ date, time, min, max }: MomentFieldsProps) => (
  <div className="grid gap-4 min-[26rem]:grid-cols-2">
    <TextField label="Day" type="date" {...date} {...{ min, max }} />
    <TextField label="Time" type="time" {...time} />
  </div>
)
