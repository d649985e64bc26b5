import type { Email } from '../../../integrations/mail/port.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { type KeptRow, listAllEmails, listEmails, storeEmail } from './store.ts'

const CONTEXT = 'letter'

export async function keepForDeveloper(
  { db, clock }: Uses<'db' | 'clock'>,
  userId: number,
  key: DataKey,
  email: Email,
): Promise<void> {
  await storeEmail(db, { userId, mail: seal(key, JSON.stringify(email), CONTEXT), createdAt: clock.now() })
}

const present = (key: DataKey, { id, mail, createdAt }: KeptRow): object => ({
  id,
  createdAt,
  ...JSON.parse(open(key, mail, CONTEXT)),
})

export async function readOutbox({ db }: Uses<'db'>, actor: Actor): Promise<object[]> {
  const rows = await listEmails(db, actor.userId)
  return rows.map((row) => present(actor.dataKey, row))
}

export async function readWholeOutbox({ db, vault }: Uses<'db' | 'vault'>): Promise<object[]> {
  const rows = await listAllEmails(db)
  return rows.map((row) => present(vault.unwrap(row.wrappedKey), row))
}
