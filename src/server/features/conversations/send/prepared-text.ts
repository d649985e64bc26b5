import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { languageOf } from '../../../../core/pictures/unseen-picture.ts'
import type { ReplyContext } from '../../../../core/prompt/context.ts'
import { honestLine, type Unanswered } from '../../../../core/templates/no-model-texts.ts'
import { exampleText, greetingText } from '../../../../core/templates/opening-texts.ts'

/** What a helper writes without a model: from templates, or one honest line in place of a reply. */
export function preparedText(context: ReplyContext, why: Unanswered['why']): string {
  const { purpose, turns, unsaved = [] } = context
  const recent = [...turns, ...unsaved].filter(({ fromPerson }) => !fromPerson).map(({ text }) => text)
  if (purpose === 'greeting') return greetingText({ ...context, hasModel: why === 'failed' })
  if (purpose === 'example') return exampleText(context, recent.at(-1) ?? null)
  return honestLine({
    why,
    language: languageOf(turns),
    isSms: context.isSms ?? false,
    isKept: context.unsaved === undefined,
    isPicture: turns.at(-1)?.text === PICTURE_ONLY_TEXT,
    recent,
  })
}
