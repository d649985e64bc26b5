import type { Services } from '../../ports/services.ts'
import { open, seal } from '../../vault.ts'
import type { Draft } from '../auth/account-emails.ts'
import { insertWaiting } from './store-email-outbox.ts'

/** What a letter is written from when it leaves. A link is made only then: no token waits anywhere. */
export type QueuedEmail =
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: number; email: string }
  | { kind: 'notice'; userId: number; letter: Draft }

const CONTEXT = 'waiting letter'

/** Has a worker send a letter about an account: whatever happens to this process, it leaves. */
export async function enqueueEmail(services: Services, order: QueuedEmail): Promise<void> {
  const userId = order.kind === 'reset' ? null : order.userId
  const sealed = seal(services.serverKey, JSON.stringify(order), CONTEXT)
  await insertWaiting(services.db, userId, sealed, services.clock.now())
}

export const openOrder = ({ serverKey }: Pick<Services, 'serverKey'>, sealed: Buffer): QueuedEmail =>
  JSON.parse(open(serverKey, sealed, CONTEXT))
