import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { openPicture } from '../../sealed-message.ts'
import { findPictures } from './store-pictures.ts'

/** As JPEG. 404: there is none, or the message is not theirs. */
export async function readPicture(
  { db }: Pick<Services, 'db'>,
  { userId, dataKey }: Actor,
  messageId: number,
): Promise<Buffer> {
  const [row] = await findPictures(db, userId, [messageId])
  if (!row) throw notFound('Picture')
  return openPicture(dataKey, row.picture)
}
