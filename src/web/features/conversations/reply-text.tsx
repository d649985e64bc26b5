import { lazy, type ReactNode, Suspense } from 'react'
import { hasMarkdown } from '../../../core/text/has-markdown.ts'

interface ReplyTextProps {
  text: string
  /** It is still being written. */
  open?: boolean
}

const load = (): Promise<{ default: (props: ReplyTextProps) => ReactNode }> =>
  import('../../ui/markdown/markdown.tsx').then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: ({ text }: ReplyTextProps) => text }),
  )

const Loaded = lazy(load)

/** What a helper wrote. Its Markdown is loaded with the first text that has some; until then, the text stands as it is. */
export const ReplyText = ({ text, open = false }: ReplyTextProps) =>
  hasMarkdown(text) ? (
    <Suspense fallback={text}>
      <Loaded text={text} open={open} />
    </Suspense>
  ) : (
    text
  )
