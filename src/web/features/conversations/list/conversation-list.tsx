import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import { queries } from '../../../api.ts'
import { ChevronDown, Close } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { ErrorState } from '../../../ui/page.tsx'
import { SearchField } from '../search/search-field.tsx'
import { useSearchState } from '../search/search-state.ts'
import { ListSkeleton } from '../thread/thread-skeleton.tsx'
import { ConversationEmptyState } from './conversation-empty-state.tsx'
import { ConversationLine } from './conversation-line.tsx'

const SearchResults = late(
  () => import('../search/search-results.tsx').then(({ SearchResults }) => SearchResults),
  () => <ListSkeleton label="Searching" />,
)

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li > a')].filter((stop) =>
    stop.checkVisibility(),
  )
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

interface WithinProps {
  name: string
  onLeave(): void
}

/** Says that one conversation alone is searched. */
const Within = ({ name, onLeave }: WithinProps) => (
  <button
    type="button"
    onClick={onLeave}
    className="flex min-h-11 w-fit items-center gap-2 rounded-full bg-sunk px-4 text-sm hover:text-ink"
  >
    <span className="sr-only">Search everywhere instead of </span>
    In {name}
    <Close className="size-4" />
  </button>
)

function Found({
  conversations,
  timeZone,
  search,
}: ConversationsProps & { search: ReturnType<typeof useSearchState> }) {
  const { words, canSearch, searched, isWaiting, within } = search
  const named =
    within === null ? conversations.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())) : []
  return (
    <div className="max-w-[720px]">
      <Lines conversations={named} timeZone={timeZone} />
      {!canSearch && named.length === 0 && (
        <p role="status" className="px-3 py-2 text-[0.9375rem] text-ink-soft">
          {within === null && `No helper is called “${words}”. `}
          {words === '' ? 'Type words that were written there.' : 'Type more to search messages.'}
        </p>
      )}
      {canSearch && (
        <SearchResults
          query={searched ?? ''}
          isWaiting={isWaiting}
          within={within}
          isNamed={named.length > 0 || within !== null}
          {...{ conversations, timeZone }}
        />
      )}
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
  children = (shown) => <Listed {...shown}>{Lines}</Listed>,
}: ConversationListProps) {
  const { data: me } = useQuery(queries.me)
  const { data, isError, refetch } = useQuery(queries.conversations)
  const search = useSearchState()
  const timeZone = me?.timeZone ?? 'UTC'
  const within = data?.conversations.find(({ helperId }) => helperId === search.within)
  if (data?.conversations.length === 0) return <ConversationEmptyState why="noHelpers" />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among what is interactive
    <div className="flex min-h-0 grow flex-col" onKeyDown={moveFocus}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-1 pt-4 pb-2">
        {title && <h1 className="grow px-2 text-[1.75rem] max-xs:text-[1.375rem] lg:px-0 lg:text-[2.5rem]">{title}</h1>}
        <SearchField text={search.typed} onText={search.type} onSearch={search.search} onClear={search.clear} />
        {within && <Within name={within.name} onLeave={search.clear} />}
      </div>
      <nav aria-label="Conversations" className="min-h-0 grow overflow-y-auto px-1 pb-4">
        {!data &&
          (isError ? (
            <ErrorState title="Error loading helpers. Please try again." onRetry={() => void refetch()} />
          ) : (
            loading
          ))}
        {data &&
          (search.words === '' && !within ? (
            children({ conversations: data.conversations, timeZone })
          ) : (
            <Found {...{ conversations: data.conversations, timeZone, search }} />
          ))}
      </nav>
    </div>
  )
}
