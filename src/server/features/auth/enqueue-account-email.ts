import type { Actor } from '../../ports/actor.ts'
import type { EmailContent } from '../../ports/mail.ts'
import type { Services } from '../../ports/services.ts'
import { mailRoute } from '../notifications/email-route.ts'
import { enqueueEmail } from '../notifications/enqueue-email.ts'
import { signInChangedEmail } from './account-emails.ts'
import { type Account, readAccount } from './read-account.ts'

/**
 * What an email is written from when it leaves. A link is made only then: no token waits anywhere. Rows that older
 * versions stored are read too, so the names of its fields stay.
 */
export type AccountEmail =
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: number; email: string }
  | { kind: 'notice'; userId: number; letter: EmailContent }

export const enqueueAccountEmail = (
  services: Pick<Services, 'secrets' | 'db' | 'clock'>,
  email: AccountEmail,
): Promise<void> => enqueueEmail(services, email.kind === 'reset' ? null : email.userId, email)

/** Emails an account's confirmed address, if it has one. */
export async function emailOwner(
  services: Services,
  { id: userId, email, emailVerifiedAt }: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>,
  compose: (services: Services, to: string) => EmailContent,
): Promise<void> {
  if (!email || !emailVerifiedAt || !mailRoute(services)) return
  await enqueueAccountEmail(services, { kind: 'notice', userId, letter: compose(services, email) })
}

/** Tells the owner by email what changed about signing in. */
export async function notifyOwner(services: Services, actor: Pick<Actor, 'userId'>, what: string): Promise<void> {
  const account = await readAccount(services, actor)
  await emailOwner(services, account, (all, to) => signInChangedEmail(all, to, what))
}
