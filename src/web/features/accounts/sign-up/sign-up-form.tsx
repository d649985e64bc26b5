import type { SignUpBody, User } from '../../../../contract/accounts.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { browserZone, knowsItsZone, ZoneField } from '../zone-field.tsx'
import { Agreement, BirthDateField, NameField, type NewPerson, newPersonOf } from './new-person-fields.tsx'

interface Typed extends NewPerson {
  username: string
  password: string
  email: string
}

export function SignUpForm({ onSignedUp }: { onSignedUp(user: User): void }) {
  const { field, errors, busy, problem, onSubmit } = useContractForm({
    shape: 'signUpBody',
    bodyOf: ({ username, password, email, ...person }: Typed): SignUpBody => ({
      ...newPersonOf(person),
      username,
      password,
      email: email.trim() || undefined,
    }),
    submit: (body) => post<{ user: User }>('/api/auth/sign-up', body),
    onSuccess: ({ user }) => onSignedUp(user),
  })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={`At least ${LIMITS.username.min} letters or digits.`}
        {...field('username')}
        maxLength={LIMITS.username.max}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        {...field('password')}
      />
      <NameField {...field('displayName')} />
      <TextField label="Email" type="email" autoComplete="email" optional {...field('email')} />
      {(!knowsItsZone() || errors.timeZone) && <ZoneField zone={browserZone()} {...field('timeZone')} />}
      <BirthDateField {...field('birthDate')} />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Create account
      </Button>
      <Agreement />
    </form>
  )
}
