import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicError } from '../errors/errors.ts'

/** A page, or a proxy, takes a longer silence for a broken connection: a model may take minutes to load. */
const BEAT_MS = 15_000

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export const wantsStream = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/event-stream')

interface ReplyStream {
  /** Whether an event was sent. */
  readonly isOpen: boolean
  send(event: string, data: unknown): void
  /** Text for `token` events; a safety text has its own. */
  sendText(text: string, isSafety?: boolean): void
  end(): void
}

/**
 * Events as an answer, which begins with the first of them. Text that arrives together is sent together. Writes after the
 * browser has left do nothing.
 */
function eventStream(reply: FastifyReply): ReplyStream {
  const { raw } = reply
  let isOpen = false
  let pending = ''
  let beat: NodeJS.Timeout | undefined

  function open(): void {
    isOpen = true
    reply.hijack()
    raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...STREAM_HEADERS })
    beat = setInterval(() => void (raw.destroyed || raw.write(': waiting\n\n')), BEAT_MS)
    beat.unref()
    raw.once('close', () => clearInterval(beat))
  }

  const write = (event: string, data: unknown): void => {
    if (!isOpen) open()
    if (!raw.destroyed) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const flush = (): void => {
    if (pending === '') return
    const text = pending
    pending = ''
    write('token', { text })
  }

  return {
    get isOpen() {
      return isOpen
    },
    send(event, data) {
      flush()
      write(event, data)
    },
    sendText(text, isSafety = false) {
      if (isSafety) {
        flush()
        return write('token', { text, isSafety })
      }
      if (pending === '') setImmediate(flush)
      pending += text
    },
    end() {
      clearInterval(beat)
      raw.end()
    },
  }
}

/** Streams what `work` sends. What fails before its first event is an ordinary error. */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (events: ReplyStream) => Promise<void>,
): Promise<void> {
  const events = eventStream(reply)
  try {
    await work(events)
  } catch (error) {
    if (!events.isOpen) throw error
    events.send('error', { error: publicError(error, request.log) })
  }
  events.end()
}

/** Aborted if the browser disconnects before it has its answer. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  const leave = (): void => left.abort(new Error('the browser left'))
  // The connection may be closed already.
  if (raw.destroyed) leave()
  raw.once('close', () => {
    if (!raw.writableFinished) leave()
  })
  return left.signal
}
