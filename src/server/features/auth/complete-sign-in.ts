import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../../contract/accounts.ts'
import type { SignInAnswer } from '../../../contract/sign-in.ts'
import { deviceOf } from '../../../core/auth/device.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'
import { callerOf, keepDevice, rememberDevice } from './known-devices.ts'
import { presentUser } from './present-user.ts'
import type { Account } from './read-account.ts'
import { beginSession, cookieOptions, endSession, PENDING_S, SESSION_COOKIE } from './sessions.ts'
import { readMfaMethods } from './verify-mfa.ts'

/** Someone who was suspended is not signed in, by any method; they are told only after they have proved who they are. */
function refuseSuspended({ suspendedAt }: Pick<Account, 'suspendedAt'>): void {
  if (suspendedAt === null) return
  throw new AppError(
    403,
    'suspended',
    'This account is suspended. Please write to support if you think that is a mistake.',
  )
}

/** A new identifier for a new state: what was known of the session before is worth nothing. */
async function changeSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  isPending: boolean,
): Promise<void> {
  await endSession(services, request.cookies[SESSION_COOKIE])
  const device = deviceOf(request.headers['user-agent'])
  const remembered = isPending ? null : await rememberDevice(services, userId, device, callerOf(services, request))
  const knownDeviceId = remembered?.id ?? null
  const identifier = await beginSession(services, { userId, device, isPending, knownDeviceId })
  const options = cookieOptions(services)
  reply.setCookie(SESSION_COOKIE, identifier, isPending ? { ...options, maxAge: PENDING_S } : options)
  if (remembered) keepDevice(services, reply, remembered)
}

/** Signs in someone who has proved all that their account asks for. 403 when suspended. */
export async function admit(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: Account,
): Promise<{ user: User }> {
  refuseSuspended(user)
  await changeSession(services, request, reply, user.id, false)
  return { user: presentUser(services, user) }
}

/**
 * Every sign-in method ends here once it has proved one factor. An account with a second one has still to show it (202), and
 * until then nobody is signed in. 403 when suspended.
 */
export async function completeSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: Account,
): Promise<SignInAnswer> {
  refuseSuspended(user)
  const secondFactor = await readMfaMethods(services, user.id)
  if (secondFactor.length === 0) return admit(services, request, reply, user)
  await changeSession(services, request, reply, user.id, true)
  reply.status(202)
  return { secondFactor }
}
