import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { SessionAnswer } from '../contract/accounts.ts'
import type { EngineAnswer, PersonasAnswer } from '../contract/catalog.ts'
import type { ErrorBody } from '../contract/common.ts'
import type { ConversationListAnswer, ConversationSummary } from '../contract/conversations.ts'
import type { HelperList } from '../contract/helpers.ts'
import type { Message } from '../contract/messages.ts'
import type { PrivacySettingsAnswer } from '../contract/privacy.ts'
import { MESSAGE_PAGE } from '../core/text/limits.ts'
import { isOutageStatus, isServerDown, onReachabilityChange, reportServerDown } from './server-outage.ts'

export const TIMEOUT_MS = 45_000
export const TIMEOUT_TEXT = 'Request timeout - please try again.'
const UNREACHABLE_TEXT = 'The server could not be reached. Please check your connection.'

/**
 * A failed call. `message` is `STATUS: text`; `text` alone is for people. Without a response, `status` is 0 and `code`
 * is `timeout`, `unreachable` or `cut_off`; otherwise `code`, `fields` and `body` come from the response.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly text: string
  readonly fields: Record<string, string>
  readonly body: unknown

  constructor(status: number, code: string, text: string, body: unknown = null, fields: Record<string, string> = {}) {
    super(status ? `${status}: ${text}` : text)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.text = text
    this.body = body
    this.fields = fields
  }
}

const FAILED_TEXT = 'Something went wrong. Please try again.'

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null &&
  'message' in body.error &&
  typeof body.error.message === 'string'

export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && isOutageStatus(error.status, error.code)

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (!isErrorBody(body)) return new ApiError(response.status, 'http', response.statusText || FAILED_TEXT, body)
  const { code, message, fields } = body.error
  return new ApiError(response.status, code, message || FAILED_TEXT, body, fields)
}

export async function errorFromResponse(response: Response): Promise<ApiError> {
  const error = await errorOf(response)
  if (isOutage(error)) reportServerDown(Number(response.headers.get('retry-after')))
  if (error.code === 'signed_out') noticeSignOut()
  return error
}

/** Converts what `fetch` threw; an abort by the caller stays an abort. */
export function toApiError(cause: unknown, signal?: AbortSignal): unknown {
  if (cause instanceof ApiError || signal?.aborted) return cause
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  return late ? new ApiError(0, 'timeout', TIMEOUT_TEXT) : new ApiError(0, 'unreachable', UNREACHABLE_TEXT)
}

export function request(method: string, body: unknown, accept: string, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { accept }
  if (body !== undefined) headers['content-type'] = 'application/json'
  return { method, headers, credentials: 'same-origin', body: body === undefined ? null : JSON.stringify(body), signal }
}

/** Responses cached for offline use; deleted at sign-out. */
export const RESPONSE_CACHE = 'responses'
export const deleteCachedResponse = (path: string): void =>
  void globalThis.caches?.open(RESPONSE_CACHE).then((cache) => cache.delete(path))
/** Includes caches of earlier versions: everything but the app's own files. */
export const clearResponseCache = (): void =>
  void globalThis.caches?.keys().then((names) => {
    for (const name of names) if (!name.startsWith('app-')) void caches.delete(name)
  })

// The service worker marks pages it serves offline: `navigator.onLine` is often wrong.
let openedOffline = !import.meta.env.SSR && 'offline' in (globalThis.document?.documentElement.dataset ?? {})

export const isOffline = (): boolean => openedOffline || !navigator.onLine

/** Call when the server has responded, which proves there is a network. */
export function reportServerHeard(): void {
  if (!openedOffline) return
  openedOffline = false
  dispatchEvent(new Event('online'))
}

export const canReach = (): boolean => !isOffline() && !isServerDown()

const servedFromCache = new Set<string>()

async function cachedResponse(path: string, cause: unknown): Promise<Response | undefined> {
  if (!isOffline() && !isOutage(cause)) return
  const kept = await globalThis.caches?.match(path)
  if (kept) servedFromCache.add(path)
  return kept
}

/** Later, an answer may be out of date. */
const EARLY_MS = 10_000
/** What the document has requested before this code arrived, by path; each is used once. */
const early: Map<string, Promise<Response>> = new Map(Object.entries(globalThis.early ?? {}))

