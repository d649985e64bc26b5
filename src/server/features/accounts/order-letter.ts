import type { Services } from '../../ports.ts'
import { open, seal } from '../../vault.ts'
import type { Draft } from './account-letters.ts'
import { insertWaiting } from './waiting-letter-store.ts'

/** What a letter is written from when it leaves. A link is made only then: no token waits anywhere. */
export type LetterOrder =
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: number; email: string }
  | { kind: 'notice'; userId: number; letter: Draft }

const CONTEXT = 'waiting letter'

/** Has a worker send a letter about an account: whatever happens to this process, it leaves. */
export async function orderLetter(services: Services, order: LetterOrder): Promise<void> {
  const userId = order.kind === 'reset' ? null : order.userId
  const sealed = seal(services.serverKey, JSON.stringify(order), CONTEXT)
  await insertWaiting(services.db, userId, sealed, services.clock.now())
}

export const openOrder = ({ serverKey }: Pick<Services, 'serverKey'>, sealed: Buffer): LetterOrder =>
  JSON.parse(open(serverKey, sealed, CONTEXT))
