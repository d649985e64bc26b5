import type { QueryClient } from '@tanstack/react-query'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/list-order.ts'
import { queries, withReadUpTo } from '../../../api.ts'
import { refetchIfFetching } from '../../../refetch.ts'

export function changeConversation(
  client: QueryClient,
  helperId: number,
  change: (known: ConversationSummary) => Partial<ConversationSummary>,
): void {
  client.setQueryData(
    queries.conversations.queryKey,
    (list) =>
      list && {
        conversations: list.conversations
          .map((one) => (one.helperId === helperId ? { ...one, ...change(one) } : one))
          .sort(listOrder),
      },
  )
  refetchIfFetching(client, queries.conversations)
}

export const readUpTo = (client: QueryClient, helperId: number, upTo: number): void =>
  changeConversation(client, helperId, (known) => withReadUpTo(known, upTo))

export const unreadIn = (list: ConversationListAnswer | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0
