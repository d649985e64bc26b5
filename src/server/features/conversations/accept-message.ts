import type { SendMessageBody } from '../../../contract/messages.ts'
import type { Queryable } from '../../db/statement.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { sealMessage } from '../../sealed-message.ts'
import { refuseUnpaid } from '../allowance/refuse-unpaid.ts'
import { reserveMessage } from '../allowance/reserve-message.ts'
import { presentMessage } from './present-message.ts'
import { type NewMessage, saveMessage } from './save-messages.ts'
import { findByKey } from './store.ts'

/** A message that was saved, and the reservation that pays for its reply; null where the reply costs nothing. */
export interface Accepted {
  messageId: number
  reservationId: number | null
}

/** Throws 409 with a message that was accepted before by its key: its sender has lost the answer. */
async function refuseRepeated(
  services: Pick<Services, 'db'>,
  actor: Actor,
  { idempotencyKey }: SendMessageBody,
): Promise<void> {
  const [row] = idempotencyKey ? await findByKey(services.db, actor.userId, idempotencyKey) : []
  if (!row) return
  const userMessage = presentMessage(actor.dataKey, row)
  throw new AppError(409, 'already_sent', 'This message was sent already.', { extra: { userMessage } })
}

/**
 * Saves what a person said and reserves a message of the allowance for its reply, in one transaction. Throws 402 when the
 * allowance is used up, unless the message `mustBeAnswered`; 409 when it was accepted before; 404 when the helper is gone.
 */
export async function acceptMessage(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  input: SendMessageBody,
  sentAt: Date,
  mustBeAnswered: () => Promise<boolean>,
): Promise<Accepted> {
  const { userId, dataKey } = actor
  const { helperId, content, idempotencyKey = null } = input
  const said: NewMessage = {
    helperId,
    userId,
    content: sealMessage(dataKey, content),
    source: 'person',
    idempotencyKey,
  }
  const save = async (on: Queryable): Promise<number> => {
    const id = await saveMessage(on, said, sentAt)
    if (id === null) throw notFound('Helper')
    return id
  }
  try {
    const reserved = await reserveMessage(services, userId, async (tx) => ({ userMessageId: await save(tx) }))
    if (reserved) return { messageId: reserved.userMessageId, reservationId: reserved.reservationId }
    await refuseRepeated(services, actor, input)
    if (!(await mustBeAnswered())) throw await refuseUnpaid(services, actor)
    return { messageId: await save(services.db), reservationId: null }
  } catch (error) {
    if (hasDatabaseCode(error, UNIQUE_VIOLATION)) await refuseRepeated(services, actor, input)
    throw error
  }
}
