import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { readAccount } from '../accounts/manage-account.ts'
import { emailOwner } from '../notifications/email-owner.ts'
import { signInChangedEmail } from './account-emails.ts'

/** Tells the owner of an account by letter what was changed about its sign-in. */
export async function notifyOwner(services: Services, actor: Pick<Actor, 'userId'>, what: string): Promise<void> {
  const user = await readAccount(services, actor)
  await emailOwner(services, user, (all, to) => signInChangedEmail(all, to, what))
}
