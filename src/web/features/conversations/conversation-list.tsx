import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react'
import type { ConversationSummary } from '../../../contract/conversations.ts'
import { queries } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ConversationEmptyState } from './conversation-empty-state.tsx'
import { ConversationLine } from './conversation-line.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { SearchField } from './search-field.tsx'
import { useSearchState } from './search-state.ts'

const SearchResults = lazy(() =>
  import('./search-results.tsx').then(({ SearchResults }) => ({ default: SearchResults })),
)

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li > a')]
  const at = stops.indexOf(event.target as HTMLElement)
  const next = stops[at + step]
  // The fields of the filters use these keys themselves.
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

export interface ConversationsProps {
  conversations: readonly ConversationSummary[]
  timeZone: string
}

const Lines = ({ conversations, timeZone }: ConversationsProps) => (
  <ul>
    {conversations.map((conversation) => (
      <li key={conversation.helperId}>
        <ConversationLine {...{ conversation, timeZone }} />
      </li>
    ))}
  </ul>
)

function Found({
  conversations,
  timeZone,
  search,
}: ConversationsProps & { search: ReturnType<typeof useSearchState> }) {
  const { words, canSearch, searched, isWaiting } = search
  const named = conversations.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
  return (
    <div className="max-w-[720px]">
      <Lines conversations={named} timeZone={timeZone} />
      {!canSearch && named.length === 0 && (
        <p role="status" className="px-3 py-2 text-[0.9375rem] text-ink-soft">
          No helper is called “{words}”. Type more to search messages.
        </p>
      )}
      <Suspense fallback={<ListSkeleton label="Searching" />}>
        {canSearch && (
          <SearchResults
            query={searched ?? ''}
            isWaiting={isWaiting}
            isNamed={named.length > 0}
            {...{ conversations, timeZone }}
          />
        )}
      </Suspense>
    </div>
  )
}

interface ConversationListProps {
  title?: string
  loading?: ReactNode
  /** What stands there while nothing is searched. */
  children?(shown: ConversationsProps): ReactNode
}

export function ConversationList({
  title,
  loading = <ListSkeleton label="Loading conversations" />,
  children = Lines,
}: ConversationListProps) {
  const { data: me } = useQuery(queries.me)
  const { data, isError, refetch } = useQuery(queries.conversations)
  const search = useSearchState()
  const timeZone = me?.timeZone ?? 'UTC'
  if (data?.conversations.length === 0) return <ConversationEmptyState why="noHelpers" />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among what is interactive
    <div className="flex min-h-0 grow flex-col" onKeyDown={moveFocus}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-1 pt-4 pb-2">
        {title && <h1 className="grow px-2 text-[1.75rem] lg:px-0 lg:text-[2.5rem]">{title}</h1>}
        <SearchField text={search.typed} onText={search.type} onSearch={search.search} onClear={search.clear} />
      </div>
      <nav aria-label="Conversations" className="min-h-0 grow overflow-y-auto px-1 pb-4">
        {!data &&
          (isError ? (
            <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />
          ) : (
            loading
          ))}
        {data &&
          (search.words === '' ? (
            children({ conversations: data.conversations, timeZone })
          ) : (
            <Found {...{ conversations: data.conversations, timeZone, search }} />
          ))}
      </nav>
    </div>
  )
}
