import { useQueryClient } from '@tanstack/react-query'
import type { PasswordBody, User } from '../../../../contract/accounts.ts'
import type { SignInMethods } from '../../../../contract/sign-in.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { accountQueries } from '../account-queries.ts'
import { FormProblem } from '../form-problem.tsx'
import { PasswordField } from '../password-field.tsx'
import { secretOf, useForm } from '../use-form.ts'
import { FIELD_RULES, validated } from '../validate-fields.ts'
import type { WithReauthentication } from './use-reauthentication.tsx'

const CHECKS = { currentPassword: FIELD_RULES.currentPassword, newPassword: FIELD_RULES.newPassword }

const changePassword = async (data: FormData, hasOne: boolean) => {
  const body: PasswordBody = {
    ...(hasOne ? { currentPassword: secretOf(data, 'currentPassword') } : {}),
    newPassword: secretOf(data, 'newPassword'),
  }
  return post<null>('/api/user/password', validated(body, CHECKS))
}

interface PasswordFormProps {
  me: User
  signInMethods: SignInMethods
  withReauthentication: WithReauthentication
}

export function PasswordForm({ me, signInMethods, withReauthentication }: PasswordFormProps) {
  const client = useQueryClient()
  const toast = useToast()
  const hasOne = signInMethods.password
  const { busy, fields, problem, onSubmit } = useForm({
    submit: (data) => withReauthentication(() => changePassword(data, hasOne)),
    onSuccess: (_, form) => {
      form.reset()
      void client.invalidateQueries(accountQueries.signInMethods)
      void client.invalidateQueries(accountQueries.sessions)
      toast({
        title: hasOne ? 'Password changed' : 'Password set',
        description: 'Your other devices have been signed out.',
      })
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      {hasOne && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={fields.currentPassword}
        />
      )}
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters. Your other devices are signed out when it changes.`}
        error={fields.newPassword}
      />
      <FormProblem text={problem} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {hasOne ? 'Change password' : 'Set password'}
      </Button>
    </form>
  )
}
