import type { QueryClient } from '@tanstack/react-query'
import { queries, reportServerHeard } from '../../api.ts'
import { isServerDown } from '../../server-outage.ts'
import { catchUp, onHelper, onMessage, onUsage } from './live-changes.ts'
import { clearUnread, loadUnread, markOpenConversationSeen, onHelperMessage, openHelper } from './unread.ts'

const AGAIN_MS = 5000
/** A tab in the background lets go of its connection: a browser has only a few of them for all tabs together. */
const HIDDEN_MS = 60_000
const MOVES = ['popstate', 'pushState', 'replaceState']

function listen(client: QueryClient, onRefused: () => void): EventSource {
  const source = new EventSource('/api/events')
  const on = <Data>(name: string, change: (client: QueryClient, data: Data) => void) =>
    source.addEventListener(name, ({ data }) => change(client, JSON.parse(data)))
  on('message', (_, event: Parameters<typeof onMessage>[1]) => {
    onMessage(client, event)
    onHelperMessage(client, event.message.helperId)
  })
  on('helper', onHelper)
  on('usage', onUsage)
  source.onopen = () => {
    reportServerHeard()
    catchUp(client, openHelper())
  }
  // The browser itself comes back after a lost connection, but not after a errorFromResponse.
  source.onerror = () => source.readyState === EventSource.CLOSED && onRefused()
  return source
}

/** Hears what happens elsewhere: one connection a tab. Returns what ends it. */
export function openLive(client: QueryClient): () => void {
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
    source ??= listen(client, () => {
      close()
      // Asks who is signed in: nobody any more ends this with everything else.
      void client.invalidateQueries(queries.me)
      timer = setTimeout(open, AGAIN_MS)
    })
  }
  const onMove = () => markOpenConversationSeen(client)
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, HIDDEN_MS)
    else open()
    onMove()
  }
  open()
  onMove()
  void loadUnread(client, () => ended).catch(() => undefined)
  document.addEventListener('visibilitychange', onVisibility)
  for (const move of MOVES) addEventListener(move, onMove)
  return () => {
    ended = true
    close()
    document.removeEventListener('visibilitychange', onVisibility)
    for (const move of MOVES) removeEventListener(move, onMove)
    clearUnread()
  }
}
