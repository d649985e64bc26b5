import type { Message } from '../../../contract/messages.ts'

/** Where the newest exchange of a conversation stands. Messages that are stored live in the list, not here. */
export type ReplyState =
  | { phase: 'idle' }
  /** Sent, not yet accepted by the server: `content` stands in for the message. */
  | { phase: 'sending'; content: string }
  | { phase: 'writing'; userMessageId: number; text: string; isSafety?: boolean; stopping: boolean }
  | { phase: 'failed'; userMessageId: number; reason: string }

export type ReplyEvent =
  | { type: 'sent'; content: string }
  | { type: 'accepted'; userMessageId: number }
  | { type: 'token'; text: string; isSafety?: boolean }
  /** The whole text so far, as a page that was reloaded learns it. */
  | { type: 'progress'; userMessageId: number; text: string }
  | { type: 'stopping'; on: boolean }
  | { type: 'failed'; userMessageId: number; reason: string }
  | { type: 'settled' }

export const IDLE: ReplyState = { phase: 'idle' }

type Writing = Extract<ReplyState, { phase: 'writing' }>
type Token = Extract<ReplyEvent, { type: 'token' }>

const withToken = (state: Writing, { text, isSafety }: Token): Writing => ({
  ...state,
  text: state.text + text,
  ...(isSafety ? { isSafety } : {}),
})

/** The next state. An event that does not fit the state (a token after the end) changes nothing. */
export function nextReplyState(state: ReplyState, event: ReplyEvent): ReplyState {
  switch (event.type) {
    case 'sent':
      return { phase: 'sending', content: event.content }
    case 'accepted':
      return { phase: 'writing', userMessageId: event.userMessageId, text: '', stopping: false }
    case 'token':
      return state.phase === 'writing' ? withToken(state, event) : state
    case 'progress': {
      const stopping = state.phase === 'writing' && state.stopping
      return { phase: 'writing', userMessageId: event.userMessageId, text: event.text, stopping }
    }
    case 'stopping':
      return state.phase === 'writing' ? { ...state, stopping: event.on } : state
    case 'failed':
      return { phase: 'failed', userMessageId: event.userMessageId, reason: event.reason }
    case 'settled':
      return IDLE
  }
}

/** May the person send now? One exchange at a time. */
export const isBusy = (state: ReplyState): boolean => state.phase === 'sending' || state.phase === 'writing'

/** The stored messages with one more, in order and each once, however many tabs or reloads report it. */
export function withMessage(messages: readonly Message[], added: Message): Message[] {
  const others = messages.filter((message) => message.id !== added.id)
  return [...others, added].sort((a, b) => a.id - b.id)
}

/** A page of older messages in front of those that are there. */
export function withOlder(messages: readonly Message[], older: readonly Message[]): Message[] {
  const known = new Set(messages.map((message) => message.id))
  return [...older.filter((message) => !known.has(message.id)), ...messages]
}
