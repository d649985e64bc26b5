import { open, seal } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { deleteOldQueued, insertQueued } from './store.ts'

/** How account emails are delivered: by mail, into the developer outbox, or not at all. */
export function mailRoute({ mail, config }: Uses<'mail' | 'config'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return config.showsOutbox ? 'outbox' : null
}

/** Throws 503 if no email can be sent. */
export function requireMail(services: Uses<'mail' | 'config'>): void {
  if (mailRoute(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask the person who runs it.')
}

const CONTEXT = 'waiting letter'
const DAY_MS = 24 * 3_600_000

/** Queues an email for a worker, which composes it from `payload`. */
export async function enqueueEmail(
  { db, secrets, clock }: Uses<'db' | 'secrets' | 'clock'>,
  userId: number | null,
  payload: object,
): Promise<void> {
  const sealed = seal(secrets.serverKey, JSON.stringify(payload), CONTEXT)
  await insertQueued(db, { userId, sealed, createdAt: clock.now() })
}

export const decryptPayload = ({ secrets }: Uses<'secrets'>, sealed: Buffer): unknown =>
  JSON.parse(open(secrets.serverKey, sealed, CONTEXT))

export async function sweepEmails({ db, clock }: Uses<'db' | 'clock'>): Promise<void> {
  await deleteOldQueued(db, new Date(clock.now().getTime() - DAY_MS))
}
