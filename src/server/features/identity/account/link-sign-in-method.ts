import { AppError, hasDatabaseCode, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { notifyOwner } from '../email/enqueue-account-email.ts'
import { parsePhone } from '../phone/parse-phone.ts'
import { sendCode } from '../phone/send-code.ts'
import { checkCode } from '../phone/verify-phone.ts'
import { linkPhone, unlinkPhone, unlinkSubject } from './store.ts'

const lastMethod = (): AppError =>
  new AppError(
    409,
    'last_sign_in_method',
    'This is your only sign-in method. Set a password or link another one first.',
  )

export const sendLinkCode = (services: Services, actor: Actor, address: string, typed: string) =>
  sendCode(services, { purpose: 'account', userId: actor.userId, phoneNumber: parsePhone(typed), address })

/** 409 if another account has it. */
export async function addPhone(
  services: Services,
  actor: Actor,
  address: string,
  { phoneNumber: typed, code }: { phoneNumber: string; code: string },
): Promise<void> {
  const phoneNumber = parsePhone(typed)
  await checkCode(services, { purpose: 'account', userId: actor.userId, phoneNumber, address, code })
  try {
    await linkPhone(services.db, actor.userId, phoneNumber)
  } catch (cause) {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    throw new AppError(409, 'phone_taken', 'This number is linked to another account. Unlink it there first.', {
      cause,
    })
  }
  await notifyOwner(
    services,
    actor,
    'A phone number was linked to your account, and codes sent to it can be used to sign in',
  )
}

/** 409 when it is the only sign-in method. */
export async function removePhone(services: Services, actor: Actor): Promise<void> {
  if (!(await unlinkPhone(services.db, actor.userId))) throw lastMethod()
  await notifyOwner(services, actor, 'The phone number of your account was unlinked')
}

/** 409 when it is the only sign-in method. */
export async function removeWorkspace(services: Services, actor: Actor): Promise<void> {
  if (!(await unlinkSubject(services.db, actor.userId))) throw lastMethod()
  await notifyOwner(services, actor, 'The workspace identity of your account was unlinked')
}
