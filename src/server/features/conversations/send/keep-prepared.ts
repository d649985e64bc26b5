import type { Message } from '../../../../contract/messages.ts'
import { sealMessage } from '../../../platform/crypto/sealed-message.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import { freshMessage } from '../read/present-message.ts'
import { saveMessage } from './save-messages.ts'

/** Adds what guided practice made to a conversation, as a message of the helper. 404: not their helper. */
export async function keepPrepared(
  services: Uses<'clock'>,
  tx: Transaction,
  { userId, dataKey }: Person,
  helperId: number,
  content: string,
): Promise<Message> {
  const sentAt = services.clock.now()
  const source = 'practice'
  const id = await saveMessage(tx, { helperId, userId, content: sealMessage(dataKey, content), source }, sentAt)
  if (id === null) throw notFound('Helper')
  return freshMessage({ id, helperId, content, source, sentAt })
}
