import type { WebauthnOptions } from '../../../../contract/sign-in.ts'
import { ApiError, post } from '../../../api.ts'

const library = () => import('@simplewebauthn/browser')

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

type Options = Awaited<ReturnType<typeof library>>

/** Asks the browser for a passkey with the challenge from `path`/options, and posts it to `path`. */
export async function showPasskey<Answer>(path: string): Promise<Answer> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    library(),
    post<WebauthnOptions>(`${path}/options`),
  ])
  const optionsJSON = options as unknown as Parameters<Options['startAuthentication']>[0]['optionsJSON']
  return post<Answer>(path, await withBrowser(() => startAuthentication({ optionsJSON })))
}

export async function makePasskey<Answer>(): Promise<Answer> {
  const path = '/api/user/passkeys'
  const [{ startRegistration }, { options }] = await Promise.all([library(), post<WebauthnOptions>(`${path}/options`)])
  const optionsJSON = options as unknown as Parameters<Options['startRegistration']>[0]['optionsJSON']
  return post<Answer>(path, await withBrowser(() => startRegistration({ optionsJSON })))
}
