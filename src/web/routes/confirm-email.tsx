import { ConfirmAddress } from '../features/accounts/sign-in/confirm-address.tsx'
import { useLinkToken } from '../features/accounts/sign-in/use-link-token.ts'
import { Card, Page } from '../ui/page.tsx'

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
