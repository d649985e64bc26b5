import type { FormField } from '../../../forms/contract-form.ts'
import { Select } from '../../../ui/fields/select.tsx'

interface ChoiceProps<Value extends string> extends FormField {
  label: string
  options: readonly Value[]
  labelOf(value: Value): string
  hint?: string | undefined
}

/** A select over a fixed set of values. */
export const Choice = <Value extends string>({ options, labelOf, ...select }: ChoiceProps<Value>) => (
  <Select {...select}>
    {options.map((option) => (
      <option key={option} value={option}>
        {labelOf(option)}
      </option>
    ))}
  </Select>
)
