import type { EditMessageBody, Message, SendMessageBody } from '../../../../contract/messages.ts'
import { decryptPicture } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { findPictures, type SealedPicture } from '../attached/store.ts'
import { presentMessage } from '../read/present-message.ts'
import { findByKey } from '../read/store-messages.ts'

export interface Sent extends Pick<SendMessageBody, 'helperId' | 'content' | 'idempotencyKey'> {
  picture: SealedPicture | null
}

/**
 * Throws 409 with the message that was already accepted under this key: its sender never got the response. 422 if that
 * is another message than this call's, whose words would be lost.
 */
async function refuseRepeated(
  { db }: Uses<'db'>,
  { userId, dataKey }: Actor,
  idempotencyKey: string | undefined,
  isOfThisCall: (message: Message) => boolean | Promise<boolean>,
): Promise<void> {
  const [row] = idempotencyKey ? await findByKey(db, userId, idempotencyKey) : []
  if (!row) return
  const userMessage = presentMessage(dataKey, row)
  if (await isOfThisCall(userMessage)) {
    throw new AppError(409, 'already_sent', 'This message has already been sent.', { extra: { userMessage } })
  }
  throw new AppError(422, 'key_reused', 'This was taken for an earlier message and not sent. Please send it again.')
}

const isFirstVersion = ({ id, versions = [id] }: Message): boolean => versions[0] === id

/** True for a call without a picture, which loses none. (The picture of someone in danger is not read.) */
async function isSamePicture(
  { db }: Uses<'db'>,
  { userId, dataKey }: Actor,
  { id }: Message,
  sent: SealedPicture | null,
): Promise<boolean> {
  if (!sent) return true
  const [stored] = await findPictures(db, userId, [id])
  return stored !== undefined && decryptPicture(dataKey, stored.picture).equals(decryptPicture(dataKey, sent.picture))
}

export const refuseSentBefore = (services: Uses<'db'>, actor: Actor, sent: Sent): Promise<void> =>
  refuseRepeated(
    services,
    actor,
    sent.idempotencyKey,
    (message) =>
      message.helperId === sent.helperId &&
      message.content === sent.content &&
      isFirstVersion(message) &&
      isSamePicture(services, actor, message, sent.picture),
  )

/** For an edit of this message. */
export const refuseEditedBefore = (
  services: Uses<'db'>,
  actor: Actor,
  messageId: number,
  { content, idempotencyKey }: EditMessageBody,
): Promise<void> =>
  refuseRepeated(
    services,
    actor,
    idempotencyKey,
    ({ id, content: saved, versions = [] }) => saved === content && id !== messageId && versions.includes(messageId),
  )
