import type { SignUpBody, User } from '../../../../contract/accounts.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormProblem } from '../form-problem.tsx'
import { PasswordField } from '../password-field.tsx'
import { browserZone, knowsItsZone } from '../time-zones.ts'
import { neededText, secretOf, textOf, useForm } from '../use-form.ts'
import { FIELD_RULES, validated } from '../validate-fields.ts'
import { ZoneField } from '../zone-field.tsx'
import { Agreement } from './agreement.tsx'
import { BirthDateField, NameField, newPersonOf } from './new-person-fields.tsx'

const CHECKS = {
  username: FIELD_RULES.username,
  password: FIELD_RULES.newPassword,
  birthDate: FIELD_RULES.birthDate,
  displayName: FIELD_RULES.displayName,
  email: FIELD_RULES.email,
}

const signUp = async (data: FormData) => {
  const email = textOf(data, 'email')
  const body: SignUpBody = {
    ...newPersonOf(data),
    username: neededText(data, 'username'),
    password: secretOf(data, 'password'),
    timeZone: textOf(data, 'timeZone') ?? browserZone(),
    ...(email ? { email } : {}),
  }
  return post<{ user: User }>('/api/auth/sign-up', validated(body, CHECKS))
}

export function SignUpForm({ onSignedUp }: { onSignedUp(user: User): void }) {
  const { busy, fields, problem, onSubmit } = useForm({ submit: signUp, onSuccess: ({ user }) => onSignedUp(user) })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username.max}
        hint={`At least ${LIMITS.username.min} letters or digits.`}
        error={fields.username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        error={fields.password}
      />
      <NameField error={fields.displayName} />
      <TextField label="Email" name="email" type="email" autoComplete="email" optional error={fields.email} />
      {(!knowsItsZone() || fields.timeZone) && <ZoneField zone={browserZone()} error={fields.timeZone} />}
      <BirthDateField error={fields.birthDate} />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Create account
      </Button>
      <Agreement />
    </form>
  )
}
