import { languageOf, type Unseen, unseenPicture, unseenPictureOnly } from '../../../../core/pictures/unseen-picture.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { PICTURE_ONLY_TEXT, SHOWN_PICTURES } from '../../../../core/text/limits.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { decryptPicture, sealPicture } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { cleanPicture } from '../../../platform/pictures/pictures.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import type { TextWriter } from '../send/text-job.ts'
import { findPictures, type SealedPicture } from './store.ts'

/** Shows none if the person keeps pictures from the model. */
export async function showPictures(
  services: Uses<'db'>,
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

/** Throws as `cleanPicture` does. */
export async function takePicture({ dataKey }: Actor, base64: string): Promise<SealedPicture> {
  const { bytes, width, height } = await cleanPicture(base64, 'message')
  return { picture: sealPicture(dataKey, bytes), width, height }
}

/** As JPEG. 404: there is none, or the message is not theirs. */
export async function readPicture({ db }: Uses<'db'>, { userId, dataKey }: Actor, messageId: number): Promise<Buffer> {
  const [row] = await findPictures(db, userId, [messageId])
  if (!row) throw notFound('Picture')
  return decryptPicture(dataKey, row.picture)
}

/** Makes the text start with a note that its picture is not seen. A prepared safety text gets no note. */
export function mentionUnseenPicture(writer: TextWriter, { turns, purpose }: ReplyContext, why: Unseen): TextWriter {
  if (purpose !== 'reply') return writer
  const isAlone = turns.at(-1)?.text === PICTURE_ONLY_TEXT
  const language = languageOf(turns)
  const notice = isAlone ? unseenPictureOnly(language) : unseenPicture(why, language)
  let isSaid = false
  return {
    ...writer,
    write(text, isSafety) {
      if (!isSaid && !isSafety) writer.write(`${notice}\n\n`)
      isSaid = true
      writer.write(text, isSafety)
    },
    takeBack() {
      isSaid = false
      writer.takeBack?.()
    },
  }
}
