import type { Actor, Services } from '../../ports.ts'
import { factorLetter } from './account-letters.ts'
import { readAccount } from './manage-account.ts'
import { tellOwner } from './send-letter.ts'

/** Tells the owner of an account by letter what was changed about its sign-in. */
export async function tellOfWayIn(services: Services, actor: Pick<Actor, 'userId'>, what: string): Promise<void> {
  const user = await readAccount(services, actor)
  await tellOwner(services, user, (all, to) => factorLetter(all, to, what))
}
