import { hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { sealMessage } from '../../sealed-message.ts'
import { refuseUnpaid } from '../allowance/refuse-unpaid.ts'
import { inCurrentPeriod } from '../allowance/reserve-message.ts'
import { refuseSentBefore, type Sent } from './refuse-repeated.ts'
import { type Accepted, type NewMessage, saveMessage, savePictured, saveReserved } from './save-messages.ts'

/** 402: none left, unless it `mustBeAnswered`; then only its words are saved. 409, 422: its key was used. 404: no helper. */
export async function acceptMessage(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  input: Sent,
  sentAt: Date,
  mustBeAnswered: boolean,
): Promise<Accepted> {
  const { userId, dataKey } = actor
  const { helperId, content, picture, idempotencyKey = null } = input
  const said: NewMessage = {
    helperId,
    userId,
    content: sealMessage(dataKey, content),
    source: 'person',
    idempotencyKey,
  }
  try {
    const accepted = await inCurrentPeriod(services, userId, () =>
      picture ? savePictured(services.db, said, picture, sentAt) : saveReserved(services.db, said, sentAt),
    )
    if (accepted) return accepted
    await refuseSentBefore(services, actor, input)
    if (!mustBeAnswered) throw await refuseUnpaid(services, actor)
    const messageId = await saveMessage(services.db, said, sentAt)
    if (messageId === null) throw notFound('Helper')
    return { messageId, reservationId: null, memoryVersion: null }
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseSentBefore(services, actor, input)
    throw error
  }
}
