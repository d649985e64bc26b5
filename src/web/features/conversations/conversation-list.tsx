import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense } from 'react'
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

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li > a, li > button')]
  const at = stops.indexOf(event.target as HTMLElement)
  const next = stops[at + step]
  // The fields of the filters use these keys themselves.
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

const SEARCH = 'flex min-h-11 w-full items-center rounded-card px-3 py-2 text-left text-accent hover:bg-sunk'

interface LinesProps {
  conversations: readonly ConversationSummary[]
  timeZone: string
  typed: string
  /** Null if too little is typed. */
  onSearch: (() => void) | null
}

function Lines({ conversations, timeZone, typed, onSearch }: LinesProps) {
  const words = typed.trim().toLowerCase()
  const found = conversations.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <>
      <ul>
        {found.map((conversation) => (
          <li key={conversation.helperId}>
            <ConversationLine {...{ conversation, timeZone }} />
          </li>
        ))}
        {onSearch && (
          <li>
            <button type="button" className={SEARCH} onClick={onSearch}>
              <span className="truncate">Search messages for “{typed.trim()}”</span>
            </button>
          </li>
        )}
      </ul>
      {found.length === 0 && <p className="px-3 py-2 text-sm text-ink-soft">No helper has this name.</p>}
    </>
  )
}

export function ConversationList({ title }: { title?: string }) {
  const { data: me } = useQuery(queries.me)
  const { data, isError, refetch } = useQuery(queries.conversations)
  const search = useSearchState()
  const timeZone = me?.timeZone ?? 'UTC'
  if (data?.conversations.length === 0) return <ConversationEmptyState why="noHelpers" />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among what is interactive
    <div className="flex min-h-0 grow flex-col" onKeyDown={moveFocus}>
      <div className="grid gap-3 px-1 pt-4 pb-2">
        {title && <h1 className="px-2 text-[1.75rem]">{title}</h1>}
        <SearchField text={search.typed} onText={search.type} onSearch={search.search} onClear={search.clear} />
      </div>
      <nav aria-label="Conversations" className="min-h-0 grow overflow-y-auto px-1 pb-4">
        {!data &&
          (isError ? (
            <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton label="Loading conversations" />
          ))}
        {data && search.searched === null && (
          <Lines
            {...{ conversations: data.conversations, timeZone, typed: search.typed }}
            onSearch={search.canSearch ? search.search : null}
          />
        )}
        <Suspense fallback={<ListSkeleton label="Searching" />}>
          {data && search.searched !== null && (
            <SearchResults query={search.searched} conversations={data.conversations} timeZone={timeZone} />
          )}
        </Suspense>
      </nav>
    </div>
  )
}
