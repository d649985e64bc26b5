import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { ImportAnswer, ImportedConversation } from '../../../contract/imports.ts'
import { SOURCE_NAMES } from '../../../core/text/limits.ts'
import { dateAndTime, shortDate } from '../../../core/time/dates.ts'
import { ApiError, get } from '../../api.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { Bubble } from '../../ui/bubble.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/loading.tsx'
import { ErrorState } from '../../ui/page.tsx'

interface ImportedThreadProps {
  id: number
  /** A message to scroll to, if it is found. */
  messageId: number | null
  timeZone: string
  /** What can be done with it. */
  actions(about: ImportedConversation): ReactNode
  /** Between its title and its messages. */
  offer(about: ImportedConversation): ReactNode
}

/** Of nobody in particular. */
const HUE = 230

const NO_CURSOR = 0

function useImported(id: number) {
  return useInfiniteQuery({
    queryKey: ['imports', id],
    queryFn: ({ pageParam, signal }) =>
      get<ImportAnswer>(`/api/imports/${id}${pageParam === NO_CURSOR ? '' : `?after=${pageParam}`}`, signal),
    initialPageParam: NO_CURSOR,
    getNextPageParam: ({ next }) => next,
  })
}

/** Loads page after page until the message is there, then shows it. */
function useShown(messageId: number | null, query: ReturnType<typeof useImported>): void {
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const isLoaded = data?.pages.some(({ messages }) => messages.some(({ id }) => id === messageId)) ?? false
  useEffect(() => {
    if (messageId === null || !data) return
    if (isLoaded) document.getElementById(`message-${messageId}`)?.scrollIntoView({ block: 'center' })
    else if (hasNextPage && !isFetching) void fetchNextPage()
  }, [messageId, data, isLoaded, hasNextPage, isFetching, fetchNextPage])
}

/** A conversation from another program, to be read. */
export function ImportedThread({ id, messageId, timeZone, actions, offer }: ImportedThreadProps) {
  const query = useImported(id)
  useShown(messageId, query)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [first] = data?.pages ?? []
  if (error && !first) {
    const isGone = error instanceof ApiError && error.status === 404
    return <ErrorState title={isGone ? 'This conversation was erased.' : 'It could not be loaded.'} />
  }
  if (!data || !first) return <Spinner />
  const { import: about } = first
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 dir="auto" className="text-[2rem] wrap-anywhere max-xs:text-[1.625rem]">
            {about.title}
          </h1>
          <p className="mt-1.5 text-ink-soft">
            Imported from {SOURCE_NAMES[about.source]} on {shortDate(about.createdAt, timeZone)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">{actions(about)}</div>
      </div>
      <div className="mb-6">{offer(about)}</div>
      <ol className="persona grid gap-3" style={hueStyle(HUE)}>
        {data.pages
          .flatMap(({ messages }) => messages)
          .map((message) => (
            <li key={message.id} id={`message-${message.id}`} className="grid scroll-mt-24 gap-1">
              <Bubble mine={message.isFromUser} className={message.id === messageId ? 'ring-2 ring-accent' : ''}>
                <span className="sr-only">{message.isFromUser ? 'You: ' : `${SOURCE_NAMES[about.source]}: `}</span>
                {message.content}
              </Bubble>
              <time
                dateTime={message.sentAt}
                className={`px-2 text-xs text-ink-soft ${message.isFromUser ? 'text-right' : ''}`}
              >
                {dateAndTime(message.sentAt, timeZone)}
              </time>
            </li>
          ))}
      </ol>
      {hasNextPage && (
        <Button className="mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
