import { queryOptions, skipToken } from '@tanstack/react-query'

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

/** The message after which the conversation was unread when opened; null if it was all read. */
export const unreadDividerQuery = (helperId: number) =>
  queryOptions<number | null>({ queryKey: ['new-line', helperId], queryFn: skipToken, initialData: null, gcTime: 0 })
