import type { Message } from '../../../../contract/messages.ts'

/** A message without Markdown marks. What finds them is loaded with the first reply. */
export const wordsOf = ({ content }: Message): Promise<string> =>
  import('../../../../core/speech/speech.ts').then(
    ({ spokenText }) => spokenText(content),
    () => content,
  )
