import type { SignInBody, User } from '../../../contract/accounts.ts'
import { post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checked, RULES } from './checked.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { secretOf, textOf, useForm } from './use-form.ts'

const CHECKS = { username: RULES.anyUsername, password: RULES.anyPassword }

const signIn = async (data: FormData) => {
  const body: SignInBody = { username: textOf(data, 'username') ?? '', password: secretOf(data, 'password') }
  return post<{ user: User }>('/api/auth/sign-in', checked(body, CHECKS))
}

export function SignInForm({ onSignedIn }: { onSignedIn(user: User): void }) {
  const { busy, fields, problem, onSubmit } = useForm({ submit: signIn, onSuccess: ({ user }) => onSignedIn(user) })
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fields.username}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={fields.password} />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Sign In
      </Button>
    </form>
  )
}
