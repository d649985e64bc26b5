import { AppError } from '../../errors.ts'
import type { Letter, Services } from '../../ports.ts'
import { seal } from '../../vault.ts'
import { LETTER } from '../schedules/compose-letter.ts'
import { keepLetter } from '../schedules/letter-store.ts'
import type { Draft } from './account-letters.ts'
import { orderLetter } from './order-letter.ts'
import { findWrappedKey, type UserRow } from './store.ts'

/** How letters about an account leave: by mail, into the outbox of a developer's machine, or not at all. */
export function mailWay({ mail, showsOutbox }: Pick<Services, 'mail' | 'showsOutbox'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return showsOutbox ? 'outbox' : null
}

/** Refuses what needs a letter where none can be sent: 503, the same for everyone. */
export function demandMail(services: Services): void {
  if (mailWay(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask whoever runs it.')
}

/** Keeps a letter where a developer reads it, in place of sending it. */
export async function keepInOutbox(services: Services, userId: number, letter: Letter): Promise<void> {
  const wrapped = await findWrappedKey(services.db, userId)
  if (!wrapped) return
  const sealed = seal(services.vault.unwrap(wrapped), JSON.stringify(letter), LETTER)
  await keepLetter(services.db, userId, sealed, services.clock.now())
}

/** Tells the confirmed address of an account, where it has one. */
export async function tellOwner(
  services: Services,
  { id: userId, email, emailVerifiedAt }: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>,
  compose: (services: Services, to: string) => Draft,
): Promise<void> {
  if (!email || !emailVerifiedAt || !mailWay(services)) return
  await orderLetter(services, { kind: 'notice', userId, letter: compose(services, email) })
}
