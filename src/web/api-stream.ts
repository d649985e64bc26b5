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
export function eventReader(): (text: string) => StreamEvent[] {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}

/** Streamed calls. Pages that only display data do not load this. */

const CUT_OFF_TEXT = 'The reply was cut off. Please try again.'

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

async function* readEvents(body: ReadableStream<BufferSource>, heard: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const eventsIn = eventReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      heard()
      yield* eventsIn(part.value)
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** An error event of one part of a stream names the part: others go on. */
interface Failure {
  error: { code: string; message: string }
  helperId?: number | undefined
}

function errorIn(data: Failure): ApiError {
  const error = new ApiError(0, data.error.code, data.error.message, data)
  if (isOutage(error)) reportServerDown(0)
  return error
}

export type Streamed<Events> = { [Name in keyof Events]: { name: Name; data: Events[Name] } }[keyof Events]

/**
 * Posts, and yields the events of the answer until the one called `last`. Throws an ApiError for a refusal, a broken or
 * silent stream, or the stream's own error. After `signal` it stops listening; the server still finishes the reply.
 */
export async function* stream<Events extends { error: Failure }>(
  path: string,
  body: unknown,
  { last = 'done', signal = new AbortController().signal }: { last?: string; signal?: AbortSignal } = {},
): AsyncGenerator<Streamed<Events>> {
  const silence = silenceLimit()
  try {
    const both = AbortSignal.any([signal, silence.signal])
    const response = await fetch(path, request('POST', body, 'text/event-stream', both))
    if (!response.ok || !response.body) throw await errorFromResponse(response)
    for await (const { name, data } of readEvents(response.body as ReadableStream<BufferSource>, silence.heard)) {
      signal.throwIfAborted()
      const event = { name, data: JSON.parse(data) } as Streamed<Events>
      if (name === 'error' && (event.data as Failure).helperId === undefined) throw errorIn(event.data as Failure)
      yield event
      if (name === last) return
    }
    throw new ApiError(0, 'cut_off', CUT_OFF_TEXT)
  } catch (cause) {
    throw toApiError(cause, signal)
  } finally {
    silence.stop()
  }
}

/**
 * A browser shares six connections among all its tabs over HTTP/1.1. So many of them may be held by replies that are
 * streamed; one is held by live events, and the others load pages.
 */
const SLOTS = ['reply-stream-1', 'reply-stream-2', 'reply-stream-3']

function take(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | null => {
      if (lock) return new Promise((release) => resolve(release))
      resolve(null)
      return null
    }
    // A page that is being closed gets no lock.
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(null))
  })
}

/** Returns a function that gives the slot back, or null if none is free in this browser. */
async function takeStreamSlot(): Promise<(() => void) | null> {
  // Over plain HTTP there are no locks, except on this computer.
  if (!navigator.locks) return () => undefined
  for (const name of SLOTS) {
    const giveBack = await take(name)
    if (giveBack) return giveBack
  }
  return null
}

/** Takes a slot for a reply that has begun. `onNone`: none is free. Returns a function that gives it back. */
export function holdStreamSlot(onNone: () => void): () => void {
  let isOver = false
  let giveBack = (): void => undefined
  void takeStreamSlot().then((taken) => {
    if (taken && isOver) taken()
    else if (taken) giveBack = taken
    else if (!isOver) onNone()
  })
  return () => {
    isOver = true
    giveBack()
  }
}
