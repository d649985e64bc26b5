import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearch } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import type { AddressAnswer, SignInMethods } from '../../../../contract/sign-in.ts'
import { formatPhone } from '../../../../core/sms/phone-numbers.ts'
import { del, get, post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/text-field.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { ConfirmButton } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/page.tsx'
import { SettingRow } from '../../../ui/rows.tsx'
import { accountQueries } from '../account-queries.ts'
import { PhoneCode } from '../sign-in/phone-code.tsx'
import { problemIn } from '../sign-in/sign-in-state.ts'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorSettings } from './second-factor-settings.tsx'
import { useReauthentication, useSignInChange, type WithReauthentication } from './use-reauthentication.tsx'

interface SignInSettingsProps {
  me: User
  section(title: string, children: ReactNode): ReactNode
}

/** Stands where the ways to sign in will be. The document has asked which ones the server offers. */
export function SignInSkeleton({ section }: SignInSettingsProps) {
  const { data: methods } = useQuery(accountQueries.authMethods)
  return (
    <>
      {section('Password', <Skeleton className="h-59" />)}
      {(methods?.phone || methods?.workspace) && section('Sign-in methods', <Skeleton className="h-13" />)}
      {section('Two-step verification', <Skeleton className="h-32" />)}
    </>
  )
}

interface MethodProps {
  signInMethods: SignInMethods
  withReauthentication: WithReauthentication
}

function Phone({ signInMethods, withReauthentication }: MethodProps) {
  const [linking, setLinking] = useState(false)
  // Reauthenticates before the code is sent, not when the person already has the code in hand.
  const begin = useSignInChange(withReauthentication, () => get<null>('/api/auth/reauthenticate'), {
    onDone: () => setLinking(true),
  })
  const unlink = useSignInChange(withReauthentication, () => del<null>('/api/user/phone'), {
    done: 'Phone number unlinked',
  })
  const done = useSignInChange(withReauthentication, async () => undefined, { done: 'Phone number linked' })
  if (linking) {
    return (
      <PhoneCode
        sendPath="/api/user/phone/send"
        verifyPath="/api/user/phone"
        doneLabel="Link this number"
        onDone={() => {
          setLinking(false)
          done.mutate()
        }}
        onBack={() => setLinking(false)}
      />
    )
  }
  const { phoneNumber } = signInMethods
  return (
    <SettingRow
      title="Phone"
      text={
        phoneNumber
          ? `${formatPhone(phoneNumber)} receives your sign-in codes.`
          : 'Sign in with a code sent by text message.'
      }
    >
      {phoneNumber ? (
        <ConfirmButton
          title="Unlink this phone?"
          description={`You can’t sign in with a code to ${formatPhone(phoneNumber)} any more. You can link it again at any time.`}
          confirmLabel="Unlink"
          busy={unlink.isPending}
          onConfirm={() => unlink.mutate()}
        >
          Unlink phone
        </ConfirmButton>
      ) : (
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          Link a phone
        </Button>
      )}
    </SettingRow>
  )
}

function Workspace({ signInMethods, withReauthentication, name }: MethodProps & { name: string }) {
  const link = useSignInChange(withReauthentication, () => post<AddressAnswer>('/api/user/workspace'), {
    onDone: ({ url }) => location.assign(url),
  })
  const unlink = useSignInChange(withReauthentication, () => del<null>('/api/user/workspace'), {
    done: 'Workspace unlinked',
  })
  return (
    <SettingRow
      title={name}
      text={signInMethods.workspace ? 'You can sign in with your workspace.' : 'Sign in with your workspace.'}
    >
      {signInMethods.workspace ? (
        <ConfirmButton
          title={`Unlink ${name}?`}
          description="You can’t sign in with your workspace any more. You can link it again at any time."
          confirmLabel="Unlink"
          busy={unlink.isPending}
          onConfirm={() => unlink.mutate()}
        >
          Unlink {name}
        </ConfirmButton>
      ) : (
        <Button busy={link.isPending} onClick={() => link.mutate()}>
          Link {name}
        </Button>
      )}
    </SettingRow>
  )
}

interface LinkedMethodsProps extends MethodProps {
  frame(children: ReactNode): ReactNode
}

/** Linked methods stay visible even if the server no longer offers them. */
function LinkedMethods({ signInMethods, withReauthentication, frame }: LinkedMethodsProps) {
  const { data: methods } = useQuery(accountQueries.authMethods)
  const search = useSearch()
  const hasPhone = Boolean(methods?.phone || signInMethods.phoneNumber)
  const workspace = methods?.workspace ?? (signInMethods.workspace ? 'Workspace' : null)
  if (!hasPhone && !workspace) return null
  return frame(
    <>
      <FormProblem text={problemIn(search)} />
      {hasPhone && <Phone {...{ signInMethods, withReauthentication }} />}
      {workspace && <Workspace {...{ signInMethods, withReauthentication }} name={workspace} />}
    </>,
  )
}

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
