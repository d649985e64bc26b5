import type { PasswordBody, User } from '../../../contract/accounts.ts'
import { post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { checked, RULES } from './checked.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { secretOf, useForm } from './use-form.ts'

const CHECKS = { currentPassword: RULES.currentPassword, newPassword: RULES.newPassword }

const changePassword = async (data: FormData) => {
  const body: PasswordBody = {
    currentPassword: secretOf(data, 'currentPassword'),
    newPassword: secretOf(data, 'newPassword'),
  }
  return post<null>('/api/user/password', checked(body, CHECKS))
}

export function PasswordForm({ me }: { me: User }) {
  const toast = useToast()
  const { busy, fields, problem, onSubmit } = useForm({
    submit: changePassword,
    onSuccess: (_, form) => {
      form.reset()
      toast({ title: 'Password changed', description: 'Your other devices have been signed out.' })
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={fields.currentPassword}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="Your other devices are signed out when it changes."
        error={fields.newPassword}
      />
      <FormProblem text={problem} />
      <Button type="submit" busy={busy} className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}
