import type { FollowUp } from '../../../../contract/follow-ups.ts'
import type { Message, MessageFollowUp } from '../../../../contract/messages.ts'
import { del, post } from '../../../api.ts'
import { isOfConversation, UPCOMING } from '../../../refetch.ts'
import type { ReplyStore } from '../reply/reply-store.ts'

/** A day and a time on the person's clock, as fields of a form have them. */
export interface ChosenTime {
  date: string
  time: string
}

/** Wherever the message is shown. */
function change({ client, helperId }: ReplyStore, messageId: number, to: (message: Message) => Message): void {
  const predicate = (query: { queryKey: readonly unknown[] }) =>
    isOfConversation(query) && query.queryKey[1] === helperId
  client.setQueriesData<Message[]>({ predicate }, (messages) =>
    messages?.map((message) => (message.id === messageId ? to(message) : message)),
  )
  void client.invalidateQueries({ queryKey: UPCOMING })
}

const withFollowUp = (message: Message, changed: MessageFollowUp): Message => ({
  ...message,
  followUps: [...(message.followUps ?? []).filter(({ id }) => id !== changed.id), changed],
})

type Asked = (store: ReplyStore, message: Message, followUp: MessageFollowUp) => Promise<void>

const answer =
  (path: string): Asked =>
  async (store, message, { id }) => {
    const changed = await post<FollowUp>(`/api/follow-ups/${id}/${path}`)
    change(store, message.id, (known) => withFollowUp(known, changed))
  }

// Each rejects with an ApiError.

export const accept = answer('accept')
export const decline = answer('decline')
export const takeAnswerBack = answer('undo')

export async function acceptAt(store: ReplyStore, message: Message, id: number, when: ChosenTime): Promise<void> {
  const changed = await post<FollowUp>(`/api/follow-ups/${id}/accept`, when)
  change(store, message.id, (known) => withFollowUp(known, changed))
}

/** The row says so until the page is loaded anew. */
export const remove: Asked = async (store, message, followUp) => {
  await del(`/api/follow-ups/${followUp.id}`)
  change(store, message.id, (known) => withFollowUp(known, { ...followUp, state: 'declined' }))
}
