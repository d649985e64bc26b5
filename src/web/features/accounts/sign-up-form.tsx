import { Link } from 'wouter'
import type { SignUpBody, User } from '../../../contract/accounts.ts'
import { LIMITS } from '../../../core/limits.ts'
import { post } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checked, RULES } from './checked.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { secretOf, textOf, useForm } from './use-form.ts'

const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Drops what was left empty: an absent field is not a wrong one. */
const filled = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

const CHECKS = {
  username: RULES.username,
  password: RULES.newPassword,
  adult: RULES.adult,
  displayName: RULES.displayName,
  email: RULES.email,
}

const signUp = async (data: FormData) => {
  const body: Omit<SignUpBody, 'adult'> & { adult: boolean } = {
    username: textOf(data, 'username') ?? '',
    password: secretOf(data, 'password'),
    adult: data.has('adult'),
    timeZone: localTimeZone(),
    ...filled({ email: textOf(data, 'email'), displayName: textOf(data, 'displayName') }),
  }
  return post<{ user: User }>('/api/auth/sign-up', checked(body, CHECKS))
}

export function SignUpForm({ onSignedIn }: { onSignedIn(user: User): void }) {
  const { busy, fields, problem, onSubmit } = useForm({ submit: signUp, onSuccess: ({ user }) => onSignedIn(user) })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username.max}
        error={fields.username}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        error={fields.password}
      />
      <TextField
        label="What your helpers call you"
        name="displayName"
        autoComplete="name"
        optional
        maxLength={LIMITS.displayName.max}
        error={fields.displayName}
      />
      <TextField label="Email" name="email" type="email" autoComplete="email" optional error={fields.email} />
      <Checkbox
        label="I am 18 or older"
        name="adult"
        hint="Coterie is for adults. Only the fact is kept, no birthday."
        error={fields.adult}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Create account
      </Button>
      <p className="text-center text-sm text-ink-soft">
        By creating an account you agree to the{' '}
        <Link href={paths.terms} className="link">
          terms
        </Link>
        . How your words are kept is in the{' '}
        <Link href={paths.privacy} className="link">
          privacy policy
        </Link>
        .
      </p>
    </form>
  )
}
