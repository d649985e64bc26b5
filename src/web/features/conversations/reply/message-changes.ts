import { notifyManager } from '@tanstack/react-query'
import type { FollowUp } from '../../../../contract/follow-ups.ts'
import type { Message, MessageFollowUp, ReactionBody } from '../../../../contract/messages.ts'
import { type ApiError, del, patch, post, queries } from '../../../api.ts'
import { type ReplyListener, stream } from '../../../api-stream.ts'
import { isOfConversation, UPCOMING } from '../../../refetch.ts'
import { newIdempotencyKey } from '../send/unsent-store.ts'
import { listener } from './reply-flow.ts'
import { messagesIn, type ReplyEvent, type ReplyStore, refreshMessages, tell } from './reply-store.ts'

/** Replaces the messages and changes the state in one step. */
function setMessages(store: ReplyStore, messages: readonly Message[], event: ReplyEvent): void {
  notifyManager.batch(() => {
    store.client.setQueryData(queries.messages(store.helperId).queryKey, [...messages])
    tell(store, event)
  })
}

const reread = (store: ReplyStore): Promise<void> => refreshMessages(store).catch(() => undefined)
const before = (store: ReplyStore, id: number): Message[] => messagesIn(store).filter((message) => message.id < id)

/** Writes another reply. Resolves once it is saved; until then the old one is only hidden. */
export function regenerate(store: ReplyStore, reply: Message): Promise<void> {
  const shown = messagesIn(store)
  return new Promise((resolve, reject) => {
    const events: ReplyListener = {
      signal: new AbortController().signal,
      onAccepted: ({ userMessage }) => {
        setMessages(store, before(store, reply.id), { type: 'accepted', userMessageId: userMessage.id })
      },
      onToken: (token) => tell(store, { type: 'token', ...token }),
      onDone: ({ reply: next }) => {
        setMessages(store, [...before(store, reply.id), next], { type: 'settled' })
        void store.client.invalidateQueries(queries.me)
        void reread(store).then(resolve)
      },
      onError: (error) => {
        setMessages(store, shown, { type: 'settled' })
        void reread(store)
        reject(error)
      },
    }
    void stream(`/api/messages/${reply.id}/regenerate`, undefined, events)
  })
}

/** The helper answers what it took for a danger. Resolves once that reply is saved; until then the answer is only hidden. */
export function takeBack(store: ReplyStore, answer: Message): Promise<void> {
  const shown = messagesIn(store)
  const others = shown.filter(({ id }) => id !== answer.id)
  const settled = (messages: readonly Message[]): Promise<void> => {
    setMessages(store, messages, { type: 'settled' })
    void store.client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
    return reread(store)
  }
  return new Promise((resolve, reject) => {
    const events: ReplyListener = {
      signal: new AbortController().signal,
      onAccepted: ({ userMessage }) => setMessages(store, others, { type: 'accepted', userMessageId: userMessage.id }),
      onToken: (token) => tell(store, { type: 'token', ...token }),
      onDone: ({ reply }) => void settled([...others.filter(({ id }) => id !== reply.id), reply]).then(resolve),
      onError: (error) => void settled(shown).then(() => reject(error)),
    }
    void stream(`/api/messages/${answer.id}/misunderstood`, undefined, events)
  })
}

/** Saves another version of a message. Resolves once it is accepted; its reply follows like any other. */
export function edit(store: ReplyStore, message: Message, content: string, onFailed: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const reply = listener(store, { onAccepted: resolve, onRefused: reject, onFailed })
    const events: ReplyListener = {
      ...reply,
      onAccepted: (event) => {
        setMessages(store, before(store, message.id), { type: 'accepted', userMessageId: event.userMessage.id })
        reply.onAccepted(event)
      },
    }
    const body = { content, idempotencyKey: newIdempotencyKey() }
    void stream(`/api/messages/${message.id}/edit`, body, events)
  })
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
