/** The replies in progress in this process: a reload resumes them, Stop ends them, a shutdown waits for them. */

export interface RunningReply {
  userId: number
  text: string
  /** Its text held a mark that sets a reminder. */
  isMarked?: boolean
  /** Aborted by Stop and by a shutdown. */
  abort: AbortController
}

/** An error, because whoever waits for the reply logs why it ended. */
const stopping = (): Error => new Error('this process stops')

export class RunningReplies {
  readonly #byMessage = new Map<number, RunningReply>()
  readonly #running = new Set<RunningReply>()
  readonly #settling = new Set<Promise<unknown>>()
  readonly #draining = new AbortController()
  #cut = false

  /** Aborted when the process is about to stop, so that pauses end at once. */
  get draining(): AbortSignal {
    return this.#draining.signal
  }

  get size(): number {
    return this.#running.size
  }

  get(messageId: number): RunningReply | undefined {
    return this.#byMessage.get(messageId)
  }

  /** Keeps the process alive until `work` settles. Until then `reply` is found by the id of the message it answers. */
  async run<Result>(messageId: number | null, reply: RunningReply, work: () => Promise<Result>): Promise<Result> {
    if (messageId !== null) this.#byMessage.set(messageId, reply)
    this.#running.add(reply)
    if (this.#cut) reply.abort.abort(stopping())
    const settling = work()
    this.#settling.add(settling)
    try {
      return await settling
    } finally {
      if (messageId !== null) this.#byMessage.delete(messageId)
      this.#running.delete(reply)
      this.#settling.delete(settling)
    }
  }

  /** Keeps the process alive for work that nobody awaits. */
  keep(work: Promise<unknown>): void {
    this.#settling.add(work)
    const done = (): void => void this.#settling.delete(work)
    work.then(done, done)
  }

  /** Waits for running replies; after `graceMs` they are aborted and their messages refunded. */
  async drain(graceMs: number): Promise<void> {
    this.#draining.abort()
    const cut = setTimeout(() => {
      // New work would keep the process alive forever.
      this.#cut = true
      for (const { abort } of this.#running) abort.abort(stopping())
    }, graceMs)
    while (this.#settling.size > 0) await Promise.allSettled(this.#settling)
    clearTimeout(cut)
  }
}
