import { BellOff, Pin } from 'lucide-react'
import { Link, useRoute } from 'wouter'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { paths, patterns } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { conversationState, listTime } from './conversation-state.ts'

const LINE =
  'flex gap-3 rounded-card px-3 py-2.5 transition-colors hover:bg-sunk aria-[current]:bg-sunk forced-colors:aria-[current]:outline'
const MOST_SHOWN = 99

export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count
  return (
    <span className="shrink-0 self-center rounded-full bg-accent px-2 text-xs leading-5 font-medium text-accent-ink">
      {shown}
      <span className="sr-only"> unread</span>
    </span>
  )
}

/** What was said last, and by whom. */
export function LastWords({
  conversation: { lastMessage, unread },
  className,
}: {
  conversation: ConversationSummary
  className: string
}) {
  return (
    <span
      dir="auto"
      className={classNames('text-[0.9375rem]', unread > 0 ? 'font-medium' : 'text-ink-soft', className)}
    >
      {lastMessage ? `${lastMessage.isFromUser ? 'You: ' : ''}${lastMessage.text}` : 'No messages yet'}
    </span>
  )
}

const MARK = 'size-4 shrink-0 text-ink-soft'

/** Whether it is pinned, and whether its helper is muted. */
export function Marks({ conversation: { isPinned, mutedUntil } }: { conversation: ConversationSummary }) {
  const isMuted = mutedUntil !== null && new Date(mutedUntil) > new Date()
  return (
    <>
      {isPinned && <Pin role="img" aria-hidden={false} aria-label="Pinned" className={MARK} />}
      {isMuted && <BellOff role="img" aria-hidden={false} aria-label="Muted" className={MARK} />}
    </>
  )
}

interface ConversationLineProps {
  conversation: ConversationSummary
  timeZone: string
}

export function ConversationLine({ conversation, timeZone }: ConversationLineProps) {
  const { helperId, name, personaType, imageUrl, lastMessage, unread } = conversation
  const [, params] = useRoute(patterns.conversation)
  const now = new Date()
  return (
    <Link
      href={paths.conversation(helperId)}
      aria-current={params?.id === String(helperId) ? 'page' : undefined}
      className={LINE}
    >
      <Avatar name={name} imageUrl={imageUrl} hue={personaOf(personaType).hue} size={48} />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2">
          <span dir="auto" className="mr-auto truncate font-display text-lg leading-tight">
            {name}
          </span>
          <Marks conversation={conversation} />
          {lastMessage && (
            <time dateTime={lastMessage.sentAt} className="shrink-0 text-xs text-ink-soft">
              {listTime(lastMessage.sentAt, now, timeZone)}
            </time>
          )}
        </span>
        <span className="flex justify-between gap-3">
          <LastWords conversation={conversation} className="truncate" />
          <Unread count={unread} />
        </span>
        <span className="block truncate text-xs text-ink-soft">{conversationState(conversation, now, timeZone)}</span>
      </span>
    </Link>
  )
}
