import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Message } from '../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { isOffline, RESPONSE_CACHE } from '../../api.ts'
import { isServerDown } from '../../server-outage.ts'

const REST_MS = 400
/** So many answers are kept; of more, those that were written longest ago go. */
const MOST = 24

type Shape = (data: unknown) => unknown

const asItIs: Shape = (data) => data

/** What is kept, by address, and in the shape in which the server answers it. */
const KEPT: [path: RegExp, shape: Shape][] = [
  [/^\/api\/auth\/session$/, (user) => ({ user })],
  [/^\/api\/(helpers|engine|privacy\/settings)$/, asItIs],
  [
    /^\/api\/helpers\/\d+\/messages$/,
    (messages) => (messages as Message[]).filter(({ isSensitive }) => !isSensitive).slice(-MESSAGE_PAGE.default),
  ],
]

const pathOf = (key: QueryKey): string => key.join('/')

async function write(path: string, data: unknown): Promise<void> {
  const cache = await caches.open(RESPONSE_CACHE)
  // Takes the place of the one before in one step, and the last place in the order.
  await cache.put(path, Response.json(data))
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST)).map((request) => cache.delete(request)))
}

/**
 * Keeps a copy of what the signed-in person reads, for when there is no network: their account, their helpers, the newest
 * messages of the conversations they opened. Sensitive messages are left out. Returns what ends it.
 */
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
