import type { Message } from '../../../../contract/messages.ts'
import { hasMarkdown } from '../../../../core/text/has-markdown.ts'
import { latePart } from '../../../ui/late.tsx'

interface ReplyTextProps {
  text: string
  /** Still being written. */
  open?: boolean
}

const Text = ({ text }: ReplyTextProps) => text

const Formatted = latePart<ReplyTextProps>(
  () => import('../../../ui/markdown/markdown.tsx').then(({ Markdown }) => Markdown),
  Text,
  Text,
)

/** The Markdown code is loaded with the first text that needs it; until then the text is shown as it is. */
export const ReplyText = ({ text, open = false }: ReplyTextProps) =>
  hasMarkdown(text) ? <Formatted text={text} open={open} /> : text

/** A message without Markdown marks. What finds them is loaded with the first reply. */
export const wordsOf = ({ content }: Message): Promise<string> =>
  import('../../../../core/speech/speech.ts').then(
    ({ spokenText }) => spokenText(content),
    () => content,
  )

/** A safety text with links; plain text when they cannot be loaded. */
export const SafetyMessage = latePart<ReplyTextProps>(
  () => import('./linked-safety-text.tsx').then(({ LinkedSafetyText }) => LinkedSafetyText),
  Text,
  Text,
)
