import type { QueryClient } from '@tanstack/react-query'
import type { ConversationListAnswer } from '../../../../contract/conversations.ts'
import { post, queries } from '../../../api.ts'
import { messagesIn, type ReplyStore, replyIn } from '../reply/reply-store.ts'
import { readUpTo, unreadIn } from './conversation-summaries.ts'
import {
  unreadDividerQuery,
  VISIBLE_CONVERSATION,
  type VisibleConversation,
  visibleConversation,
} from './visible-conversation.ts'

const { queryKey } = queries.conversations

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Whether the person has written since the message with the id `after`. */
const hasWritten = (store: ReplyStore, after: number): boolean =>
  replyIn(store).phase !== 'idle' || messagesIn(store).some(({ id, isFromUser }) => isFromUser && id > after)

function isUnread(client: QueryClient, { helperId, newestId }: VisibleConversation, upTo: number): boolean {
  return messagesIn({ client, helperId }).some(({ id, isFromUser }) => id > upTo && id <= newestId && !isFromUser)
}

const summaryIn = ({ conversations }: ConversationListAnswer, { helperId }: VisibleConversation) =>
  conversations.find((one) => one.helperId === helperId)

/**
 * Marks conversations as read while their end is on screen, and remembers where the unread part began. Returns a
 * function that stops it.
 */
export function followReading(client: QueryClient): () => void {
  let opened: number | null = null

  async function open(reading: VisibleConversation, from: number): Promise<void> {
    opened = reading.helperId
    const { queryKey: line } = unreadDividerQuery(reading.helperId)
    // A person who has written meanwhile is at the end. The line would scroll them away from it.
    const isNew =
      !hasWritten({ client, helperId: reading.helperId }, reading.newestId) && isUnread(client, reading, from)
    client.setQueryData(line, isNew ? from : null)
    // The "new" line may push the end off screen.
    await nextFrame()
    await nextFrame()
  }

  async function report(): Promise<void> {
    const reading = visibleConversation()
    if (!reading) {
      opened = null
      return
    }
    const known = summaryIn(await client.ensureQueryData(queries.conversations), reading)
    // In a conversation that is newer than the list, nothing was unread.
    if (opened !== reading.helperId) await open(reading, known?.readUpTo ?? reading.newestId)
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
 * Marks unread messages in the navigation (`data-unread` in theme.css) and on the app icon. Returns a function that
 * stops it.
 */
export function showUnread(client: QueryClient): () => void {
  void client.prefetchQuery(queries.conversations)
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
