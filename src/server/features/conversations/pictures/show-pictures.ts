import { SHOWN_PICTURES } from '../../../../core/pictures/picture-limits.ts'
import type { ReadTurn } from '../../../platform/cache/conversation-cache.ts'
import { decryptPicture } from '../../../platform/crypto/sealed-message.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findPictures } from './store-pictures.ts'

/** Shows none if the person keeps pictures from the model. */
export async function showPictures(
  services: Pick<Services, 'db'>,
  actor: Actor,
  turns: readonly ReadTurn[],
): Promise<readonly ReadTurn[]> {
  const recent = turns.slice(-SHOWN_PICTURES.messages).filter(({ picture }) => picture === null)
  if (recent.length === 0 || actor.privacy.encryptionLevel === 'maximum') return turns
  const ids = recent.slice(-SHOWN_PICTURES.most).map(({ id }) => id)
  const rows = await findPictures(services.db, actor.userId, ids)
  const opened = new Map(
    rows.map(({ messageId, picture, width, height }) => [
      messageId,
      { base64: decryptPicture(actor.dataKey, picture).toString('base64'), width, height },
    ]),
  )
  return turns.map((turn) => {
    const picture = opened.get(turn.id)
    return picture ? { ...turn, picture } : turn
  })
}
