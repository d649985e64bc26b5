import type { Services } from '../../ports/services.ts'
import { open, seal } from '../../vault.ts'
import { deleteOldQueued, insertQueued } from './store-email-outbox.ts'

/** Queued emails are sealed under this name. */
const CONTEXT = 'waiting letter'
const DAY_MS = 24 * 3_600_000

/** Has a worker send an email: whatever happens to this process, it leaves. `payload` is what it is written from then. */
export async function enqueueEmail(
  { db, secrets, clock }: Pick<Services, 'db' | 'secrets' | 'clock'>,
  userId: number | null,
  payload: object,
): Promise<void> {
  const sealed = seal(secrets.serverKey, JSON.stringify(payload), CONTEXT)
  await insertQueued(db, { userId, sealed, createdAt: clock.now() })
}

export const openPayload = ({ secrets }: Pick<Services, 'secrets'>, sealed: Buffer): unknown =>
  JSON.parse(open(secrets.serverKey, sealed, CONTEXT))

/** Removes emails that nobody sent for a day. */
export async function sweepEmails({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteOldQueued(db, new Date(clock.now().getTime() - DAY_MS))
}
