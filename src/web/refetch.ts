import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { queries } from './api.ts'

/** Calls that wait for a first answer: one more request serves them all. */
const waiting = new WeakMap<object, Promise<void>>()

/** Fetches, or fetches again. Waits for a first answer on its way, and replaces any later one. Never rejects. */
export function refetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options))
  if (query.state.dataUpdatedAt === 0 && query.state.fetchStatus === 'idle') return client.prefetchQuery(options)
  const fetchAgain = async () => {
    // A page is waiting for the first answer, so it is not dropped.
    await client.prefetchQuery(options)
    waiting.delete(query)
    await query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined)
  }
  const done = waiting.get(query) ?? fetchAgain()
  waiting.set(query, done)
  return done
}

/** For a change that arrived while an answer is on its way: the answer may be older than the change. */
export function refetchIfFetching<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  if (client.isFetching({ queryKey: options.queryKey, exact: true }) > 0) void refetch(client, options)
}

/** For a change of what a helper is or plans. */
export const reloadHelpers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })

export const ALL_MEMORIES = ['/api/memories']
export const PROFILE = ['/api/profile']
export const REMEMBERED = ['/api/messages/memories']
export const MEMORY_FIGURES = ['/api/privacy/memory-summary']
export const BILLING = ['/api/billing']
/** A mutation. */
export const SAVE_PRIVACY = ['save privacy settings']

/** For a change of what helpers remember. */
export const reloadMemory = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [ALL_MEMORIES, PROFILE, REMEMBERED, MEMORY_FIGURES].map((queryKey) => client.invalidateQueries({ queryKey })),
  )

/** Messages of a conversation, which say what was remembered. */
export const isOfConversation = ({ queryKey: [path, , part] }: { queryKey: QueryKey }): boolean =>
  path === '/api/helpers' && (part === 'messages' || part === 'around')

/** For a memory that the person changed: replies that took it up say so. */
export const reloadMemoryAndReceipts = (client: QueryClient): Promise<unknown> =>
  Promise.all([reloadMemory(client), client.invalidateQueries({ predicate: isOfConversation })])

/** What became of planned messages, and what the subscription allows. */
const isOfPlans = ({ queryKey: [path, , part] }: { queryKey: QueryKey }) => part === 'deliveries' || path === BILLING[0]

/** For a change that decides whether planned messages will be sent, such as the last message of the month. */
export function reloadPlans(client: QueryClient): void {
  void client.invalidateQueries({ predicate: isOfPlans })
  for (const { queryKey } of [queries.helpers, queries.conversations])
    void client.invalidateQueries({ queryKey, exact: true })
}

export const UPCOMING = ['/api/upcoming']

/** For a reminder or a follow-up that changed: what lists them, and the messages under which they stand. */
export const reloadPlanned = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: UPCOMING }),
    client.invalidateQueries({ predicate: isOfConversation }),
  ])
