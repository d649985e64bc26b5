import type { Message, MessageQuote, ReplyEvents, ReplyProgress } from '../../../../contract/messages.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/text/limits.ts'
import { type ApiError, get, isOutage, post, queries } from '../../../api.ts'
import { holdStreamSlot, stream } from '../../../api-stream.ts'
import { onceServerIsBack } from '../../../server-outage.ts'
import {
  failed,
  keep,
  LOST,
  messagesIn,
  type ReplyStore,
  refreshMessages,
  setMessages,
  tell,
  withMessage,
} from './reply-store.ts'

const POLL_MS = 250
const NONE = 'No reply arrived.'
const STOPPED = 'Stopped before anything was written.'

export interface Outgoing {
  content: string
  /** As a data URL. */
  picture?: string | null
  quote?: MessageQuote | null
  /** A UUID. The server accepts one message per key. */
  key: string
}

export type OnFailed = () => void

const resuming = new Set<number>()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

// Without a body, the network failed rather than the server: the reply may still be in progress.
const isLostOnTheWay = (error: ApiError): boolean => error.status === 0 && error.body === null

function settle(store: ReplyStore, reply: Message): void {
  keep(store, reply, { type: 'settled' })
  void store.client.invalidateQueries(queries.me)
  // After a crisis, planned messages pause.
  if (reply.source === 'safety')
    void store.client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
}

/** Polls until the reply is complete. `onNone`: there is none, and none is being written. */
async function follow(store: ReplyStore, userMessageId: number, onNone: () => void): Promise<void> {
  for (;;) {
    const { state, text, reply } = await get<ReplyProgress>(`/api/messages/${userMessageId}/reply`)
    if (state === 'done' && reply) return settle(store, reply)
    if (state === 'deleted') return tell(store, { type: 'settled' })
    if (state !== 'writing') return onNone()
    tell(store, { type: 'progress', userMessageId, text })
    await pause(POLL_MS)
  }
}

async function resume(store: ReplyStore, userMessageId: number, onNone: () => void): Promise<void> {
  if (resuming.has(userMessageId)) return
  resuming.add(userMessageId)
  try {
    await follow(store, userMessageId, onNone)
  } catch (error) {
    failed(store, userMessageId, LOST)
    if (isOutage(error)) onceServerIsBack(() => void resume(store, userMessageId, onNone))
  } finally {
    resuming.delete(userMessageId)
  }
}

/** Picks up the reply to a message after a reload or a lost connection. */
export const resumeReply = (store: ReplyStore, userMessageId: number): Promise<void> =>
  resume(store, userMessageId, () => failed(store, userMessageId, NONE))

/** After an outage the reply may have been saved; if not, it is requested once more. */
const whenBack = (store: ReplyStore, userMessageId: number, onFailed: OnFailed): void =>
  onceServerIsBack(() => void resume(store, userMessageId, () => retry(store, userMessageId, onFailed)))

function afterAcceptance(store: ReplyStore, userMessageId: number, error: ApiError, onFailed: OnFailed): void {
  if (isLostOnTheWay(error)) {
    void resumeReply(store, userMessageId)
    return
  }
  if (isOutage(error)) {
    failed(store, userMessageId, error.text)
    whenBack(store, userMessageId, onFailed)
    return
  }
  const stopped = error.code === 'stopped'
  failed(store, userMessageId, stopped ? STOPPED : error.text)
  if (!stopped) onFailed()
}

/** Looks for a message that was saved although its response was lost. */
async function arrived(store: ReplyStore, content: string, newestBefore: number): Promise<Message | undefined> {
  await refreshMessages(store)
  return messagesIn(store).find(
    (message) => message.id > newestBefore && message.isFromUser && message.content === content,
  )
}

async function findAccepted(store: ReplyStore, content: string, newestBefore: number, error: ApiError) {
  if (error.code === 'already_sent') return (error.body as { userMessage: Message }).userMessage
  return isLostOnTheWay(error) ? arrived(store, content, newestBefore).catch(() => undefined) : undefined
}

/** Begins a reply, and resolves once the server has accepted it. Rejects with an ApiError. */
export async function begin(path: string, body?: object, signal?: AbortSignal) {
  const events = stream<ReplyEvents>(path, body, signal && { signal })
  const { value: accepted } = await events.next()
  return { userMessage: (accepted.data as ReplyEvents['accepted']).userMessage, events }
}

