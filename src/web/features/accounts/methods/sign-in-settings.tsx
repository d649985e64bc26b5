import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountQueries } from '../account-queries.ts'
import { LinkedMethods } from './linked-methods.tsx'
import { MfaSettings } from './mfa-settings.tsx'
import { PasswordForm } from './password-form.tsx'
import { useReauthentication } from './use-reauthentication.tsx'

interface SignInSettingsProps {
  me: User
  section(title: string, children: ReactNode): ReactNode
}

export function SignInSettings({ me, section }: SignInSettingsProps) {
  const { data: signInMethods, isError, refetch } = useQuery(accountQueries.signInMethods)
  const { withReauthentication, question } = useReauthentication(signInMethods?.password ?? true)
  if (isError) return <ErrorState title="Your sign-in methods could not be loaded" onRetry={() => void refetch()} />
  if (!signInMethods) {
    return (
      <>
        {section('Password', <Skeleton className="h-59" />)}
        {section('Sign-in methods', <Skeleton className="h-13" />)}
        {section('Two-step verification', <Skeleton className="h-32" />)}
      </>
    )
  }
  return (
    <>
      {section(
        signInMethods.password ? 'Password' : 'Set a password',
        <PasswordForm {...{ me, signInMethods, withReauthentication }} />,
      )}
      <LinkedMethods
        {...{ signInMethods, withReauthentication }}
        frame={(children) => section('Sign-in methods', children)}
      />
      {section('Two-step verification', <MfaSettings {...{ signInMethods, withReauthentication }} />)}
      {question}
    </>
  )
}
