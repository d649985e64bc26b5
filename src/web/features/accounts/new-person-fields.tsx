import { LIMITS } from '../../../core/limits.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { textOf } from './use-form.ts'

/** Fields that every new person is asked for, by whatever way they come. */

/** What a form says of them; a name that was left empty is no wrong one. */
export function newPersonOf(data: FormData): { adult: boolean; displayName?: string } {
  const displayName = textOf(data, 'displayName')
  return { adult: data.has('adult'), ...(displayName ? { displayName } : {}) }
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

export const AdultField = ({ error }: { error: string | undefined }) => (
  <Checkbox
    label="I am 18 or older"
    name="adult"
    hint="Coterie is for adults. Only the fact is kept, no birthday."
    error={error}
  />
)
