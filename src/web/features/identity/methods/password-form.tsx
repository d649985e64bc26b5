import { useQueryClient } from '@tanstack/react-query'
import type { PasswordBody, User } from '../../../../contract/accounts.ts'
import type { SignInMethods } from '../../../../contract/sign-in.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { SubmitForm } from '../../../ui/fields/submit-form.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { PasswordField } from '../account-fields.tsx'
import { accountQueries } from '../account-queries.ts'
import type { WithReauthentication } from './use-reauthentication.tsx'

interface PasswordFormProps {
  me: User
  signInMethods: SignInMethods
  withReauthentication: WithReauthentication
}

export function PasswordForm({ me, signInMethods, withReauthentication }: PasswordFormProps) {
  const client = useQueryClient()
  const toast = useToast()
  const hasOne = signInMethods.password
  const { form, field, busy, problem, onSubmit } = useContractForm({
    shape: 'passwordBody',
    bodyOf: (typed: PasswordBody) => typed,
    submit: (body) => withReauthentication(() => post<null>('/api/user/password', body)),
    onSuccess: () => {
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
    <SubmitForm
      form={{ onSubmit, problem, busy }}
      label={hasOne ? 'Change password' : 'Set password'}
      variant="quiet"
      isNarrow
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      {hasOne && (
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters. Your other devices are signed out when it changes.`}
        {...field('newPassword')}
      />
    </SubmitForm>
  )
}
