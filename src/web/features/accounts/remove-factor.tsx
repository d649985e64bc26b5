import { type ComponentProps, useState } from 'react'
import type { SignInMethods } from '../../../contract/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'

const ENDS =
  'It is the only second step you have, so two-step verification ends and your recovery codes stop working. You can set it up again at any time.'
const STAYS = 'Two-step verification stays on.'

interface RemoveFactorProps extends ComponentProps<typeof Button> {
  signInMethods: SignInMethods
  title: string
  /** What the removal means, besides two-step verification. */
  text?: string
  onRemove(): void
}

/** A button that asks before it removes an authenticator app or a passkey. */
export function RemoveFactor({ signInMethods, title, text, onRemove, ...button }: RemoveFactorProps) {
  const [asked, setAsked] = useState(false)
  const { totp, passkeys } = signInMethods
  const isLast = passkeys.length + (totp ? 1 : 0) === 1
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={title}
        description={[text, isLast ? ENDS : STAYS].filter(Boolean).join(' ')}
        confirmLabel="Remove"
        destructive
        onConfirm={() => {
          setAsked(false)
          onRemove()
        }}
      />
    </>
  )
}
