import { AiError } from '../port-errors.ts'
import type { AiTimeouts } from './ai-timeouts.ts'
import { PassingAiError } from './one-retry.ts'

/** Limits the waits of one streamed reply; calls `onTimeout` at most once, and never after `stop`. */
export class StreamWatch {
  readonly #timeouts: AiTimeouts
  readonly #onTimeout: (error: AiError) => void
  readonly #total: NodeJS.Timeout
  #part: NodeJS.Timeout
  #inGap = false

  constructor(timeouts: AiTimeouts, onTimeout: (error: AiError) => void) {
    this.#timeouts = timeouts
    this.#onTimeout = onTimeout
    this.#total = this.#after(timeouts.totalMs, () => new AiError('timeout', 'The reply took too long as a whole'))
    this.#part = this.#after(timeouts.headersMs, () => noAnswer(timeouts))
  }

  headersCame(): void {
    clearTimeout(this.#part)
    this.#part = this.#after(
      this.#timeouts.firstTokenMs,
      () => new AiError('timeout', 'The model did not begin its reply in time'),
    )
  }

  /** A sign of life that is no token, such as a comment. */
  isAlive(): void {
    this.#part.refresh()
  }

  /** Called for each token: refreshing a timer is cheaper than creating one. */
  tokenCame(): void {
    if (this.#inGap) {
      this.#part.refresh()
      return
    }
    this.#inGap = true
    clearTimeout(this.#part)
    this.#part = this.#after(this.#timeouts.gapMs, () => new AiError('timeout', 'The model stopped mid-reply'))
  }

  stop(): void {
    clearTimeout(this.#part)
    clearTimeout(this.#total)
  }

  #after(ms: number, error: () => AiError): NodeJS.Timeout {
    return setTimeout(() => {
      this.stop()
      this.#onTimeout(error())
    }, ms)
  }
}

/** A model that was waited for while it may have loaded is not asked a second time. */
function noAnswer({ mayLoad }: AiTimeouts): AiError {
  const message = 'The model did not answer the request in time'
  return mayLoad ? new AiError('timeout', message) : new PassingAiError('timeout', message)
}
