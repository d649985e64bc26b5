import type { ConversationListAnswer } from '../../../../contract/conversations.ts'

export const unreadIn = (list: ConversationListAnswer | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0
