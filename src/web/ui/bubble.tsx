import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

const SHAPE =
  'w-fit max-w-[82%] whitespace-pre-wrap rounded-[20px] px-4 py-2.5 leading-normal [overflow-wrap:anywhere] forced-colors:border'
const MINE = 'ml-auto rounded-br-[6px] bg-own text-ink'
const THEIRS = 'mr-auto rounded-bl-[6px] bg-tint text-ink'

interface BubbleProps {
  /** The reader's own messages are on the right. */
  mine?: boolean
  className?: string
  /** More words are on their way. */
  isWriting?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** `dir="auto"` follows the language of the text. */
export const Bubble = ({ mine = false, isWriting = false, className, ref, children }: BubbleProps) => (
  <div
    ref={ref}
    dir="auto"
    data-words=""
    className={classNames(SHAPE, mine ? MINE : THEIRS, isWriting && 'writing', className)}
  >
    {children}
  </div>
)

/** As high as a line of text, so that nothing shifts when the first word arrives. */
export const TypingDots = () => (
  <span aria-hidden="true" className="inline-flex h-[1lh] items-center gap-1.5 align-top text-deep">
    {[0, 160, 320].map((delay) => (
      <span
        key={delay}
        className="size-1.75 animate-pulse rounded-full bg-current"
        style={{ animationDelay: `${delay}ms` }}
      />
    ))}
  </span>
)
