import type { Message, MessageReaction, ReactionBody } from '../../../../contract/messages.ts'
import { del, post } from '../../../api.ts'
import { isOfConversation } from '../../../refetch.ts'
import type { ReplyStore } from './reply-store.ts'

/** Wherever the message is shown. */
function setReaction({ client, helperId }: ReplyStore, id: number, reaction: MessageReaction | undefined): void {
  const predicate = (query: { queryKey: readonly unknown[] }) =>
    isOfConversation(query) && query.queryKey[1] === helperId
  client.setQueriesData<Message[]>({ predicate }, (messages) =>
    messages?.map((message) => {
      if (message.id !== id) return message
      const { reaction: _, ...rest } = message
      return reaction ? { ...rest, reaction } : rest
    }),
  )
}

/** Rejects with an ApiError. */
export async function react(store: ReplyStore, id: number, reaction: ReactionBody): Promise<void> {
  await post(`/api/messages/${id}/reaction`, reaction)
  setReaction(store, id, reaction)
}

/** Rejects with an ApiError. */
export async function takeReactionBack(store: ReplyStore, id: number): Promise<void> {
  await del(`/api/messages/${id}/reaction`)
  setReaction(store, id, undefined)
}
