import { Select } from '../../../ui/select.tsx'

interface ChoiceProps<Value extends string> {
  label: string
  name: string
  value: Value | ''
  options: readonly Value[]
  labelOf(value: Value): string
  hint?: string | undefined
  error: string | undefined
  onPick(value: Value | ''): void
}

/** A select over a fixed set of values; '' means nothing chosen yet. */
export function Choice<Value extends string>({ options, labelOf, onPick, ...select }: ChoiceProps<Value>) {
  return (
    <Select {...select} onChange={(event) => onPick(options.find((option) => option === event.target.value) ?? '')}>
      {select.value === '' && <option value="">Choose one</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </Select>
  )
}
