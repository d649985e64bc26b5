import { BellOff, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import { mutedText, restText } from '../../../../core/scheduling/mute.ts'
import { timeAhead } from '../../../../core/time/dates.ts'
import { HelperAvatar } from '../../../helper-avatar.tsx'
import { paths, patterns } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ChevronDown } from '../../../ui/icons.tsx'
import { listTime } from '../thread/days.ts'

type Planned = Pick<ConversationSummary, 'active' | 'nextMessageAt' | 'restingUntil' | 'usedUpUntil' | 'mutedUntil'>

/** When the helper writes next, or how long it stays silent. */
export function planOf(planned: Planned, now: Date, timeZone: string): string {
  const { active, nextMessageAt } = planned
  if (!active) return 'Writes only when you do'
  const muted = mutedText(planned, now, timeZone)
  if (muted) return muted
  if (nextMessageAt) return `Next: ${timeAhead(nextMessageAt, now, timeZone, ' at ')}`
  return restText(planned, now, timeZone) ?? ''
}

/** Whether the helper is active, and when it writes next or how long it stays silent. */
export function conversationState(planned: Planned, now: Date, timeZone: string): string {
  if (!planned.active) return 'Paused'
  const next = planOf(planned, now, timeZone)
  return next ? `Active · ${next}` : 'Active'
}

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

function ConversationLine({ conversation, timeZone }: ConversationLineProps) {
  const { helperId, name, lastMessage, unread } = conversation
  const [, params] = useRoute(patterns.conversation)
  const now = new Date()
  return (
    <Link
      href={paths.conversation(helperId)}
      aria-current={params?.id === String(helperId) ? 'page' : undefined}
      className={LINE}
    >
      <HelperAvatar helper={conversation} size={48} />
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

export interface ConversationsProps {
  conversations: readonly ConversationSummary[]
  timeZone: string
}

export const Lines = ({ conversations, timeZone }: ConversationsProps) => (
  <ul>
    {conversations.map((conversation) => (
      <li key={conversation.helperId}>
        <ConversationLine {...{ conversation, timeZone }} />
      </li>
    ))}
  </ul>
)

/** The list, and below it what is archived. `children` draws conversations. */
export function Listed({
  conversations,
  timeZone,
  children,
}: ConversationsProps & { children(shown: ConversationsProps): ReactNode }) {
  const { listed = [], archived = [] } = Object.groupBy(conversations, ({ isArchived }) =>
    isArchived ? 'archived' : 'listed',
  )
  return (
    <>
      {children({ conversations: listed, timeZone })}
      {archived.length > 0 && (
        <details className="group mt-2">
          <summary className="flex min-h-11 items-center gap-2 rounded-card px-3 text-sm text-ink-soft hover:bg-sunk hover:text-ink">
            Archived ({archived.length})
            <ChevronDown className="size-4 group-open:rotate-180" />
          </summary>
          {children({ conversations: archived, timeZone })}
        </details>
      )}
    </>
  )
}
