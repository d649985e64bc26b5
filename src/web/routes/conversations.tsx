import { ConversationGrid, GridSkeleton } from '../features/conversations/list/conversation-grid.tsx'
import { ConversationList } from '../features/conversations/list/conversation-list.tsx'
import { useMedia } from '../ui/use-media.ts'

const TITLE = 'Select a Conversation'

/** A list on phones; on wide screens a grid in the room where a conversation opens. */
export function ConversationsPage() {
  const isWide = useMedia('(width >= 64rem)')
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[1160px] grow flex-col px-3 lg:px-5">
      {isWide ? (
        <ConversationList title={TITLE} loading={<GridSkeleton />}>
          {ConversationGrid}
        </ConversationList>
      ) : (
        <ConversationList title={TITLE} />
      )}
    </div>
  )
}
