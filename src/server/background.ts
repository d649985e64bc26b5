import type { Log } from './ports.ts'

/** What is done after an answer has left, so that how long it takes tells nobody anything. */
export class Background {
  readonly #log: Log
  readonly #tasks = new Set<Promise<void>>()

  constructor(log: Log) {
    this.#log = log
  }

  /** Begins a task soon; a failure of it is logged under `what`. */
  run(what: string, task: () => Promise<void>): void {
    const running: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
      .then(task)
      .catch((cause) => this.#log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, what))
      .finally(() => this.#tasks.delete(running))
    this.#tasks.add(running)
  }

  /** Waits for what is under way. */
  async drain(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks)
  }
}
