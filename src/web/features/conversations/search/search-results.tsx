import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import type { ConversationSummary, SearchResult } from '../../../../contract/conversations.ts'
import { HelperAvatar } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/page.tsx'
import { useOnline } from '../send/unsent-store.ts'
import { listTime } from '../thread/days.ts'
import { isFiltered, NO_FILTERS, SearchFilters, useSearchResults } from './search-filters.tsx'

interface ResultProps {
  result: SearchResult
  conversation: ConversationSummary
  timeZone: string
}

const hrefOf = ({ importId, helperId, messageId }: SearchResult): string =>
  importId === null ? paths.message(helperId, messageId) : paths.import(importId, messageId)

const MATCH = 'bg-transparent font-[650] text-ink'

const Result = ({ result, conversation, timeZone }: ResultProps) => (
  <Link href={hrefOf(result)} className="flex gap-3 rounded-card px-3 py-2.5 transition-colors hover:bg-sunk">
    <HelperAvatar helper={conversation} size={40} />
    <span className="min-w-0 grow">
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="truncate font-display leading-tight">
          {conversation.name}
        </span>
        <time dateTime={result.sentAt} className="shrink-0 text-xs text-ink-soft">
          {listTime(result.sentAt, new Date(), timeZone)}
        </time>
      </span>
      <span dir="auto" className="line-clamp-3 text-[0.9375rem] text-ink-soft [overflow-wrap:anywhere]">
        {result.importId !== null && 'Imported. '}
        {result.isFromUser && 'You: '}
        {result.snippet.map(({ text, isMatch }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a snippet never change
          <Fragment key={index}>{isMatch ? <mark className={MATCH}>{text}</mark> : text}</Fragment>
        ))}
      </span>
    </span>
  </Link>
)

interface SearchResultsProps {
  query: string
  /** The helper whose conversation alone is searched; null: all. */
  within: number | null
  /** The person is still typing. */
  isWaiting: boolean
  /** A helper is called so. */
  isNamed: boolean
  conversations: readonly ConversationSummary[]
  timeZone: string
}

/** What was found, in words. */
function inWords(query: string, count: number, hasMore: boolean, isFiltered: boolean, isNamed: boolean): string {
  if (count === 1 && !hasMore) return '1 message'
  if (count > 0 || hasMore) return `${count}${hasMore ? '+' : ''} messages`
  if (isFiltered) return `No message has “${query}” with these filters.`
  return `No ${isNamed ? 'message' : 'helper or message'} has “${query}”.`
}

export function SearchResults(props: SearchResultsProps) {
  const { query, within, isWaiting, isNamed, conversations, timeZone } = props
  const [filters, setFilters] = useState(NO_FILTERS)
  const online = useOnline()
  const { results, error, isSearching, hasMore, isLoadingMore, more, retry } = useSearchResults(
    query,
    within === null ? filters : { ...filters, helperId: String(within) },
    timeZone,
  )
  const helperOf = new Map(conversations.map((one) => [one.helperId, one]))
  const shown = results?.flatMap((result) => {
    const conversation = helperOf.get(result.helperId)
    return conversation ? [{ result, conversation }] : []
  })
  const filtered = isFiltered(filters)
  const hasResults = shown !== undefined && shown.length > 0
  const told = shown && inWords(query, shown.length, hasMore, filtered, isNamed)
  return (
    <div className="grid gap-2">
      {(filtered || hasResults) && (
        <SearchFilters filters={filters} onChange={setFilters} conversations={within === null ? conversations : null} />
      )}
      {!online && !results && (
        <p className="px-3 py-2 text-ink-soft">You are offline. Searching messages needs a connection.</p>
      )}
      {online && error && <ErrorState title="The search failed" text={error} onRetry={retry} />}
      <p role="status" className="px-3 text-sm text-ink-soft">
        {online && (isWaiting || isSearching) ? 'Searching…' : told}
      </p>
      <ul aria-label="Messages found">
        {shown?.map(({ result, conversation }) => (
          <li key={result.messageId}>
            <Result {...{ result, conversation, timeZone }} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className="justify-self-center" onClick={more} disabled={isLoadingMore}>
          Show older messages
        </Button>
      )}
    </div>
  )
}
