import { decryptPicture } from '../../../platform/crypto/sealed-message.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findPictures } from './store-pictures.ts'

/** As JPEG. 404: there is none, or the message is not theirs. */
export async function readPicture(
  { db }: Pick<Services, 'db'>,
  { userId, dataKey }: Actor,
  messageId: number,
): Promise<Buffer> {
  const [row] = await findPictures(db, userId, [messageId])
  if (!row) throw notFound('Picture')
  return decryptPicture(dataKey, row.picture)
}
