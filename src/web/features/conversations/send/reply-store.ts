import { notifyManager, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Message, MessageQuote, ReplyEvents } from '../../../../contract/messages.ts'
import { fetchMessages, queries } from '../../../api.ts'

/** The newest exchange of a conversation. Stored messages live in the list, not here. */
export type ReplyState =
  | { phase: 'idle' }
  /** Not yet accepted by the server; `content` stands in for the message, which may have waited under its `key`. */
  | { phase: 'sending'; content: string; quote?: MessageQuote | null | undefined; key?: string | undefined }
  | {
      phase: 'writing'
      userMessageId: number
      text: string
      isSafety?: boolean | undefined
      stopping: boolean
      /** Why there is no word yet, if the server knows. */
      waitingFor?: WaitingFor
    }
  | { phase: 'failed'; userMessageId: number; reason: string }

export type WaitingFor = ReplyEvents['progress']['waitingFor']

export type ReplyEvent =
  | { type: 'sent'; content: string; quote?: MessageQuote | null; key?: string }
  | { type: 'accepted'; userMessageId: number }
  | { type: 'token'; text: string; isSafety?: boolean }
  | { type: 'waiting'; waitingFor: WaitingFor }
  | { type: 'restart' }
  /** The whole text so far, for a page that was reloaded. */
  | { type: 'progress'; userMessageId: number; text: string }
  | { type: 'stopping'; on: boolean }
  | { type: 'failed'; userMessageId: number; reason: string }
  | { type: 'settled' }

export const IDLE: ReplyState = { phase: 'idle' }

/** Events that do not fit the state, such as a token after the end, are ignored. */
export function nextReplyState(state: ReplyState, event: ReplyEvent): ReplyState {
  switch (event.type) {
    case 'sent':
      return { phase: 'sending', content: event.content, quote: event.quote, key: event.key }
    case 'accepted':
      return { phase: 'writing', userMessageId: event.userMessageId, text: '', stopping: false }
    case 'progress': {
      const stopping = state.phase === 'writing' && state.stopping
      return { phase: 'writing', userMessageId: event.userMessageId, text: event.text, stopping }
    }
    case 'failed':
      return { phase: 'failed', userMessageId: event.userMessageId, reason: event.reason }
    case 'settled':
      return IDLE
  }
  if (state.phase !== 'writing') return state
  switch (event.type) {
    case 'token':
      return { ...state, text: state.text + event.text, isSafety: event.isSafety ?? state.isSafety }
    case 'waiting':
      return { ...state, waitingFor: event.waitingFor }
    case 'restart':
      return { ...state, text: '' }
    case 'stopping':
      return { ...state, stopping: event.on }
  }
}

export const isBusy = (state: ReplyState): boolean => state.phase === 'sending' || state.phase === 'writing'

/** Adds a message in order, without duplicates. */
export function withMessage(messages: readonly Message[], added: Message): Message[] {
  const others = messages.filter((message) => message.id !== added.id)
  return [...others, added].sort((a, b) => a.id - b.id)
}

export function withOlder(messages: readonly Message[], older: readonly Message[]): Message[] {
  const known = new Set(messages.map((message) => message.id))
  return [...older.filter((message) => !known.has(message.id)), ...messages]
}

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

/** Replaces the messages and changes the state in one step, so that nothing is shown twice or not at all. */
export function setMessages(store: ReplyStore, messages: readonly Message[], event: ReplyEvent): void {
  notifyManager.batch(() => {
    store.client.setQueryData(queries.messages(store.helperId).queryKey, [...messages])
    tell(store, event)
  })
}

export const keep = (store: ReplyStore, message: Message, event: ReplyEvent): void =>
  setMessages(store, withMessage(messagesIn(store), message), event)

/** Refetches the loaded messages and drops those that no longer exist. Rejects with an ApiError. */
export async function refreshMessages({ client, helperId }: ReplyStore): Promise<void> {
  client.setQueryData(queries.messages(helperId).queryKey, await fetchMessages(client, helperId))
}

/** A message without Markdown marks. What finds them is loaded with the first reply. */
export const wordsOf = ({ content }: Message): Promise<string> =>
  import('../../../../core/speech/speech.ts').then(
    ({ spokenText }) => spokenText(content),
    () => content,
  )
