import type { ReplyEvents } from '../contract/messages.ts'
import { ApiError, errorFromResponse, isOutage, request, TIMEOUT_MS, TIMEOUT_TEXT, toApiError } from './api.ts'
import { reportServerDown } from './server-outage.ts'

export interface StreamEvent {
  name: string
  data: string
}

function eventOf(block: string): StreamEvent | null {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(event|data)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null
}

/** Parses `text/event-stream` from chunks of text. Ignores comments and other fields. */
export function eventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onEvent(event)
    }
  }
}

/** Streamed calls. Pages that only display data do not load this. */

const CUT_OFF_TEXT = 'The reply was cut off. Please try again.'

export interface StreamListener<Accepted, Done> {
  onAccepted(event: Accepted): void
  onToken(event: ReplyEvents['token']): void
  onProgress?(event: ReplyEvents['progress']): void
  onRestart?(): void
  onDone(event: Done): void
  /** A refusal, a broken or silent stream, or the stream's own error event. Nothing follows it. */
  onError(error: ApiError): void
  /** Stops listening; the server still finishes the reply. */
  signal: AbortSignal
}

export type ReplyListener = StreamListener<ReplyEvents['accepted'], ReplyEvents['done']>

/** Passes one event on. Returns true when it was the last. */
function tell<Accepted, Done>(listener: StreamListener<Accepted, Done>, { name, data }: StreamEvent): boolean {
  if (name === 'accepted') listener.onAccepted(JSON.parse(data))
  if (name === 'progress') listener.onProgress?.(JSON.parse(data))
  if (name === 'restart') listener.onRestart?.()
  if (name === 'token') listener.onToken(JSON.parse(data))
  if (name === 'done') listener.onDone(JSON.parse(data))
  if (name === 'error') {
    const body = JSON.parse(data) as ReplyEvents['error']
    const error = new ApiError(0, body.error.code, body.error.message, body)
    if (isOutage(error)) reportServerDown(0)
    listener.onError(error)
  }
  return name === 'done' || name === 'error'
}

function silenceLimit() {
  const controller = new AbortController()
  const late = () => controller.abort(new DOMException(TIMEOUT_TEXT, 'TimeoutError'))
  let timer = setTimeout(late, TIMEOUT_MS)
  const stop = () => clearTimeout(timer)
  const heard = () => {
    stop()
    timer = setTimeout(late, TIMEOUT_MS)
  }
  return { signal: controller.signal, heard, stop }
}

interface EventListener {
  /** Returns whether it was the last one. */
  onEvent(event: StreamEvent): boolean
  /** A refusal, or a broken or silent stream. Nothing follows it. */
  onError(error: ApiError): void
  signal: AbortSignal
}

async function readEvents(body: ReadableStream<BufferSource>, listener: EventListener, heard: () => void) {
  let ended = false
  const feed = eventReader((event) => {
    if (!ended && !listener.signal.aborted) ended = listener.onEvent(event)
  })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard()
    feed(part.value)
  }
  if (!ended) throw new ApiError(0, 'cut_off', CUT_OFF_TEXT)
}

/** Posts and reports the events of the answer. Resolves at the end of the stream; never rejects. */
export async function streamEvents(path: string, body: unknown, listener: EventListener): Promise<void> {
  const silence = silenceLimit()
  const signal = AbortSignal.any([listener.signal, silence.signal])
  try {
    const response = await fetch(path, request('POST', body, 'text/event-stream', signal))
    if (!response.ok || !response.body) throw await errorFromResponse(response)
    await readEvents(response.body as ReadableStream<BufferSource>, listener, silence.heard)
  } catch (cause) {
    if (!listener.signal.aborted) listener.onError(toApiError(cause) as ApiError)
  } finally {
    silence.stop()
  }
}

export const stream = <Accepted, Done>(
  path: string,
  body: unknown,
  listener: StreamListener<Accepted, Done>,
): Promise<void> =>
  streamEvents(path, body, {
    signal: listener.signal,
    onEvent: (event) => tell(listener, event),
    onError: (error) => listener.onError(error),
  })

export const streamReply = (
  body: { helperId: number; content: string; idempotencyKey: string; picture?: string },
  listener: ReplyListener,
): Promise<void> => stream('/api/messages', { ...body, isFromUser: true }, listener)

export const streamRetry = (messageId: number, listener: ReplyListener): Promise<void> =>
  stream(`/api/messages/${messageId}/retry`, undefined, listener)
