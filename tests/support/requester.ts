import { findWrappedKey } from '../../src/server/features/identity/account/store.ts'
import type { Requester } from '../../src/server/features/memory/recall/question.ts'
import { readPrivacySettings } from '../../src/server/features/privacy/change-settings.ts'
import type { Person } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A person as recall needs them: identity, privacy settings and data key. */
export async function requesterOf({ services }: Pick<TestApp, 'services'>, { user }: Person): Promise<Requester> {
  const wrapped = await findWrappedKey(services.db, user.id)
  if (!wrapped) throw new Error(`no key of account ${user.id}`)
  const privacy = await readPrivacySettings(services, user.id)
  return { userId: user.id, firstName: user.firstName, privacy, dataKey: services.vault.unwrap(wrapped) }
}
