import { AppError } from '../../platform/errors/errors.ts'
import type { Services } from '../../platform/ports/services.ts'

/** How account emails are delivered: by mail, into the developer outbox, or not at all. */
export function mailRoute({ mail, config }: Pick<Services, 'mail' | 'config'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return config.showsOutbox ? 'outbox' : null
}

/** Throws 503 if no email can be sent. */
export function requireMail(services: Pick<Services, 'mail' | 'config'>): void {
  if (mailRoute(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask the person who runs it.')
}
