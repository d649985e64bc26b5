/** What one tab passes on to the others. */
type Passed = { name: string; data: string } | { opened: true; for?: string } | { joined: string }

export interface StreamListener {
  /** The stream is open: now, or it was when this tab joined. What happened before may be missing. */
  onOpen(): void
  onEvent(name: string, data: string): void
}

/** Opens the stream and returns a function that closes it. */
export type OpenStream = (listener: StreamListener) => () => void

const NAME = 'live-events'

/**
 * A browser shares six connections among all its tabs over HTTP/1.1, so one tab opens the stream for all of them. When
 * it leaves, the next one opens it. Returns a function that leaves.
 */
export function joinStream(listener: StreamListener, open: OpenStream): () => void {
  // Over plain HTTP there are no locks, except on this computer.
  if (!navigator.locks) return open(listener)
  const me = crypto.randomUUID()
  const channel = new BroadcastChannel(NAME)
  const pass = (passed: Passed): void => channel.postMessage(passed)
  const leaving = new AbortController()
  let isOpen = false

  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = open({
        onOpen: () => {
          isOpen = true
          listener.onOpen()
          pass({ opened: true })
        },
        onEvent: (name, data) => {
          listener.onEvent(name, data)
          pass({ name, data })
        },
      })
      leaving.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })

  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('joined' in data) {
      if (isOpen) pass({ opened: true, for: data.joined })
    } else if ('name' in data) listener.onEvent(data.name, data.data)
    else if (data.for === undefined || data.for === me) listener.onOpen()
  }
  pass({ joined: me })
  // It is refused when the tab leaves before its turn.
  navigator.locks.request(NAME, { signal: leaving.signal }, lead).catch(() => undefined)
  return () => {
    leaving.abort()
    channel.close()
  }
}
