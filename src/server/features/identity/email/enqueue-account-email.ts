import type { EmailContent } from '../../../integrations/mail/port.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { enqueueEmail, mailRoute } from '../../notifications/email/enqueue-email.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { signInChangedEmail } from './account-emails.ts'

/** Links are created when it is sent, so no token is stored. Rows of older versions are read: keep the field names. */
export type AccountEmail =
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: number; email: string }
  | { kind: 'notice'; userId: number; letter: EmailContent }

export const enqueueAccountEmail = (services: Uses<'secrets' | 'db' | 'clock'>, email: AccountEmail): Promise<void> =>
  enqueueEmail(services, email.kind === 'reset' ? null : email.userId, email)

/** Does nothing without a confirmed address. */
export async function emailOwner(
  services: Services,
  { id: userId, email, emailVerifiedAt }: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>,
  compose: (services: Services, to: string) => EmailContent,
): Promise<void> {
  if (!email || !emailVerifiedAt || !mailRoute(services)) return
  await enqueueAccountEmail(services, { kind: 'notice', userId, letter: compose(services, email) })
}

export async function notifyOwner(services: Services, actor: Pick<Actor, 'userId'>, what: string): Promise<void> {
  const account = await readAccount(services, actor)
  await emailOwner(services, account, (all, to) => signInChangedEmail(all, to, what))
}
