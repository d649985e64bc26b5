import { ConfirmAddress, NewPassword, ResetRequest, useLinkToken } from '../features/identity/sign-in/email-links.tsx'
import { NarrowPage } from '../ui/plain-pages.tsx'

export function ResetPasswordPage() {
  const [token, setToken] = useLinkToken()
  return (
    <NarrowPage
      title={token ? 'Choose a new password' : 'Forgot your password?'}
      lead={token ? 'Your other devices will be signed out.' : 'We will email you a link to set a new one.'}
    >
      {token ? <NewPassword key={token} token={token} onAgain={() => setToken('')} /> : <ResetRequest />}
    </NarrowPage>
  )
}

export function ConfirmEmailPage() {
  const [token] = useLinkToken()
  return (
    <NarrowPage title="Confirm your email">
      <ConfirmAddress token={token} />
    </NarrowPage>
  )
}
