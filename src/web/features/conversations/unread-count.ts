import type { ConversationListAnswer } from '../../../contract/conversations.ts'

/** Number of unread messages in all conversations. */
export const unreadIn = (list: ConversationListAnswer | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0
