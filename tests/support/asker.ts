import { findWrappedKey } from '../../src/server/features/accounts/store.ts'
import type { Asker } from '../../src/server/features/recall/recall.ts'
import type { Person } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A person as recall knows them: who they are, and the key to what they wrote. */
export async function askerOf({ services }: Pick<TestApp, 'services'>, { user }: Person): Promise<Asker> {
  const wrapped = await findWrappedKey(services.db, user.id)
  if (!wrapped) throw new Error(`no key of account ${user.id}`)
  return { userId: user.id, firstName: user.firstName, dataKey: services.vault.unwrap(wrapped) }
}
