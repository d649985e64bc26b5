import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { languageOf, type Unseen, unseenPicture, unseenPictureOnly } from '../../../../core/pictures/unseen-picture.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import type { TextWriter } from './text-job.ts'

/** Makes the text start with a note that the picture is not seen, if so. A prepared safety text gets no note. */
export function mentionUnseenPicture(writer: TextWriter, { turns, purpose }: ReplyContext, why: Unseen): TextWriter {
  const last = turns.at(-1)
  const isAlone = last?.text === PICTURE_ONLY_TEXT
  if (purpose !== 'reply' || last?.picture !== null) return writer
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
