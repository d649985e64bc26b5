import { ConfirmAddress, NewPassword, ResetRequest, useLinkToken } from '../features/accounts/sign-in/email-links.tsx'
import { Card, Page } from '../ui/page.tsx'

export function ResetPasswordPage() {
  const [token, setToken] = useLinkToken()
  return (
    <Page width="reading">
      <div className="mx-auto w-full max-w-[26rem] pt-2 md:pt-8">
        <h1 className="text-[2rem] md:text-[2.5rem]">{token ? 'Choose a new password' : 'Forgot your password?'}</h1>
        <p className="mt-1.5 mb-6 text-ink-soft">
          {token ? 'Your other devices will be signed out.' : 'We will email you a link to set a new one.'}
        </p>
        <Card>{token ? <NewPassword key={token} token={token} onAgain={() => setToken('')} /> : <ResetRequest />}</Card>
      </div>
    </Page>
  )
}

export function ConfirmEmailPage() {
  const [token] = useLinkToken()
  return (
    <Page width="reading">
      <div className="mx-auto w-full max-w-[26rem] pt-2 md:pt-8">
        <h1 className="mb-6 text-[2rem] md:text-[2.5rem]">Confirm your email</h1>
        <Card>
          <ConfirmAddress token={token} />
        </Card>
      </div>
    </Page>
  )
}
