import type { Ways } from '../../../contract/sign-in.ts'
import type { Services } from '../../ports/services.ts'
import { mailRoute } from '../notifications/email-owner.ts'
import { readNewcomer } from './complete-sign-up.ts'
import { readFactors } from './read-mfa.ts'
import { readPending } from './sessions.ts'

/** What a visitor may come in by, and what their browser has begun: `session` and `step` are what its cookies hold. */
export async function readWays(
  services: Services,
  session: string | undefined,
  step: string | undefined,
): Promise<Ways> {
  const [pending, pendingSignUp] = await Promise.all([readPending(services, session), readNewcomer(services, step)])
  return {
    phone: services.sms !== null,
    workspace: services.workspace?.name ?? null,
    mail: mailRoute(services),
    secondFactor: pending && (await readFactors(services, pending.userId)),
    pendingSignUp: pendingSignUp && { name: pendingSignUp.name },
  }
}
