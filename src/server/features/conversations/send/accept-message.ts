import type { Message } from '../../../../contract/messages.ts'
import { sealMessage } from '../../../platform/crypto/sealed-message.ts'
import { hasDatabaseCode, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import type { ServingModel } from '../../models/calls/serving-model.ts'
import { inCurrentPeriod, refuseUnpaid } from '../../plans/allowance/reserve-message.ts'
import { refuseSentBefore, type Sent } from './refuse-repeated.ts'
import { type Accepted, type NewMessage, savePictured, saveReserved, saveUnpaid } from './save-messages.ts'

interface Said extends Sent {
  quote?: Message['quote']
  sentAt: Date
  mustBeAnswered: boolean
}

/**
 * Nothing is reserved where no model answers. 402: none left, unless it `mustBeAnswered`; then only its words are saved.
 * 409, 422: its key was used. 404: no helper.
 */
export async function acceptMessage(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  { ai }: ServingModel,
  input: Said,
): Promise<Accepted> {
  const { userId, dataKey } = actor
  const { helperId, content, picture, quote, idempotencyKey = null, sentAt, mustBeAnswered } = input
  const sealed = sealMessage(dataKey, content)
  const said: NewMessage = { helperId, userId, content: sealed, source: 'person', idempotencyKey, quotes: quote?.id }
  try {
    if (!ai.connected) return await saveUnpaid(services.db, said, picture, sentAt)
    const accepted = await inCurrentPeriod(services, userId, () =>
      picture ? savePictured(services.db, said, picture, sentAt) : saveReserved(services.db, said, sentAt),
    )
    if (accepted) return accepted
    await refuseSentBefore(services, actor, input)
    if (!mustBeAnswered) throw await refuseUnpaid(services, actor)
    return await saveUnpaid(services.db, said, null, sentAt)
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseSentBefore(services, actor, input)
    throw error
  }
}
