import { Link } from 'wouter'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import { isBuiltIn, personaOf } from '../../../../core/personas/personas.ts'
import { HelperAvatar, personaStyle } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { listTime } from '../thread/days.ts'
import { type ConversationsProps, LastWords, Listed, Marks, planOf, Unread } from './conversation-line.tsx'

const GRID = 'grid grid-cols-2 gap-4 py-2 xl:grid-cols-3'
const CARD = 'flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5'

const Head = ({ conversation }: { conversation: ConversationSummary }) => {
  const { name, personaType, active } = conversation
  return (
    <span className="flex items-center gap-4">
      <HelperAvatar helper={conversation} size={64} />
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate font-display text-[1.375rem] leading-tight">
          {name}
        </span>
        {isBuiltIn(personaType) && (
          <span className="block truncate text-[0.8125rem] text-ink-soft">{personaOf(personaType).title}</span>
        )}
      </span>
      <span className="flex items-center gap-2 self-start">
        <Marks conversation={conversation} />
        <Badge tone={active ? 'persona' : 'neutral'}>{active ? 'Active' : 'Paused'}</Badge>
      </span>
    </span>
  )
}

function Card({ conversation, timeZone }: { conversation: ConversationSummary; timeZone: string }) {
  const { helperId, personaType, lastMessage, unread } = conversation
  const now = new Date()
  return (
    <Link
      href={paths.conversation(helperId)}
      className={`persona ${CARD} transition-colors hover:border-edge`}
      style={personaStyle(personaType)}
    >
      <Head conversation={conversation} />
      <span className="flex grow items-start justify-between gap-3">
        <LastWords conversation={conversation} className="line-clamp-2 [overflow-wrap:anywhere]" />
        <Unread count={unread} />
      </span>
      <span className="flex justify-between gap-3 border-t border-line pt-3 text-[0.8125rem] text-ink-soft">
        <span>{planOf(conversation, now, timeZone)}</span>
        {lastMessage && (
          <time dateTime={lastMessage.sentAt} className="shrink-0">
            {listTime(lastMessage.sentAt, now, timeZone)}
          </time>
        )}
      </span>
    </Link>
  )
}

const Cards = ({ conversations, timeZone }: ConversationsProps) => (
  <ul className={GRID}>
    {conversations.map((conversation) => (
      <li key={conversation.helperId}>
        <Card {...{ conversation, timeZone }} />
      </li>
    ))}
  </ul>
)

/** The conversations of a wide window in which none is open. */
export const ConversationGrid = (shown: ConversationsProps) => <Listed {...shown}>{Cards}</Listed>

export const GridSkeleton = () => (
  <div role="status" className={GRID}>
    <span className="sr-only">Loading conversations</span>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <div key={key} className={CARD}>
        <div className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="h-6 w-2/5" />
        </div>
        <Skeleton className="h-12" />
        <Skeleton className="mt-3 h-5 w-1/2" />
      </div>
    ))}
  </div>
)
