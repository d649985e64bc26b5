import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/conversation.ts'
import { post, queries, unreadIn, withReadUpTo } from '../../../api.ts'
import { refetchIfFetching } from '../../../refetch.ts'
import { listen } from '../../../ui/listen.ts'
import { messagesIn } from '../send/reply-store.ts'
import {
  firstUnread,
  readUpToOf,
  VISIBLE_CONVERSATION,
  type VisibleConversation,
  visibleConversation,
} from './visible-conversation.ts'

type Change = (known: ConversationSummary) => Partial<ConversationSummary>

/** Returns false if nothing changed: what is known already, an answer on its way knows, too. */
function setConversation(client: QueryClient, one: ConversationSummary, change: Change): boolean {
  const changed = { ...one, ...change(one) }
  if (replaceEqualDeep(one, changed) === one) return false
  client.setQueryData(queries.conversations.queryKey, (known) => ({
    conversations: (known?.conversations ?? []).map((each) => (each === one ? changed : each)).sort(listOrder),
  }))
  return true
}

const knownOne = (client: QueryClient, id: number): ConversationSummary | undefined =>
  client.getQueryData(queries.conversations.queryKey)?.conversations.find(({ helperId }) => helperId === id)

export function changeConversation(client: QueryClient, helperId: number, change: Change): void {
  const one = knownOne(client, helperId)
  if (!one || setConversation(client, one, change)) refetchIfFetching(client, queries.conversations)
}

export function readUpTo(client: QueryClient, helperId: number, upTo: number): void {
  const one = knownOne(client, helperId)
  const change: Change = (known) => withReadUpTo(known, upTo)
  // What is read to its end, an older answer on its way does not undo.
  if (one && upTo >= (one.lastMessage?.id ?? 0)) setConversation(client, one, change)
  else changeConversation(client, helperId, change)
}

const { queryKey } = queries.conversations

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function isUnread(client: QueryClient, { helperId, newestId }: VisibleConversation, upTo: number): boolean {
  const first = firstUnread(messagesIn({ client, helperId }), upTo)
  return first !== undefined && first <= newestId
}

const summaryIn = ({ conversations }: ConversationListAnswer, { helperId }: VisibleConversation) =>
  conversations.find((one) => one.helperId === helperId)

/** Marks conversations as read while their end is on screen. Returns a function that stops it. */
export function followReading(client: QueryClient): () => void {
  let opened: number | null = null

  async function report(): Promise<void> {
    const reading = visibleConversation()
    if (!reading) {
      opened = null
      return
    }
    // Most are read when they are opened.
    if (!isUnread(client, reading, readUpToOf(client, reading.helperId) ?? 0)) return
    const known = summaryIn(await client.ensureQueryData(queries.conversations), reading)
    if (opened !== reading.helperId) {
      // It may begin where it is unread, which leaves the end off screen.
      await nextFrame()
      await nextFrame()
      opened = reading.helperId
    }
    const current = known ?? summaryIn(await client.fetchQuery({ ...queries.conversations, staleTime: 0 }), reading)
    const now = visibleConversation()
    if (!current || now?.helperId !== reading.helperId || !now.atEnd) return
    if (!isUnread(client, now, current.readUpTo)) return
    readUpTo(client, now.helperId, now.newestId)
    await post(`/api/helpers/${now.helperId}/read`, { upTo: now.newestId })
  }

  const onChange = () => void report().catch(() => undefined)
  onChange()
  const ends = [listen(globalThis, [VISIBLE_CONVERSATION], onChange), listen(document, ['visibilitychange'], onChange)]
  return () => {
    for (const end of ends) end()
  }
}

function show(client: QueryClient): void {
  const count = unreadIn(client.getQueryData(queryKey))
  const { dataset } = document.documentElement
  if (count > 0) dataset.unread = ''
  else delete dataset.unread
  // Rejected if the app is not installed.
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  badge?.catch(() => undefined)
}

/**
 * Marks unread messages in the navigation (`data-unread` in theme.css) and on the app icon. The list of conversations is
 * fetched when the stream opens. Returns a function that stops it.
 */
export function showUnread(client: QueryClient): () => void {
  const unsubscribe = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === queryKey[0]) show(client)
  })
  show(client)
  return () => {
    unsubscribe()
    client.removeQueries({ queryKey })
    show(client)
  }
}
