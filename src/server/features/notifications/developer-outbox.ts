import type { Actor } from '../../ports/actor.ts'
import type { Email } from '../../ports/mail.ts'
import type { Services } from '../../ports/services.ts'
import { type DataKey, open, seal } from '../../vault.ts'
import { type KeptRow, listAllEmails, listEmails, storeEmail } from './store-developer-outbox.ts'

/** The sealing context of stored emails. */
const CONTEXT = 'letter'

/** Stores an email for a developer instead of sending it. */
export async function keepForDeveloper(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
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

/** The emails this person would have received from a mail server. */
export async function readOutbox({ db }: Pick<Services, 'db'>, actor: Actor): Promise<object[]> {
  const rows = await listEmails(db, actor.userId)
  return rows.map((row) => present(actor.dataKey, row))
}

/** Everyone's emails, on a developer's machine. */
export async function readWholeOutbox({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<object[]> {
  const rows = await listAllEmails(db)
  return rows.map((row) => present(vault.unwrap(row.wrappedKey), row))
}
