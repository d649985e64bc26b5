import { type ComponentProps, useState } from 'react'
import type { PasskeyItem, RecoveryAnswer, SignInMethods, TotpSetup } from '../../../../contract/sign-in.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { del, post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/dialog.tsx'
import { SettingRow } from '../../../ui/rows.tsx'
import { browserZone } from '../account-fields.tsx'
import { makePasskey, NO_PASSKEYS_HERE, passkeysWork } from './passkeys.ts'
import { RecoveryCodes, TotpSetupForm } from './totp-setup.tsx'
import { useSignInChange, type WithReauthentication } from './use-reauthentication.tsx'

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
function RemoveFactor({ signInMethods, text, ...asked }: RemoveFactorProps) {
  const { totp, passkeys } = signInMethods
  const isLast = passkeys.length + (totp ? 1 : 0) === 1
  const description = [text, isLast ? ENDS : STAYS].filter(Boolean).join(' ')
  return <ConfirmButton {...asked} description={description} confirmLabel="Remove" destructive />
}

interface SecondFactorProps {
  signInMethods: SignInMethods
  withReauthentication: WithReauthentication
  /** Called with the new recovery codes, which are shown only once. */
  onCodes(answer: RecoveryAnswer): void
}

function Totp({ signInMethods, withReauthentication, onCodes }: SecondFactorProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const begin = useSignInChange(withReauthentication, () => post<TotpSetup>('/api/user/totp'), { onDone: setSetup })
  const remove = useSignInChange(withReauthentication, () => del<null>('/api/user/totp'), {
    done: 'Authenticator app removed',
  })
  const added = useSignInChange(withReauthentication, async (answer: RecoveryAnswer) => answer, {
    done: 'Authenticator app added',
    onDone: onCodes,
  })
  if (setup) {
    const done = (answer: RecoveryAnswer) => {
      setSetup(null)
      added.mutate(answer)
    }
    return <TotpSetupForm setup={setup} onDone={done} onCancel={() => setSetup(null)} />
  }
  return (
    <SettingRow
      title="Authenticator app"
      text={signInMethods.totp ? 'Asked for at every sign-in.' : 'A six-digit code that changes every 30 seconds.'}
    >
      {signInMethods.totp ? (
        <RemoveFactor
          signInMethods={signInMethods}
          title="Remove the authenticator app?"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          Remove app
        </RemoveFactor>
      ) : (
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          Set up app
        </Button>
      )}
    </SettingRow>
  )
}

const usedText = ({ createdAt, lastUsedAt }: PasskeyItem): string =>
  `Added ${shortDate(createdAt, browserZone())}${lastUsedAt ? `, used ${shortDate(lastUsedAt, browserZone())}` : ''}.`

function Passkeys({ signInMethods, withReauthentication, onCodes }: SecondFactorProps) {
  const add = useSignInChange(withReauthentication, () => makePasskey<RecoveryAnswer>(), {
    done: 'Passkey added',
    onDone: onCodes,
  })
  const remove = useSignInChange(withReauthentication, (id: number) => del<null>(`/api/user/passkeys/${id}`), {
    done: 'Passkey removed',
  })
  return (
    <>
      <SettingRow
        title="Passkeys"
        text={
          passkeysWork()
            ? 'Your fingerprint, face or device PIN. It signs you in on its own, or completes two-step verification.'
            : NO_PASSKEYS_HERE
        }
      >
        {passkeysWork() && (
          <Button busy={add.isPending} onClick={() => add.mutate()}>
            Add a passkey
          </Button>
        )}
      </SettingRow>
      {signInMethods.passkeys.map((passkey) => (
        <SettingRow key={passkey.id} title={passkey.device} text={usedText(passkey)}>
          <RemoveFactor
            signInMethods={signInMethods}
            title={`Remove the passkey of ${passkey.device}?`}
            text="You can’t sign in with it any more."
            aria-label={`Remove the passkey of ${passkey.device}`}
            busy={remove.isPending && remove.variables === passkey.id}
            onConfirm={() => remove.mutate(passkey.id)}
          >
            Remove
          </RemoveFactor>
        </SettingRow>
      ))}
    </>
  )
}

export function SecondFactorSettings({ signInMethods, withReauthentication }: Omit<SecondFactorProps, 'onCodes'>) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const onCodes = ({ recoveryCodes }: RecoveryAnswer) => setCodes(recoveryCodes)
  const renew = useSignInChange(withReauthentication, () => post<RecoveryAnswer>('/api/user/recovery-codes'), {
    onDone: onCodes,
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  const isOn = signInMethods.totp || signInMethods.passkeys.length > 0
  return (
    <>
      <Totp {...{ signInMethods, withReauthentication, onCodes }} />
      <Passkeys {...{ signInMethods, withReauthentication, onCodes }} />
      {isOn && (
        <SettingRow
          title="Recovery codes"
          text={`${signInMethods.recoveryCodesLeft} of 10 are left. New codes replace the old ones.`}
        >
          <Button busy={renew.isPending} onClick={() => renew.mutate()}>
            New codes
          </Button>
        </SettingRow>
      )}
    </>
  )
}
