import { Link } from 'wouter'
import { LIMITS } from '../../../../core/text/limits.ts'
import type { FormField } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { browserZone } from '../zone-field.tsx'

export interface NewPerson {
  birthDate: string
  displayName: string
  /** Absent while its field is not shown. */
  timeZone?: string
}

export const newPersonOf = ({ birthDate, displayName, timeZone = browserZone() }: NewPerson) => ({
  birthDate,
  displayName: displayName.trim() || undefined,
  timeZone,
})

export const NameField = ({ initial, ...field }: FormField & { initial?: string | null }) => (
  <TextField
    label="What your helpers call you"
    autoComplete="name"
    optional
    defaultValue={initial ?? undefined}
    maxLength={LIMITS.displayName.max}
    {...field}
  />
)

export const BirthDateField = (field: FormField) => (
  <TextField
    label="Your birth date"
    type="date"
    autoComplete="bday"
    hint="Coterie is for adults: AI companions may not suit some people under 18. We check the date and do not keep it."
    {...field}
    min="1900-01-01"
  />
)

export const Agreement = () => (
  <p className="text-center text-sm text-ink-soft">
    By creating an account you agree to the{' '}
    <Link href={paths.terms} className="link">
      terms
    </Link>
    . The{' '}
    <Link href={paths.privacy} className="link">
      privacy policy
    </Link>{' '}
    says how we protect what you write.
  </p>
)
