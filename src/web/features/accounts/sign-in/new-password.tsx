import { useState } from 'react'
import type { NewPasswordBody } from '../../../../contract/sign-in.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FormProblem } from '../form-problem.tsx'
import { PasswordField } from '../password-field.tsx'
import { secretOf, useForm } from '../use-form.ts'
import { FIELD_RULES, validated } from '../validate-fields.ts'

export function NewPassword({ token, onAgain }: { token: string; onAgain(): void }) {
  const [isDone, setDone] = useState(false)
  const submit = async (data: FormData) => {
    const body: NewPasswordBody = { token, password: secretOf(data, 'password') }
    return post<null>('/api/auth/reset/finish', validated(body, { password: FIELD_RULES.newPassword }))
  }
  const { busy, fields, problem, onSubmit } = useForm({ submit, onSuccess: () => setDone(true) })
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
  const isBadLink = problem !== null || fields.token !== undefined
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        error={fields.password}
      />
      <FormProblem text={problem ?? fields.token ?? null} />
      <Button type="submit" variant="primary" busy={busy}>
        Set password
      </Button>
      {isBadLink && <Button onClick={onAgain}>Ask for a new link</Button>}
    </form>
  )
}
