import { useState } from 'react'
import { NewPassword } from '../features/accounts/new-password.tsx'
import { ResetRequest } from '../features/accounts/reset-request.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'

/** What a link carries stands behind the sign of a fragment: no server and no log sees it. */
export function ResetPasswordPage() {
  const [token, setToken] = useState(() => location.hash.slice(1))
  return (
    <Page width="reading">
      <div className="mx-auto w-full max-w-[26rem] pt-2 md:pt-8">
        <h1 className="text-[2rem] md:text-[2.5rem]">{token ? 'Choose a new password' : 'Forgot your password?'}</h1>
        <p className="mt-1.5 mb-6 text-ink-soft">
          {token ? 'Your other devices are signed out when it changes.' : 'We send a link to set a new one.'}
        </p>
        <Card>{token ? <NewPassword token={token} onAgain={() => setToken('')} /> : <ResetRequest />}</Card>
      </div>
    </Page>
  )
}
