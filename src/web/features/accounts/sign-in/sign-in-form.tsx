import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { SignInBody } from '../../../../contract/accounts.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { accountQueries } from '../account-queries.ts'
import { PasswordField } from '../password-field.tsx'
import { type AuthResult, useAuthForm } from './use-auth-form.ts'

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
  const { field, busy, problem, code, onSubmit } = useContractForm({
    shape: 'signInBody',
    bodyOf: (typed: SignInBody) => typed,
    submit: (body) => post<AuthResult>('/api/auth/sign-in', body),
    onSuccess: enter,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <div className="grid gap-2">
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
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
