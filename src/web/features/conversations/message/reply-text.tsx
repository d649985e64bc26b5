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
