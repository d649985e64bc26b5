import { AppError } from '../../errors.ts'
import type { Letter } from '../../ports/mail.ts'
import type { Services } from '../../ports/services.ts'
import { seal } from '../../vault.ts'
import { findWrappedKey, type UserRow } from '../accounts/store.ts'
import type { Draft } from '../auth/account-emails.ts'
import { LETTER } from '../schedules/compose-email.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { storeEmail } from './store-developer-outbox.ts'

/** How letters about an account leave: by mail, into the outbox of a developer's machine, or not at all. */
export function mailRoute({ mail, showsOutbox }: Pick<Services, 'mail' | 'showsOutbox'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return showsOutbox ? 'outbox' : null
}

/** Refuses what needs a letter where none can be sent: 503, the same for everyone. */
export function requireMail(services: Services): void {
  if (mailRoute(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask whoever runs it.')
}

/** Keeps a letter where a developer reads it, in place of sending it. */
export async function storeInOutbox(services: Services, userId: number, letter: Letter): Promise<void> {
  const wrapped = await findWrappedKey(services.db, userId)
  if (!wrapped) return
  const sealed = seal(services.vault.unwrap(wrapped), JSON.stringify(letter), LETTER)
  await storeEmail(services.db, userId, sealed, services.clock.now())
}

/** Tells the confirmed address of an account, where it has one. */
export async function emailOwner(
  services: Services,
  { id: userId, email, emailVerifiedAt }: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt'>,
  compose: (services: Services, to: string) => Draft,
): Promise<void> {
  if (!email || !emailVerifiedAt || !mailRoute(services)) return
  await enqueueEmail(services, { kind: 'notice', userId, letter: compose(services, email) })
}
