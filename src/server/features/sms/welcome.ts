import { welcomeText } from '../../../core/sms/sms-texts.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { sendSms } from './send-sms.ts'

/** The helper works without it too. */
export async function welcome(
  services: Uses<'secrets' | 'db' | 'clock' | 'log' | 'sms'>,
  helper: { id: number; userId: number; name: string; phoneNumber: string },
): Promise<void> {
  const { id: helperId, userId, name, phoneNumber: to } = helper
  try {
    await sendSms(services, { kind: 'welcome', to, body: welcomeText(name), userId, helperId })
  } catch (cause) {
    services.log.warn({ err: cause, helper: helperId }, 'the welcome SMS of a helper could not be sent')
  }
}
