import { LIMITS } from '../../../../core/text/limits.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { textOf } from '../use-form.ts'

export function newPersonOf(data: FormData): { birthDate: string; displayName?: string } {
  const displayName = textOf(data, 'displayName')
  return { birthDate: textOf(data, 'birthDate') ?? '', ...(displayName ? { displayName } : {}) }
}

export const NameField = ({ name, error }: { name?: string | null; error: string | undefined }) => (
  <TextField
    label="What your helpers call you"
    name="displayName"
    autoComplete="name"
    optional
    defaultValue={name ?? undefined}
    maxLength={LIMITS.displayName.max}
    error={error}
  />
)

export const BirthDateField = ({ error }: { error: string | undefined }) => (
  <TextField
    label="Your birth date"
    name="birthDate"
    type="date"
    autoComplete="bday"
    min="1900-01-01"
    hint="Coterie is for adults: AI companions may not suit some people under 18. We check the date and do not keep it."
    error={error}
  />
)
