import type { OutgoingHttpHeader, ServerResponse } from 'node:http'

/** Words come faster than anyone reads. After the first, a shared clock batches them, halving the socket writes. */
const TICK_MS = 50

/** A page, or a proxy, takes a longer silence for a broken connection: a model may take minutes to load. */
const BEAT_MS = 15_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export interface ReplyStream {
  send(event: string, data: unknown): void
  /** Text for `token` events, which are batched; a safety text gets its own event at once. */
  sendText(text: string, isSafety?: boolean): void
  end(): void
}

const waiting = new Set<() => void>()

function flushWaiting(): void {
  const due = [...waiting]
  waiting.clear()
  for (const flush of due) flush()
}

function flushAtTick(flush: () => void): void {
  if (waiting.size === 0) setTimeout(flushWaiting, TICK_MS)
  waiting.add(flush)
}

/** Writes after the browser has left do nothing. */
export function eventStream(
  response: ServerResponse,
  headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
): ReplyStream {
  let pending = ''
  let begun = false
  response.writeHead(200, { ...headers, ...HEADERS })
  const beat = setInterval(() => void (response.destroyed || response.write(': waiting\n\n')), BEAT_MS)
  beat.unref()
  response.once('close', () => clearInterval(beat))

  const write = (event: string, data: unknown): void => {
    if (!response.destroyed) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const flush = (): void => {
    if (pending === '') return
    const text = pending
    pending = ''
    write('token', { text })
  }

  return {
    send(event, data) {
      flush()
      write(event, data)
    },
    sendText(text, isSafety = false) {
      if (isSafety) {
        flush()
        return write('token', { text, isSafety })
      }
      pending += text
      if (begun) return flushAtTick(flush)
      begun = true
      flush()
    },
    end() {
      waiting.delete(flush)
      clearInterval(beat)
      response.end()
    },
  }
}
