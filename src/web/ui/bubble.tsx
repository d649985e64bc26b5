import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const SHAPE =
  'w-fit max-w-[82%] whitespace-pre-wrap rounded-[20px] px-4 py-2.5 leading-normal [overflow-wrap:anywhere] forced-colors:border'
const MINE = 'ml-auto rounded-br-[6px] bg-ink text-paper'
const THEIRS = 'mr-auto rounded-bl-[6px] bg-tint text-ink'

interface BubbleProps {
  /** Said by the person who reads: ink, on the right. Otherwise in the tint of the nearest `.persona`, on the left. */
  mine?: boolean
  className?: string
  children: ReactNode
}

/** One thing that was said, in the direction in which its first words are written. */
export const Bubble = ({ mine = false, className, children }: BubbleProps) => (
  <div dir="auto" className={classNames(SHAPE, mine ? MINE : THEIRS, className)}>
    {children}
  </div>
)

/** Three dots, as high as a line of text, where the first word will stand. */
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
