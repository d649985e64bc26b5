import { welcomeText } from '../../../core/texting-words.ts'
import type { Services } from '../../ports.ts'
import { sendText } from './send-text.ts'

/** The first text of a helper: who it is, how to answer, how to end it. Without it the helper works all the same. */
export async function welcome(
  services: Services,
  helper: { id: number; userId: number; name: string; phoneNumber: string },
): Promise<void> {
  const { id: helperId, userId, name, phoneNumber: to } = helper
  try {
    await sendText(services, { kind: 'welcome', to, body: welcomeText(name), userId, helperId })
  } catch (cause) {
    services.log.warn({ err: cause, helper: helperId }, 'a helper could not introduce itself by text')
  }
}
