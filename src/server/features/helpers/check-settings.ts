import type { HelperSettings } from '../../../contract/helpers.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { requireVerifiedPhone } from '../identity/phone/verify-phone.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'

type Written = Partial<Pick<HelperSettings, 'name' | 'description' | 'exampleMessages' | 'background' | 'greetings'>>

/** Throws 400, naming the field: every text of a helper reaches a prompt or the person. */
export function refuseHarmfulSettings({ name, description, exampleMessages, background, greetings }: Written): void {
  refuseHarmful({ name, description, exampleMessages, background, greetings: greetings?.join('\n') })
}

/** 400 if it is not verified, or SMS is not set up. */
export async function smsNumberOf(
  services: Uses<'db' | 'sms'>,
  actor: Actor,
  typed: string | null | undefined,
): Promise<string> {
  if (services.sms) return requireVerifiedPhone(services, actor.userId, typed)
  const text = 'Text messages are not available yet. Please choose In-App Chat.'
  throw new AppError(400, 'sms_unavailable', text, { fields: { communicationType: text } })
}
