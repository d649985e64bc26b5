import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { HelperList } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { newestMessages } from '../../../../core/safety/break-notices.ts'
import { localHelpPath } from '../../../../core/safety/help/line.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { knownZone } from '../../../../core/time/dates.ts'
import { canReach, get, queries, RESPONSE_CACHE } from '../../../api.ts'

const REST_MS = 400
/** When full, the oldest entries are removed. */
const MOST = 24

type Shape = (data: unknown) => unknown

const asItIs: Shape = (data) => data

const HELPERS = '/api/helpers'
const MESSAGES = /^\/api\/helpers\/(\d+)\/messages$/

const KEPT: [path: RegExp, shape: Shape][] = [
  [/^\/api\/auth\/session$/, (user) => ({ user })],
  [/^\/api\/(helpers|conversations|engine|privacy\/settings)$/, asItIs],
  [
    MESSAGES,
    (messages) =>
      newestMessages(
        (messages as Message[]).filter(({ isSensitive }) => !isSensitive),
        MESSAGE_PAGE.default,
      ),
  ],
]

const pathOf = (key: QueryKey): string => key.join('/')

async function write(path: string, data: unknown): Promise<void> {
  const cache = await caches.open(RESPONSE_CACHE)
  // Replaces the earlier entry and makes it the newest.
  await cache.put(path, Response.json(data))
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST)).map((request) => cache.delete(request)))
}

/** Helpers may be deleted on another device. */
async function dropDeleted({ helpers }: HelperList): Promise<void> {
  const cache = await caches.open(RESPONSE_CACHE)
  const left = new Set(helpers.map(({ id }) => `/api/helpers/${id}/messages`))
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (MESSAGES.test(pathname) && !left.has(pathname)) await cache.delete(request)
  }
}

/** Fetches the conversations in the cache, unless this page follows them already: messages may have been deleted elsewhere. */
async function refreshConversations(client: QueryClient): Promise<void> {
  const cache = await caches.open(RESPONSE_CACHE)
  await client.prefetchQuery(queries.helpers)
  for (const { url } of await cache.keys()) {
    const helperId = Number(MESSAGES.exec(new URL(url).pathname)?.[1])
    const isThere = client.getQueryData(queries.helpers.queryKey)?.helpers.some(({ id }) => id === helperId)
    if (isThere && canReach()) await client.prefetchQuery(queries.messages(helperId))
  }
}

/** Someone may need it when there is no network. */
async function keepLocalHelp(): Promise<void> {
  const cache = await caches.open(RESPONSE_CACHE)
  const path = localHelpPath(knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone))
  if (canReach() && !(await cache.match(path))) await write(path, await get(path))
}

export interface ResponseCache {
  /** Call when changes may have been missed. */
  refresh(): void
  stop(): void
}

/** Caches account, helpers and the newest messages for offline use, without sensitive messages. */
export function cacheResponses(client: QueryClient): ResponseCache | null {
  if (!('caches' in globalThis)) return null
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const keep = (key: QueryKey, data: unknown) => {
    const path = pathOf(key)
    const shape = KEPT.find(([pattern]) => pattern.test(path))?.[1]
    if (!shape || data === undefined || data === null) return
    clearTimeout(timers.get(hashKey(key)))
    const put = () => void write(path, shape(data)).catch(() => undefined)
    if (path === HELPERS) void dropDeleted(data as HelperList).catch(() => undefined)
    timers.set(hashKey(key), setTimeout(put, REST_MS))
  }
  const queries = client.getQueryCache()
  for (const { queryKey, state } of queries.getAll()) keep(queryKey, state.data)
  const unsubscribe = queries.subscribe(({ type, query }) => {
    if (type === 'updated' && canReach()) keep(query.queryKey, query.state.data)
  })
  const refresh = () => {
    for (const work of [refreshConversations(client), keepLocalHelp()]) work.catch(() => undefined)
  }
  refresh()
  return {
    refresh,
    stop: () => {
      unsubscribe()
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
