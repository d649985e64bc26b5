import { notifyManager, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Message } from '../../../../contract/messages.ts'
import { fetchMessages, queries } from '../../../api.ts'
import { IDLE, nextReplyState, type ReplyEvent, type ReplyState, withMessage } from './reply-state.ts'

/** The reply in progress. It lives in the query cache, so that it continues while another page is open, and ends at sign-out. */
export const replyQuery = (helperId: number) =>
  queryOptions<ReplyState>({
    queryKey: ['reply', helperId],
    queryFn: skipToken,
    initialData: IDLE,
    gcTime: Number.POSITIVE_INFINITY,
  })

export interface ReplyStore {
  client: QueryClient
  helperId: number
}

export function tell({ client, helperId }: ReplyStore, event: ReplyEvent): void {
  client.setQueryData(replyQuery(helperId).queryKey, (state) => nextReplyState(state ?? IDLE, event))
}

export const LOST = 'The connection was lost. Your message is kept.'

export const failed = (store: ReplyStore, userMessageId: number, reason: string): void =>
  tell(store, { type: 'failed', userMessageId, reason })

/** The current state, which may not be rendered yet. */
export const replyIn = ({ client, helperId }: ReplyStore): ReplyState =>
  client.getQueryData(replyQuery(helperId).queryKey) ?? IDLE

/** Resolves with the state of the reply once it `fits`, which may be now. */
export function replyOnce(store: ReplyStore, fits: (reply: ReplyState) => boolean): Promise<ReplyState> {
  return new Promise((resolve) => {
    const reply = replyIn(store)
    if (fits(reply)) return resolve(reply)
    const unsubscribe = store.client.getQueryCache().subscribe(() => {
      const now = replyIn(store)
      if (!fits(now)) return
      unsubscribe()
      resolve(now)
    })
  })
}

export const messagesIn = ({ client, helperId }: ReplyStore): Message[] =>
  client.getQueryData(queries.messages(helperId).queryKey) ?? []

/** Stores a message and changes the state in one step, so that nothing is shown twice or not at all. */
export function keep(store: ReplyStore, message: Message, event: ReplyEvent): void {
  notifyManager.batch(() => {
    store.client.setQueryData(queries.messages(store.helperId).queryKey, (known) => withMessage(known ?? [], message))
    tell(store, event)
  })
}

/** Refetches the loaded messages and drops those that no longer exist. Rejects with an ApiError. */
export async function refreshMessages({ client, helperId }: ReplyStore): Promise<void> {
  client.setQueryData(queries.messages(helperId).queryKey, await fetchMessages(client, helperId))
}
