import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queries, reportServerHeard } from '../../../api.ts'
import { isServerDown } from '../../../server-outage.ts'
import { listen } from '../../../ui/listen.ts'
import {
  catchUp,
  followAllowance,
  followMessages,
  onEdited,
  onHelper,
  onMemory,
  onMessage,
  onPanel,
  onRead,
  onUsage,
} from './live-changes.ts'
import type { ResponseCache } from './response-cache.ts'
import { followReading, showUnread } from './unread.ts'

/** What one tab passes on to the others. */
type Passed = { name: string; data: string } | { opened: true; for?: string } | { joined: string }

interface StreamListener {
  /** The stream is open: now, or it was when this tab joined. What happened before may be missing. */
  onOpen(): void
  onEvent(name: string, data: string): void
}

/** Opens the stream and returns a function that closes it. */
type OpenStream = (listener: StreamListener) => () => void

const NAME = 'live-events'

/**
 * A browser shares six connections among all its tabs over HTTP/1.1, so one tab opens the stream for all of them. When
 * it leaves, the next one opens it. Returns a function that leaves.
 */
function joinStream(listener: StreamListener, open: OpenStream): () => void {
  // Over plain HTTP there are no locks, except on this computer.
  if (!navigator.locks) return open(listener)
  const me = crypto.randomUUID()
  const channel = new BroadcastChannel(NAME)
  const pass = (passed: Passed): void => channel.postMessage(passed)
  const leaving = new AbortController()
  let isOpen = false

  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = open({
        onOpen: () => {
          isOpen = true
          listener.onOpen()
          pass({ opened: true })
        },
        onEvent: (name, data) => {
          listener.onEvent(name, data)
          pass({ name, data })
        },
      })
      leaving.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })

  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('joined' in data) {
      if (isOpen) pass({ opened: true, for: data.joined })
    } else if ('name' in data) listener.onEvent(data.name, data.data)
    else if (data.for === undefined || data.for === me) listener.onOpen()
  }
  pass({ joined: me })
  // It is refused when the tab leaves before its turn.
  navigator.locks.request(NAME, { signal: leaving.signal }, lead).catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}

const AGAIN_MS = 5000
/** A hidden tab holds no connection. It takes a moment to leave, as people go back and forth between tabs. */
const HIDDEN_MS = 5000

type Change = (client: QueryClient, data: never) => unknown

const CHANGES: Record<string, readonly Change[]> = {
  message: [onMessage],
  read: [onRead],
  // The memories made from a deleted message are gone, too.
  conversation: [onEdited, onMemory],
  helper: [onHelper],
  memory: [onMemory],
  usage: [onUsage],
  panel: [onPanel],
}

function openSource({ onOpen, onEvent }: StreamListener, onLost: (isRefused: boolean) => void): EventSource {
  const source = new EventSource('/api/events')
  for (const name of Object.keys(CHANGES)) source.addEventListener(name, ({ data }) => onEvent(name, data))
  source.onopen = onOpen
  // The browser reconnects by itself after a lost connection, but not after an error response.
  source.onerror = () => onLost(source.readyState === EventSource.CLOSED)
  return source
}

/** Opens the stream, and again after it was refused. Returns a function that closes it. */
function keepOpen(client: QueryClient, listener: StreamListener): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const onLost = (isRefused: boolean) => {
    // Opening would have fetched it. Offline, there may be a copy.
    void client.prefetchQuery(queries.conversations)
    if (!isRefused) return
    // If the session has ended, this signs the page out.
    void client.invalidateQueries(queries.me)
    timer = setTimeout(open, AGAIN_MS)
  }
  function open(): void {
    if (isServerDown()) timer = setTimeout(open, AGAIN_MS)
    else source = openSource(listener, onLost)
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

/** Follows live events while the tab is shown, and calls `onOpen` each time the stream opens. Returns a function that ends it. */
function openLive(client: QueryClient, onOpen: () => void): () => void {
  let leave: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listener: StreamListener = {
    onOpen: () => {
      reportServerHeard()
      catchUp(client)
      onOpen()
    },
    onEvent: (name, data) => {
      for (const change of CHANGES[name] ?? []) change(client, JSON.parse(data) as never)
    },
  }
  const stop = () => {
    leave?.()
    leave = null
  }
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(stop, HIDDEN_MS)
    else leave ??= joinStream(listener, (each) => keepOpen(client, each))
  }
  onVisibility()
  const followers = [showUnread, followReading, followMessages, followAllowance]
  const ends = [...followers.map((follow) => follow(client)), listen(document, ['visibilitychange'], onVisibility)]
  return () => {
    clearTimeout(timer)
    stop()
    for (const end of ends) end()
  }
}

/** Offline support should not compete with the page's own downloads. */
const OFFLINE_AFTER_MS = 4000

// Makes the app open offline from the second visit on.
const registerWorker = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)

export function LiveEvents() {
  const client = useQueryClient()
  useEffect(() => {
    let cache: ResponseCache | null = null
    let isOver = false
    const prepareOffline = async () => {
      registerWorker()
      const { cacheResponses } = await import('./response-cache.ts')
      if (!isOver) cache = cacheResponses(client)
    }
    const timer = setTimeout(() => void prepareOffline().catch(() => undefined), OFFLINE_AFTER_MS)
    const closeLive = openLive(client, () => cache?.refresh())
    return () => {
      clearTimeout(timer)
      isOver = true
      closeLive()
      cache?.stop()
    }
  }, [client])
  return null
}
