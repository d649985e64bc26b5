import type { FollowUp } from '../../../../contract/follow-ups.ts'
import type { Message, MessageFollowUp, ReactionBody } from '../../../../contract/messages.ts'
import { type ApiError, del, patch, post, queries } from '../../../api.ts'
import { isOfConversation, UPCOMING } from '../../../refetch.ts'
import { ask, begin, written } from './reply-flow.ts'
import { messagesIn, type ReplyStore, refreshMessages, setMessages, withMessage } from './reply-store.ts'
import { newIdempotencyKey } from './unsent-store.ts'

const reread = (store: ReplyStore): Promise<void> => refreshMessages(store).catch(() => undefined)
const before = (store: ReplyStore, id: number): Message[] => messagesIn(store).filter((message) => message.id < id)

/** Resolves once the other reply is saved; until then what is not `kept` is only hidden. Rejects with an ApiError. */
async function rewrite(store: ReplyStore, path: string, kept: () => Message[]): Promise<void> {
  const shown = messagesIn(store)
  try {
    const begun = await begin(path)
    setMessages(store, kept(), { type: 'accepted', userMessageId: begun.userMessage.id })
    const reply = await written(store, begun)
    setMessages(store, reply ? withMessage(kept(), reply) : kept(), { type: 'settled' })
    void store.client.invalidateQueries(queries.me)
  } catch (error) {
    setMessages(store, shown, { type: 'settled' })
    throw error
  } finally {
    await reread(store)
  }
}

export const regenerate = (store: ReplyStore, reply: Message): Promise<void> =>
  rewrite(store, `/api/messages/${reply.id}/regenerate`, () => before(store, reply.id))

/** The helper answers what it took for a danger. */
export async function takeBack(store: ReplyStore, answer: Message): Promise<void> {
  const path = `/api/messages/${answer.id}/misunderstood`
  await rewrite(store, path, () => messagesIn(store).filter(({ id }) => id !== answer.id))
  await store.client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
}

/** Saves another version of a message. Resolves once it is accepted; its reply follows like any other. */
export function edit(store: ReplyStore, message: Message, content: string, onFailed: () => void): Promise<void> {
  const body = { content, idempotencyKey: newIdempotencyKey() }
  return ask(store, `/api/messages/${message.id}/edit`, body, onFailed, (accepted) => [
    ...before(store, message.id),
    accepted,
  ])
}

/** Removes a message and its reply at once, and puts them back if the server refuses. */
export async function remove(store: ReplyStore, message: Message): Promise<void> {
  const shown = messagesIn(store)
  const left = shown.filter(({ id, replyTo }) => id !== message.id && replyTo !== message.id)
  store.client.setQueryData(queries.messages(store.helperId).queryKey, left)
  try {
    await del(`/api/messages/${message.id}`)
  } catch (error) {
    store.client.setQueryData(queries.messages(store.helperId).queryKey, shown)
    if ((error as ApiError).status !== 404) throw error
  }
  await Promise.all([reread(store), store.client.invalidateQueries({ queryKey: ['/api/memories'] })])
}

export async function select(store: ReplyStore, id: number): Promise<void> {
  await post(`/api/messages/${id}/select`)
  await refreshMessages(store)
}

export async function remember(store: ReplyStore, id: number, wanted: boolean): Promise<void> {
  await patch(`/api/messages/${id}/memory`, wanted ? { isRemembered: true } : { isForgotten: true })
  await Promise.all([reread(store), store.client.invalidateQueries({ queryKey: ['/api/memories'] })])
}

/** Wherever the message is shown. */
function changeMessage({ client, helperId }: ReplyStore, id: number, change: (message: Message) => Message): void {
  const predicate = (query: { queryKey: readonly unknown[] }) =>
    isOfConversation(query) && query.queryKey[1] === helperId
  client.setQueriesData<Message[]>({ predicate }, (messages) =>
    messages?.map((message) => (message.id === id ? change(message) : message)),
  )
}

export async function react(store: ReplyStore, id: number, reaction: ReactionBody): Promise<void> {
  await post(`/api/messages/${id}/reaction`, reaction)
  changeMessage(store, id, (message) => ({ ...message, reaction }))
}

export async function takeReactionBack(store: ReplyStore, id: number): Promise<void> {
  await del(`/api/messages/${id}/reaction`)
  changeMessage(store, id, ({ reaction: _, ...message }) => message)
}

/** A day and a time on the person's clock, as fields of a form have them. */
export interface ChosenTime {
  date: string
  time: string
}

function setFollowUp(store: ReplyStore, messageId: number, changed: MessageFollowUp): void {
  changeMessage(store, messageId, (message) => ({
    ...message,
    followUps: [...(message.followUps ?? []).filter(({ id }) => id !== changed.id), changed],
  }))
  void store.client.invalidateQueries({ queryKey: UPCOMING })
}

export async function answerFollowUp(
  store: ReplyStore,
  messageId: number,
  id: number,
  answer: 'accept' | 'decline' | 'undo',
  when?: ChosenTime,
): Promise<void> {
  setFollowUp(store, messageId, await post<FollowUp>(`/api/follow-ups/${id}/${answer}`, when))
}

/** The row says so until the page is loaded anew. */
export async function removeReminder(store: ReplyStore, messageId: number, reminder: MessageFollowUp): Promise<void> {
  await del(`/api/follow-ups/${reminder.id}`)
  setFollowUp(store, messageId, { ...reminder, state: 'declined' })
}
