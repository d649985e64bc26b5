import type { ConversationList } from '../../../contract/conversations.ts'

/** Unread messages of all conversations. */
export const unreadIn = (list: ConversationList | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0
