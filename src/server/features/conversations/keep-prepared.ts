import type { Message } from '../../../contract/messages.ts'
import type { Transaction } from '../../db/statement.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { sealMessage } from '../../sealed-message.ts'
import { freshMessage } from './present-message.ts'
import { saveMessage } from './save-messages.ts'

/** Adds what guided practice made to a conversation, as a message of the helper. 404: not their helper. */
export async function keepPrepared(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  { userId, dataKey }: Pick<Actor, 'userId' | 'dataKey'>,
  helperId: number,
  content: string,
): Promise<Message> {
  const sentAt = services.clock.now()
  const source = 'practice'
  const id = await saveMessage(tx, { helperId, userId, content: sealMessage(dataKey, content), source }, sentAt)
  if (id === null) throw notFound('Helper')
  return freshMessage({ id, helperId, content, source, sentAt })
}
