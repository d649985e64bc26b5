import type { QueryClient } from '@tanstack/react-query'
import type { Message } from '../../../../contract/messages.ts'
import { queries } from '../../../api.ts'

/** What the open conversation shows. Changes are announced on the window as a VISIBLE_CONVERSATION event. */
export interface VisibleConversation {
  helperId: number
  /** 0: there are no messages yet. */
  newestId: number
  atEnd: boolean
}

export const VISIBLE_CONVERSATION = 'reading'

let shown: VisibleConversation | null = null

export function setVisibleConversation(next: VisibleConversation | null): void {
  shown = next
  dispatchEvent(new Event(VISIBLE_CONVERSATION))
}

/** Null if no conversation is open, or the page is hidden. */
export const visibleConversation = (): VisibleConversation | null => (document.hidden ? null : shown)

/** Of messages in their order, the id of the first that the helper wrote after the one with the id `readUpTo`. */
export const firstUnread = (messages: readonly Message[], readUpTo: number): number | undefined =>
  messages.find(({ id, isFromUser }) => id > readUpTo && !isFromUser)?.id

/** Up to where a conversation was read, as far as this page knows. */
export function readUpToOf(client: QueryClient, helperId: number): number | undefined {
  const list = client.getQueryData(queries.conversations.queryKey)
  if (list) return list.conversations.find((one) => one.helperId === helperId)?.readUpTo
  return client.getQueryData(queries.helpers.queryKey)?.helpers.find(({ id }) => id === helperId)?.readUpTo
}

/** Where a conversation that is opened now begins to be unread; undefined if it was all read. */
export const unreadOnOpening = (
  client: QueryClient,
  helperId: number,
  messages: readonly Message[],
): number | undefined =>
  // In a conversation that is newer than the list, nothing was unread.
  firstUnread(messages, readUpToOf(client, helperId) ?? Number.POSITIVE_INFINITY)
