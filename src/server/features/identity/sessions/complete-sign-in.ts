import type { User } from '../../../../contract/accounts.ts'
import type { SignInAnswer } from '../../../../contract/sign-in.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { type Account, presentUser } from '../account/read-account.ts'
import { pendingEnded, readSecondFactors } from '../second-factor/verify-second-factor.ts'
import { type Caller, rememberDevice } from './known-devices.ts'
import { createSession, endSession, replacePending } from './sessions.ts'

export interface SignedIn<Answer extends SignInAnswer = SignInAnswer> {
  answer: Answer
  session: { identifier: string; isPending: boolean }
  /** Null until the second factor is verified. */
  device: string | null
}

/** Suspended accounts cannot sign in by any method. They learn why only after proving who they are. */
function refuseSuspended({ suspendedAt }: Pick<Account, 'suspendedAt'>): void {
  if (suspendedAt === null) return
  throw new AppError(
    403,
    'suspended',
    'This account is suspended. Please write to support if you think that is a mistake.',
  )
}

/** A new session identifier for each new state, against session fixation. */
async function changeSession(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'signals'>,
  caller: Caller,
  userId: number,
  isPending: boolean,
) {
  await endSession(services, caller.session)
  const remembered = isPending ? null : await rememberDevice(services, userId, caller)
  const knownDeviceId = remembered?.id ?? null
  const identifier = await createSession(services, { userId, device: caller.device, isPending, knownDeviceId })
  return { session: { identifier, isPending }, device: remembered?.cookie ?? null }
}

/** The caller has verified every required factor. 403 when suspended. */
export async function startSession(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'signals'>,
  caller: Caller,
  account: Account,
): Promise<SignedIn<{ user: User }>> {
  refuseSuspended(account)
  const cookies = await changeSession(services, caller, account.id, false)
  return { answer: { user: presentUser(services, account) }, ...cookies }
}

/** The second factor is verified. 401 if the pending sign-in has ended since, as by a change of password. */
export async function completePendingSignIn(
  services: Uses<'config' | 'vault' | 'db' | 'clock'>,
  caller: Caller,
  account: Account,
): Promise<SignedIn<{ user: User }>> {
  refuseSuspended(account)
  const { id: userId } = account
  const { id: knownDeviceId, cookie } = await rememberDevice(services, userId, caller)
  const session = { userId, device: caller.device, knownDeviceId }
  const identifier = await replacePending(services, caller.session ?? '', session)
  if (identifier === null) throw pendingEnded()
  return {
    answer: { user: presentUser(services, account) },
    session: { identifier, isPending: false },
    device: cookie,
  }
}

/** Every method ends here with one factor verified. 202: a second one is required. 403: the account is suspended. */
export async function completeSignIn(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'signals'>,
  caller: Caller,
  account: Account,
): Promise<SignedIn> {
  refuseSuspended(account)
  const secondFactor = await readSecondFactors(services, account.id)
  if (secondFactor.length === 0) return startSession(services, caller, account)
  return { answer: { secondFactor }, ...(await changeSession(services, caller, account.id, true)) }
}
