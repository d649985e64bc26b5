import type { User } from '../../../../contract/accounts.ts'
import { post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../form-problem.tsx'
import { useStartOver } from '../sign-in/use-start-over.ts'
import { browserZone } from '../time-zones.ts'
import { textOf, useForm } from '../use-form.ts'
import { FIELD_RULES, validated } from '../validate-fields.ts'
import { ZoneField } from '../zone-field.tsx'
import { Agreement } from './agreement.tsx'
import { BirthDateField, NameField, newPersonOf } from './new-person-fields.tsx'

const CHECKS = { birthDate: FIELD_RULES.birthDate, displayName: FIELD_RULES.displayName }

const finish = async (data: FormData) => {
  const body = { ...newPersonOf(data), timeZone: textOf(data, 'timeZone') ?? browserZone() }
  return post<{ user: User }>('/api/auth/complete-sign-up', validated(body, CHECKS))
}

interface CompleteSignUpFormProps {
  name: string | null
  onSignedUp(user: User): void
}

export function CompleteSignUpForm({ name, onSignedUp }: CompleteSignUpFormProps) {
  const startOver = useStartOver()
  const { busy, fields, problem, onSubmit } = useForm({ submit: finish, onSuccess: ({ user }) => onSignedUp(user) })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <NameField name={name} error={fields.displayName} />
      <ZoneField zone={browserZone()} error={fields.timeZone} />
      <BirthDateField error={fields.birthDate} />
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
