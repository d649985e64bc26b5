import type { MessageVersion } from '../../../../contract/messages.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findVersions } from './store.ts'

/** Oldest first, the message itself among them, shown or not. 404: it is not theirs. */
export async function readVersions(
  { db }: Pick<Services, 'db'>,
  { userId, dataKey }: Actor,
  messageId: number,
): Promise<MessageVersion[]> {
  const rows = await findVersions(db, userId, messageId)
  if (rows.length === 0) throw notFound('Message')
  return rows.map(({ id, content, sentAt }) => ({
    id,
    content: decryptMessage(dataKey, content),
    sentAt: sentAt.toISOString(),
  }))
}
