import type { JobQueue, Letter, Services } from '../../ports.ts'
import { open, seal } from '../../vault.ts'
import { handOverLetters, insertWaiting } from './waiting-letter-store.ts'

/** What a letter is written from when it leaves. A link is made only then: no token waits anywhere. */
export type LetterOrder =
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: number; email: string }
  | { kind: 'notice'; userId: number; letter: Letter }

const CONTEXT = 'waiting letter'
const AT_ONCE = 100

/** Has a worker send a letter about an account: whatever happens to this process, it leaves. */
export async function orderLetter(services: Services, order: LetterOrder): Promise<void> {
  const userId = order.kind === 'reset' ? null : order.userId
  const sealed = seal(services.serverKey, JSON.stringify(order), CONTEXT)
  await insertWaiting(services.db, userId, sealed, services.clock.now())
}

export const openOrder = ({ serverKey }: Pick<Services, 'serverKey'>, sealed: Buffer): LetterOrder =>
  JSON.parse(open(serverKey, sealed, CONTEXT))

/** Gives the queue the letters that wait. */
export async function queueLetters({ services, queue }: { services: Services; queue: JobQueue }): Promise<void> {
  await handOverLetters(services.db, services.clock.now(), AT_ONCE, (tx, ids) => queue.send(tx.$client, 'letter', ids))
}
