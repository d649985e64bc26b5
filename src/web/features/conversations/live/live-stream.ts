import type { QueryClient } from '@tanstack/react-query'
import { queries, reportServerHeard } from '../../../api.ts'
import { isServerDown } from '../../../server-outage.ts'
import {
  catchUp,
  followAllowance,
  followMessages,
  onEdited,
  onHelper,
  onMemory,
  onMessage,
  onRead,
  onUsage,
} from './live-changes.ts'
import { followReading, showUnread } from './unread.ts'

const AGAIN_MS = 5000
/** A browser shares few connections among all its tabs, so a background tab closes its own. */
const HIDDEN_MS = 60_000

function listen(client: QueryClient, onOpen: () => void, onRefused: () => void): EventSource {
  const source = new EventSource('/api/events')
  const on = <Data>(name: string, change: (client: QueryClient, data: Data) => void) =>
    source.addEventListener(name, ({ data }) => change(client, JSON.parse(data)))
  on('message', onMessage)
  on('read', onRead)
  on('conversation', onEdited)
  on('helper', onHelper)
  on('memory', onMemory)
  // The memories made from a deleted message are gone, too.
  on('conversation', onMemory)
  on('usage', onUsage)
  source.onopen = () => {
    reportServerHeard()
    catchUp(client)
    onOpen()
  }
  // The browser reconnects by itself after a lost connection, but not after an error response.
  source.onerror = () => source.readyState === EventSource.CLOSED && onRefused()
  return source
}

/** Opens the event stream, one per tab, and calls `onOpen` each time it opens. Returns a function that closes it. */
export function openLive(client: QueryClient, onOpen: () => void): () => void {
  let source: EventSource | null = null
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    if (ended) return
    if (isServerDown()) {
      timer = setTimeout(open, AGAIN_MS)
      return
    }
    const onRefused = () => {
      close()
      // If the session has ended, this signs the page out.
      void client.invalidateQueries(queries.me)
      timer = setTimeout(open, AGAIN_MS)
    }
    source ??= listen(client, onOpen, onRefused)
  }
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, HIDDEN_MS)
    else open()
  }
  open()
  const ends = [showUnread(client), followReading(client), followMessages(client), followAllowance(client)]
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    ended = true
    close()
    document.removeEventListener('visibilitychange', onVisibility)
    for (const end of ends) end()
  }
}
