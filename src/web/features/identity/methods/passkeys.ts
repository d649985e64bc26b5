import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { WebauthnOptions } from '../../../../contract/sign-in.ts'
import { ApiError, post } from '../../../api.ts'

/** Whether this browser can use passkeys at this URL. They need a host name, not an IP address. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

export const NO_PASSKEYS_HERE =
  'Passkeys need a host name: open this page at localhost, or at your own domain with https.'

const NOT_SHOWN = 'No passkey was used. Please try again.'

/** If the person cancels or has no passkey, the browser reports the same unspecific error. */
async function withBrowser<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (cause) {
    const known = cause instanceof Error && cause.name === 'InvalidStateError'
    throw new ApiError(0, 'passkey', known ? 'This device already has a passkey for your account.' : NOT_SHOWN)
  }
}

/** Asks the browser for a passkey with the challenge from `path`/options, and posts it to `path`. */
async function answer<Answer>(path: string, show: (options: never) => Promise<object>): Promise<Answer> {
  const { options } = await post<WebauthnOptions>(`${path}/options`)
  return post<Answer>(path, await withBrowser(() => show(options as never)))
}

export const showPasskey = <Answer>(path: string): Promise<Answer> =>
  answer(path, (optionsJSON) => startAuthentication({ optionsJSON }))

export const makePasskey = <Answer>(): Promise<Answer> =>
  answer('/api/user/passkeys', (optionsJSON) => startRegistration({ optionsJSON }))
