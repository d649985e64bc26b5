import type { User } from '../../../../contract/accounts.ts'
import type { CompleteSignUpBody } from '../../../../contract/sign-in.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'
import { useStartOver } from '../sign-in/use-auth-form.ts'
import { browserZone, ZoneField } from '../zone-field.tsx'
import { Agreement, BirthDateField, NameField, type NewPerson, newPersonOf } from './new-person-fields.tsx'

interface CompleteSignUpFormProps {
  name: string | null
  onSignedUp(user: User): void
}

export function CompleteSignUpForm({ name, onSignedUp }: CompleteSignUpFormProps) {
  const startOver = useStartOver()
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'completeSignUpBody',
    bodyOf: (typed: NewPerson): CompleteSignUpBody => newPersonOf(typed),
    submit: (body) => post<{ user: User }>('/api/auth/complete-sign-up', body),
    onSuccess: ({ user }) => onSignedUp(user),
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <NameField initial={name} {...field('displayName')} />
      <ZoneField zone={browserZone()} {...field('timeZone')} />
      <BirthDateField {...field('birthDate')} />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Create account
      </Button>
      <Agreement />
      <Button variant="plain" onClick={startOver}>
        Start over
      </Button>
    </form>
  )
}
