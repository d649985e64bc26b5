import type { ReactNode } from 'react'
import { latePart } from '../../../ui/late.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { PaneSkeleton } from '../conversation-skeleton.tsx'

/** Phones never show it beside a conversation, which works without it. */
const ConversationList = latePart(
  () => import('./conversation-list.tsx').then(({ ConversationList }) => ConversationList),
  PaneSkeleton,
)

export function Panes({ children }: { children: ReactNode }) {
  const isWide = useMedia('(width >= 64rem)')
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[1160px] grow lg:gap-8 lg:px-5">
      <div className="flex min-h-0 min-w-0 grow flex-col">{children}</div>
      {/* On the left, but the Tab key reaches the open conversation first. */}
      {isWide && (
        <div className="order-first flex w-[340px] shrink-0 flex-col">
          <ConversationList />
        </div>
      )}
    </div>
  )
}