type Begun = Awaited<ReturnType<typeof begin>>

/** Shows a reply while it is written. */
export async function written(store: ReplyStore, { events }: Begun): Promise<Message | undefined> {
  for await (const { name, data } of events) {
    if (name === 'token') tell(store, { type: 'token', ...data })
    if (name === 'progress') tell(store, { type: 'waiting', ...data })
    if (name === 'restart') tell(store, { type: 'restart' })
    if (name === 'done') return data.reply
  }
}

/** Follows a reply to its end, whatever happens to the connection. */
async function receive(store: ReplyStore, begun: Begun, leaving: AbortController, onFailed: OnFailed): Promise<void> {
  const { id } = begun.userMessage
  // The server writes on, and the reply is read in short requests.
  const giveBackSlot = holdStreamSlot(() => {
    leaving.abort()
    void resumeReply(store, id)
  })
  try {
    const reply = await written(store, begun)
    if (reply) settle(store, reply)
  } catch (error) {
    if (!leaving.signal.aborted) afterAcceptance(store, id, error as ApiError, onFailed)
  } finally {
    giveBackSlot()
  }
}

/** Asks for a reply. Resolves once it is accepted, and the messages are those `shown`; rejects with an ApiError. */
export async function ask(
  store: ReplyStore,
  path: string,
  body: object | undefined,
  onFailed: OnFailed,
  shown = (accepted: Message) => withMessage(messagesIn(store), accepted),
): Promise<void> {
  const leaving = new AbortController()
  const begun = await begin(path, body, leaving.signal)
  const { userMessage } = begun
  setMessages(store, shown(userMessage), { type: 'accepted', userMessageId: userMessage.id })
  void receive(store, begun, leaving, onFailed)
}

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** Sends a message. Resolves once the server has accepted it; rejects with an ApiError otherwise. */
export async function sendMessage(
  store: ReplyStore,
  { content: words, picture, quote, key }: Outgoing,
  onFailed: OnFailed,
): Promise<void> {
  const newestBefore = messagesIn(store).at(-1)?.id ?? 0
  const content = words || PICTURE_ONLY_TEXT
  tell(store, { type: 'sent', content, quote: quote ?? null, key })
  const body = {
    helperId: store.helperId,
    content: words,
    isFromUser: true,
    idempotencyKey: key,
    ...(picture ? { picture: base64Of(picture) } : {}),
    ...(quote ? { quotes: quote.id } : {}),
  }
  try {
    await ask(store, '/api/messages', body, onFailed)
  } catch (error) {
    const found = await findAccepted(store, content, newestBefore, error as ApiError)
    if (!found) {
      tell(store, { type: 'settled' })
      throw error
    }
    keep(store, found, { type: 'accepted', userMessageId: found.id })
    void resume(store, found.id, () => retry(store, found.id, () => undefined))
  }
}

function retry(store: ReplyStore, userMessageId: number, onFailed: OnFailed): void {
  ask(store, `/api/messages/${userMessageId}/retry`, undefined, onFailed).catch((error: ApiError) => {
    failed(store, userMessageId, error.text)
    if (isOutage(error)) whenBack(store, userMessageId, onFailed)
    void store.client.invalidateQueries(queries.me)
  })
}

/** Requests the reply again unless it exists or is in progress. */
export async function tryAgain(store: ReplyStore, userMessageId: number, onFailed: OnFailed): Promise<void> {
  tell(store, { type: 'accepted', userMessageId })
  try {
    const { state } = await get<ReplyProgress>(`/api/messages/${userMessageId}/reply`)
    if (state === 'none') retry(store, userMessageId, onFailed)
    else await resumeReply(store, userMessageId)
  } catch {
    failed(store, userMessageId, LOST)
  }
}

/** Stops the reply and keeps the text so far. Rejects with an ApiError if the server is unreachable. */
export async function stopReply(store: ReplyStore, userMessageId: number): Promise<void> {
  tell(store, { type: 'stopping', on: true })
  try {
    await post(`/api/messages/${userMessageId}/stop`)
  } catch (error) {
    tell(store, { type: 'stopping', on: false })
    throw error
  }
}
