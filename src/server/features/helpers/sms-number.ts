import { AppError } from '../../platform/errors/errors.ts'
import type { Actor } from '../../platform/ports/actor.ts'
import type { Services } from '../../platform/ports/services.ts'
import { requireVerifiedPhone } from '../identity/phone/verify-phone.ts'

/** 400 if it is not verified, or SMS is not set up. */
export async function smsNumberOf(
  services: Pick<Services, 'db' | 'sms'>,
  actor: Actor,
  typed: string | null | undefined,
): Promise<string> {
  if (services.sms) return requireVerifiedPhone(services, actor.userId, typed)
  const text = 'Text messages are not available yet. Please choose In-App Chat.'
  throw new AppError(400, 'sms_unavailable', text, { fields: { communicationType: text } })
}
