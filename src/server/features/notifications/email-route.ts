import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'

/** How emails about an account leave: by mail, into the outbox of a developer's machine, or not at all. */
export function mailRoute({ mail, config }: Pick<Services, 'mail' | 'config'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return config.showsOutbox ? 'outbox' : null
}

/** Refuses what needs an email where none can be sent: 503, the same for everyone. */
export function requireMail(services: Pick<Services, 'mail' | 'config'>): void {
  if (mailRoute(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask the person who runs it.')
}
