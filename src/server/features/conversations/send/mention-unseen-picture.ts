import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { languageOf, type Unseen, unseenPicture, unseenPictureOnly } from '../../../../core/pictures/unseen-picture.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import type { WritingJob } from './writing-job.ts'

/** Makes the text start with a note that the picture is not seen, if so. A prepared safety text gets no note. */
export function mentionUnseenPicture(job: WritingJob, { turns, purpose }: ReplyContext, why: Unseen): WritingJob {
  const last = turns.at(-1)
  const isAlone = last?.text === PICTURE_ONLY_TEXT
  if (purpose !== 'reply' || last?.picture !== null) return job
  const language = languageOf(turns)
  const notice = isAlone ? unseenPictureOnly(language) : unseenPicture(why, language)
  let isSaid = false
  return {
    ...job,
    onText(text, isSafety) {
      if (!isSaid && !isSafety) job.onText(`${notice}\n\n`)
      isSaid = true
      job.onText(text, isSafety)
    },
    onTakeBack() {
      isSaid = false
      job.onTakeBack?.()
    },
  }
}
