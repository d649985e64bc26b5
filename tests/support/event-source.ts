/** A client of `/api/events`, like a browser's EventSource. */

export interface Heard {
  id: string
  event: string
  data: Record<string, Record<string, unknown>>
  /** When it arrived, by `performance.now()`. */
  at: number
}

export interface EventSource {
  /** All events so far, in order. */
  heard: Heard[]
  contentType: string | null
  /** Waits for a number of events with a name; throws after ten seconds. */
  until(event: string, count: number): Promise<Heard[]>
  close(): Promise<void>
  /** Settles when the server ends the stream. */
  ended: Promise<void>
}

function parse(block: string): Heard | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  if (!field('data')) return null
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data')), at: performance.now() }
}

async function collect(body: ReadableStream<Uint8Array> | null, heard: Heard[], onHeard: () => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    heard.push(...blocks.map(parse).filter((each) => each !== null))
    onHeard()
  }
}

/** Listens with a session's cookie, from `lastId` on if given. */
export async function openEvents(origin: string, cookie: string, lastId?: string): Promise<EventSource> {
  const leave = new AbortController()
  const headers = { cookie, ...(lastId ? { 'last-event-id': lastId } : {}) }
  const response = await fetch(`${origin}/api/events`, { headers, signal: leave.signal })
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const wakeAll = (): void => {
    for (const wake of waiting) wake()
  }
  const ended = collect(response.body, heard, wakeAll).catch(() => undefined)
  return {
    heard,
    contentType: response.headers.get('content-type'),
    ended,
    async close() {
      leave.abort()
      await ended
    },
    until: (event, count) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${count} of ${event} were not heard among ${heard.map((each) => each.event).join(', ')}`))
        }, 10_000)
        const look = (): void => {
          const found = heard.filter((each) => each.event === event)
          if (found.length < count) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
  }
}
