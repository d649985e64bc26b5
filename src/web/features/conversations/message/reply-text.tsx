import { lazy, type ReactNode, Suspense } from 'react'
import { hasMarkdown } from '../../../../core/text/has-markdown.ts'

interface ReplyTextProps {
  text: string
  /** Still being written. */
  open?: boolean
}

const load = (): Promise<{ default: (props: ReplyTextProps) => ReactNode }> =>
  import('../../../ui/markdown/markdown.tsx').then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: ({ text }: ReplyTextProps) => text }),
  )

const Loaded = lazy(load)

/** The Markdown code is loaded with the first text that needs it; until then the text is shown as it is. */
export const ReplyText = ({ text, open = false }: ReplyTextProps) =>
  hasMarkdown(text) ? (
    <Suspense fallback={text}>
      <Loaded text={text} open={open} />
    </Suspense>
  ) : (
    text
  )
