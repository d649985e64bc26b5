import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/list-order.ts'
import { queries, withReadUpTo } from '../../../api.ts'
import { refetchIfFetching } from '../../../refetch.ts'

export function changeConversation(
  client: QueryClient,
  helperId: number,
  change: (known: ConversationSummary) => Partial<ConversationSummary>,
): void {
  const { queryKey } = queries.conversations
  const known = client.getQueryData(queryKey)
  const one = known?.conversations.find((each) => each.helperId === helperId)
  const changed = one && { ...one, ...change(one) }
  // What is known already, an answer on its way knows, too.
  if (one && replaceEqualDeep(one, changed) === one) return
  if (known && changed) {
    const conversations = known.conversations.map((each) => (each === one ? changed : each)).sort(listOrder)
    client.setQueryData(queryKey, { conversations })
  }
  refetchIfFetching(client, queries.conversations)
}

export const readUpTo = (client: QueryClient, helperId: number, upTo: number): void =>
  changeConversation(client, helperId, (known) => withReadUpTo(known, upTo))

export const unreadIn = (list: ConversationListAnswer | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0
