import type { ComponentProps } from 'react'
import type { SignInMethods } from '../../../../contract/sign-in.ts'
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx'

const ENDS =
  'It is the only second step you have, so two-step verification ends and your recovery codes stop working. You can set it up again at any time.'
const STAYS = 'Two-step verification stays on.'

type Asked = Omit<ComponentProps<typeof ConfirmButton>, 'description' | 'confirmLabel' | 'destructive'>

interface RemoveFactorProps extends Asked {
  signInMethods: SignInMethods
  /** What the removal means, besides two-step verification. */
  text?: string
}

/** Removes an authenticator app or a passkey. */
export function RemoveFactor({ signInMethods, text, ...asked }: RemoveFactorProps) {
  const { totp, passkeys } = signInMethods
  const isLast = passkeys.length + (totp ? 1 : 0) === 1
  const description = [text, isLast ? ENDS : STAYS].filter(Boolean).join(' ')
  return <ConfirmButton {...asked} description={description} confirmLabel="Remove" destructive />
}