function takeEarly(method: string, path: string): Promise<Response> | undefined {
  const answer = method === 'GET' && performance.now() < EARLY_MS ? early.get(path) : undefined
  early.delete(path)
  return answer
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const both = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    const response = await (takeEarly(method, path) ?? fetch(path, request(method, body, 'application/json', both)))
    if (!response.ok) throw await errorFromResponse(response)
    return (response.status === 204 ? null : await response.json()) as T
  } catch (cause) {
    const kept = method === 'GET' && (await cachedResponse(path, cause))
    if (kept) return kept.json()
    throw toApiError(cause, signal)
  }
}

/** JSON calls. Each rejects with an ApiError, after 45 seconds at the latest, or with the reason of an abort. */
export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>('GET', path, undefined, signal)
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  call<T>('POST', path, body, signal)
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>('PATCH', path, body)
export const del = <T>(path: string, body?: unknown): Promise<T> => call<T>('DELETE', path, body)

/** Data never goes stale by itself: events and actions invalidate what they change. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      // Offline, the cache may answer.
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false, networkMode: 'online' },
  },
})

/** Call when a response, or a page for signed-out visitors, shows that the session has ended. */
export function noticeSignOut(): void {
  clearResponseCache()
  queryClient.setQueryData(queries.me.queryKey, null)
}

/** After an outage, refetches what failed or came from the cache. */
function refetchAfterOutage(): void {
  if (!canReach()) return
  const copies = new Set(servedFromCache)
  servedFromCache.clear()
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) => state.status === 'error' || copies.has(queryKey.join('/')),
  })
}
if (!import.meta.env.SSR) onReachabilityChange(refetchAfterOutage)

const messagesKey = (helperId: number) => ['/api/helpers', helperId, 'messages'] as const

/**
 * Refetches the loaded messages, at most the newest 200, and keeps those that the answer does not cover. Rejects with an
 * ApiError.
 */
export async function fetchMessages(client: QueryClient, helperId: number, signal?: AbortSignal): Promise<Message[]> {
  const key = messagesKey(helperId)
  const loaded = (): Message[] => client.getQueryData(key) ?? []
  const before = loaded()
  const { default: usual, max } = MESSAGE_PAGE
  const limit = before.length > usual ? `?limit=${Math.min(max, before.length)}` : ''
  const fetched = await get<Message[]>(key.join('/') + limit, signal)
  const known = new Set([...before, ...fetched].map(({ id }) => id))
  const first = fetched.length < max ? 0 : (fetched[0]?.id ?? 0)
  // Older than the answer, or sent or loaded in the meantime.
  const kept = loaded().filter(({ id }) => id < first || !known.has(id))
  return [...kept, ...fetched].sort((one, other) => one.id - other.id)
}

const CONVERSATIONS = ['/api/conversations'] as const

/** A conversation whose messages up to the id `upTo` were read. */
export const withReadUpTo = (one: ConversationSummary, upTo: number): ConversationSummary => ({
  ...one,
  readUpTo: Math.max(one.readUpTo, upTo),
  unread: one.lastMessage && one.lastMessage.id > upTo ? one.unread : 0,
})

export const unreadIn = (list: ConversationListAnswer | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0

/** What was read during the call stays read, even if the answer does not know it yet. Rejects with an ApiError. */
async function fetchConversations(client: QueryClient, signal: AbortSignal): Promise<ConversationListAnswer> {
  const { conversations } = await get<ConversationListAnswer>(CONVERSATIONS[0], signal)
  const known = client.getQueryData<ConversationListAnswer>(CONVERSATIONS)?.conversations ?? []
  const read = new Map(known.map(({ helperId, readUpTo }) => [helperId, readUpTo]))
  return { conversations: conversations.map((one) => withReadUpTo(one, read.get(one.helperId) ?? 0)) }
}

/** The answer of a path that is its own key. */
export const queryOf = <Answer>(path: string) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => get<Answer>(path, signal) })

export const queries = {
  me: queryOptions({
    queryKey: ['/api/auth/session'],
    queryFn: async ({ signal }) => {
      const { user } = await get<SessionAnswer>('/api/auth/session', signal)
      if (!user) clearResponseCache()
      return user
    },
  }),
  helpers: queryOf<HelperList>('/api/helpers'),
  conversations: queryOptions({
    queryKey: CONVERSATIONS,
    queryFn: ({ client, signal }) => fetchConversations(client, signal),
  }),
  personas: queryOf<PersonasAnswer>('/api/personas'),
  privacy: queryOf<PrivacySettingsAnswer>('/api/privacy/settings'),
  engine: queryOf<EngineAnswer>('/api/engine'),
  messages: (helperId: number) =>
    queryOptions({
      queryKey: messagesKey(helperId),
      queryFn: ({ client, signal }) => fetchMessages(client, helperId, signal),
    }),
}
