import type { SendMessageBody } from '../../../contract/messages.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { sealMessage } from '../../sealed-message.ts'
import { refuseUnpaid } from '../allowance/refuse-unpaid.ts'
import { inCurrentPeriod } from '../allowance/reserve-message.ts'
import { presentMessage } from './present-message.ts'
import { type Accepted, type NewMessage, saveMessage, savePictured, saveReserved } from './save-messages.ts'
import { findByKey } from './store.ts'
import type { SealedPicture } from './store-pictures.ts'

export interface Sent extends Pick<SendMessageBody, 'helperId' | 'content' | 'idempotencyKey'> {
  picture: SealedPicture | null
}

/** Throws 409 with the message that was already accepted under this key: its sender never got the response. */
export async function refuseRepeated(
  services: Pick<Services, 'db'>,
  actor: Actor,
  { idempotencyKey }: Pick<SendMessageBody, 'idempotencyKey'>,
): Promise<void> {
  const [row] = idempotencyKey ? await findByKey(services.db, actor.userId, idempotencyKey) : []
  if (!row) return
  const userMessage = presentMessage(actor.dataKey, row)
  throw new AppError(409, 'already_sent', 'This message has already been sent.', { extra: { userMessage } })
}

/** 402: none left, unless it `mustBeAnswered`; then only its words are saved. 409: accepted before. 404: no helper. */
export async function acceptMessage(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  input: Sent,
  sentAt: Date,
  mustBeAnswered: () => Promise<boolean>,
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
    await refuseRepeated(services, actor, input)
    if (!(await mustBeAnswered())) throw await refuseUnpaid(services, actor)
    const messageId = await saveMessage(services.db, said, sentAt)
    if (messageId === null) throw notFound('Helper')
    return { messageId, reservationId: null, memoryVersion: null }
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseRepeated(services, actor, input)
    throw error
  }
}
