import type { Ways } from '../../../contract/sign-in.ts'
import type { Services } from '../../ports.ts'
import { mailWay } from '../accounts/send-letter.ts'
import { readPending } from '../accounts/sessions.ts'
import { readFactors } from '../factors/read-factors.ts'
import { readNewcomer } from './newcomer.ts'

/** What a visitor may come in by, and what their browser has begun: `session` and `step` are what its cookies hold. */
export async function readWays(
  services: Services,
  session: string | undefined,
  step: string | undefined,
): Promise<Ways> {
  const [pending, newcomer] = await Promise.all([readPending(services, session), readNewcomer(services, step)])
  return {
    phone: services.sms !== null,
    workspace: services.workspace?.name ?? null,
    mail: mailWay(services),
    secondFactor: pending && (await readFactors(services, pending.userId)),
    newcomer: newcomer && { name: newcomer.name },
  }
}
