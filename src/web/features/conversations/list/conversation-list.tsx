import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Close } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { EmptyState, ErrorState } from '../../../ui/page.tsx'
import { ListSkeleton } from '../conversation-skeleton.tsx'
import { SearchField, useSearchState } from '../search/search-field.tsx'
import { type ConversationsProps, Lines, Listed } from './conversation-line.tsx'

const toAll = <LinkButton href={paths.conversations}>See your conversations</LinkButton>

const toCreate = (
  <LinkButton href={paths.create} variant="primary">
    Create Your First Helper
  </LinkButton>
)

const STATES = {
  noHelpers: { title: 'No helpers found', text: 'Create one to start your first conversation.', action: toCreate },
  noneSelected: { title: 'No conversation selected', text: 'Choose a helper to talk with.', action: toAll },
  notFound: { title: 'Helper not found', text: 'It may have been deleted.', action: toAll },
}

export const ConversationEmptyState = ({ why }: { why: keyof typeof STATES }) => <EmptyState isPage {...STATES[why]} />

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
        {title && (
          <h1 className="grow px-2 text-[min(1.75rem,11vw)] max-xs:text-[1.375rem] lg:px-0 lg:text-[2.5rem]">
            {title}
          </h1>
        )}
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
