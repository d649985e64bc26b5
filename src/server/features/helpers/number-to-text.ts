import { AppError } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { demandVerified } from '../verification/demand-verified.ts'

/** The number that a helper may text. 400 where it is not verified, or nothing can be texted. */
export async function numberToText(
  services: Services,
  actor: Actor,
  typed: string | null | undefined,
): Promise<string> {
  if (services.sms) return demandVerified(services, actor.userId, typed)
  const text = 'Text messages are not available yet. Please choose In-App Chat.'
  throw new AppError(400, 'sms_unavailable', text, { fields: { communicationType: text } })
}
