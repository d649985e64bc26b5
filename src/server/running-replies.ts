/** The replies that this process is writing: what a reload picks up, what Stop ends, what a shutdown waits for. */

export interface RunningReply {
  userId: number
  /** Written so far. */
  text: string
  /** Aborted by Stop, and when the process has to end. */
  abort: AbortController
}

export class RunningReplies {
  readonly #byMessage = new Map<number, RunningReply>()
  readonly #running = new Set<RunningReply>()
  readonly #settling = new Set<Promise<unknown>>()
  readonly #draining = new AbortController()
  #cut = false

  /** Aborted when the process is about to end: anyone who only rests between two turns goes on at once. */
  get draining(): AbortSignal {
    return this.#draining.signal
  }

  get size(): number {
    return this.#running.size
  }

  get(messageId: number): RunningReply | undefined {
    return this.#byMessage.get(messageId)
  }

  /**
   * Keeps the process alive for a reply until `work` is over, and `reply` findable by the message it answers, where that
   * is stored.
   */
  async run<Result>(messageId: number | null, reply: RunningReply, work: () => Promise<Result>): Promise<Result> {
    if (messageId !== null) this.#byMessage.set(messageId, reply)
    this.#running.add(reply)
    if (this.#cut) reply.abort.abort('shutdown')
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

  /** Keeps the process alive for work that nobody waits for. */
  keep(work: Promise<unknown>): void {
    this.#settling.add(work)
    const done = (): void => void this.#settling.delete(work)
    work.then(done, done)
  }

  /** Waits for the replies under way; what takes longer than `graceMs` is cut short, and its message given back. */
  async drain(graceMs: number): Promise<void> {
    this.#draining.abort()
    const cut = setTimeout(() => {
      // Anyone who still writes in would keep the process for ever.
      this.#cut = true
      for (const { abort } of this.#running) abort.abort('shutdown')
    }, graceMs)
    while (this.#settling.size > 0) await Promise.allSettled(this.#settling)
    clearTimeout(cut)
  }
}
