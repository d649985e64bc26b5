import type { WebauthnOptions } from '../../../contract/sign-in.ts'
import { ApiError, post } from '../../api.ts'

/** Loaded with the first passkey. */
const library = () => import('@simplewebauthn/browser')

/** Can this browser, at this address, use passkeys? They belong to a name, not to an address in figures. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** Said where they do not. */
export const NO_PASSKEYS_HERE =
  'Passkeys need a name in the address: open this page under one, such as localhost or your own domain with https.'

const NOT_SHOWN = 'No passkey was used. Please try again.'

/** Where the person turned away, or has none, the browser only says that it did not come to it. */
async function withBrowser<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (cause) {
    const known = cause instanceof Error && cause.name === 'InvalidStateError'
    throw new ApiError(0, 'passkey', known ? 'This device has a passkey of your account already.' : NOT_SHOWN)
  }
}

type Options = Awaited<ReturnType<typeof library>>

/** Has the browser show a passkey for the challenge of `path`/options, and gives it to `path`. */
export async function showPasskey<Answer>(path: string): Promise<Answer> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    library(),
    post<WebauthnOptions>(`${path}/options`),
  ])
  const optionsJSON = options as unknown as Parameters<Options['startAuthentication']>[0]['optionsJSON']
  return post<Answer>(path, await withBrowser(() => startAuthentication({ optionsJSON })))
}

/** Has the browser make a passkey for the signed-in account. */
export async function makePasskey<Answer>(): Promise<Answer> {
  const path = '/api/user/passkeys'
  const [{ startRegistration }, { options }] = await Promise.all([library(), post<WebauthnOptions>(`${path}/options`)])
  const optionsJSON = options as unknown as Parameters<Options['startRegistration']>[0]['optionsJSON']
  return post<Answer>(path, await withBrowser(() => startRegistration({ optionsJSON })))
}
