import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { SignInBody } from '../../../../contract/accounts.ts'
import { post } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { accountQueries } from '../account-queries.ts'
import { FormProblem } from '../form-problem.tsx'
import { PasswordField } from '../password-field.tsx'
import { neededText, secretOf, useForm } from '../use-form.ts'
import { FIELD_RULES, validated } from '../validate-fields.ts'
import { type AuthResult, useAuthForm } from './use-auth-form.ts'

const CHECKS = { username: FIELD_RULES.anyUsername, password: FIELD_RULES.anyPassword }

const signIn = async (data: FormData) => {
  const body: SignInBody = { username: neededText(data, 'username'), password: secretOf(data, 'password') }
  return post<AuthResult>('/api/auth/sign-in', validated(body, CHECKS))
}

/** A way around the lockout after wrong guesses, which may have been somebody else's. */
function WayPast() {
  const { data: methods } = useQuery(accountQueries.authMethods)
  if (!methods?.mail) return null
  return (
    <>
      {' '}
      Or{' '}
      <Link href={paths.resetPassword} className="link">
        set a new password by email
      </Link>
      .
    </>
  )
}

export function SignInForm() {
  const enter = useAuthForm()
  const { busy, fields, problem, code, onSubmit } = useForm({ submit: signIn, onSuccess: enter })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fields.username}
      />
      <div className="grid gap-2">
        <PasswordField label="Password" name="password" autoComplete="current-password" error={fields.password} />
        <Link href={paths.resetPassword} className="link -my-1 justify-self-end py-1 text-sm">
          Forgot your password?
        </Link>
      </div>
      <FormProblem text={problem}>{code === 'too_many_attempts' && <WayPast />}</FormProblem>
      <Button type="submit" variant="primary" busy={busy}>
        Sign In
      </Button>
    </form>
  )
}
