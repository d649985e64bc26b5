import { useState } from 'react'
import type { NewPasswordBody } from '../../../../contract/sign-in.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'
import { PasswordField } from '../password-field.tsx'

export function NewPassword({ token, onAgain }: { token: string; onAgain(): void }) {
  const [isDone, setDone] = useState(false)
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'newPasswordBody',
    defaultValues: { token },
    bodyOf: (typed: NewPasswordBody) => typed,
    submit: (body) => post<null>('/api/auth/reset/finish', body),
    onSuccess: () => setDone(true),
  })
  if (isDone) {
    return (
      <div role="status" className="grid gap-5">
        <p>Your password is set, and every device was signed out.</p>
        <LinkButton href={paths.signIn()} variant="primary">
          Sign in
        </LinkButton>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        {...field('password')}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Set password
      </Button>
      {problem && <Button onClick={onAgain}>Ask for a new link</Button>}
    </form>
  )
}
