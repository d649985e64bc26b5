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
  readonly #settling = new Set<Promise<unknown>>()
  #cut = false

  get size(): number {
    return this.#byMessage.size
  }

  get(messageId: number): RunningReply | undefined {
    return this.#byMessage.get(messageId)
  }

  /** Keeps `reply` findable by the message it answers, and the process alive for it, until `work` is over. */
  async run<Result>(messageId: number, reply: RunningReply, work: () => Promise<Result>): Promise<Result> {
    this.#byMessage.set(messageId, reply)
    if (this.#cut) reply.abort.abort('shutdown')
    const settling = work()
    this.#settling.add(settling)
    try {
      return await settling
    } finally {
      this.#byMessage.delete(messageId)
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
    const cut = setTimeout(() => {
      // Whoever still writes in would keep the process for ever.
      this.#cut = true
      for (const { abort } of this.#byMessage.values()) abort.abort('shutdown')
    }, graceMs)
    while (this.#settling.size > 0) await Promise.allSettled(this.#settling)
    clearTimeout(cut)
  }
}
