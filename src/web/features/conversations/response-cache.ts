import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Message } from '../../../contract/messages.ts'
import { newestMessages } from '../../../core/safety/break-notices.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { isOffline, RESPONSE_CACHE } from '../../api.ts'
import { isServerDown } from '../../server-outage.ts'

const REST_MS = 400
/** When full, the oldest entries are removed. */
const MOST = 24

type Shape = (data: unknown) => unknown

const asItIs: Shape = (data) => data

const KEPT: [path: RegExp, shape: Shape][] = [
  [/^\/api\/auth\/session$/, (user) => ({ user })],
  [/^\/api\/(helpers|conversations|engine|privacy\/settings)$/, asItIs],
  [
    /^\/api\/helpers\/\d+\/messages$/,
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

/** Account, helpers and the newest messages for offline use, without sensitive messages. Returns what stops it. */
export function cacheResponses(client: QueryClient): () => void {
  if (!('caches' in globalThis)) return () => undefined
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const keep = (key: QueryKey, data: unknown) => {
    const path = pathOf(key)
    const shape = KEPT.find(([pattern]) => pattern.test(path))?.[1]
    if (!shape || data === undefined || data === null) return
    clearTimeout(timers.get(hashKey(key)))
    const put = () => void write(path, shape(data)).catch(() => undefined)
    timers.set(hashKey(key), setTimeout(put, REST_MS))
  }
  const queries = client.getQueryCache()
  for (const { queryKey, state } of queries.getAll()) keep(queryKey, state.data)
  const unsubscribe = queries.subscribe(({ type, query }) => {
    if (type === 'updated' && !isOffline() && !isServerDown()) keep(query.queryKey, query.state.data)
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
