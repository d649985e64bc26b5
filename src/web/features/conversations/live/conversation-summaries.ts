import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { ConversationListAnswer, ConversationSummary } from '../../../../contract/conversations.ts'
import { listOrder } from '../../../../core/conversations/list-order.ts'
import { queries, withReadUpTo } from '../../../api.ts'
import { refetchIfFetching } from '../../../refetch.ts'

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

export const unreadIn = (list: ConversationListAnswer | undefined): number =>
  list?.conversations.reduce((sum, { unread }) => sum + unread, 0) ?? 0
