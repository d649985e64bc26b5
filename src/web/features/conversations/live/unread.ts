import type { QueryClient } from '@tanstack/react-query'
import type { ConversationListAnswer } from '../../../../contract/conversations.ts'
import { post, queries } from '../../../api.ts'
import { messagesIn } from '../reply/reply-store.ts'
import { readUpTo, unreadIn } from './conversation-summaries.ts'
import {
  firstUnread,
  readUpToOf,
  VISIBLE_CONVERSATION,
  type VisibleConversation,
  visibleConversation,
} from './visible-conversation.ts'

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
      opened = reading.helperId
      // It may begin where it is unread, which leaves the end off screen.
      await nextFrame()
      await nextFrame()
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
  addEventListener(VISIBLE_CONVERSATION, onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    removeEventListener(VISIBLE_CONVERSATION, onChange)
    document.removeEventListener('visibilitychange', onChange)
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
