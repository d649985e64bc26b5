import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/page-states.tsx'
import { accountQueries } from '../account-queries.ts'
import { LinkedMethods } from './linked-methods.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSettings } from './second-factor-settings.tsx'
import { type SignInSettingsProps, SignInSkeleton } from './sign-in-skeleton.tsx'
import { useReauthentication } from './use-reauthentication.tsx'

export function SignInSettings({ me, section }: SignInSettingsProps) {
  const { data: signInMethods, isError, refetch } = useQuery(accountQueries.signInMethods)
  const { withReauthentication, question } = useReauthentication(signInMethods?.password ?? true)
  if (isError) return <ErrorState title="Your sign-in methods could not be loaded" onRetry={() => void refetch()} />
  if (!signInMethods) return <SignInSkeleton {...{ me, section }} />
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
      {section('Two-step verification', <SecondFactorSettings {...{ signInMethods, withReauthentication }} />)}
      {question}
    </>
  )
}
