import { LONGEST_CALL_MS } from '../../../core/calls/ceilings.ts'
import { AiError } from '../port-errors.ts'
import { PassingAiError } from './model-errors.ts'

export interface AiTimeouts {
  /** From sending the request to the response's headers. */
  headersMs: number
  /** From the headers, or the last sign of life, to the first token. */
  firstTokenMs: number
  /** Between two tokens, or signs of life. */
  gapMs: number
  /** From sending the request to the end of the reply. */
  totalMs: number
  /** The model may have to be loaded first: the person is told, and a late answer is not asked for twice. */
  mayLoad?: boolean
}

/** Providers that answer at once. */
export const HOSTED_TIMEOUTS: AiTimeouts = {
  headersMs: 15_000,
  firstTokenMs: 30_000,
  gapMs: 20_000,
  totalMs: 180_000,
}

/** Any other server: it may be slow, or start up when it is called. */
export const SERVER_TIMEOUTS: AiTimeouts = {
  headersMs: 45_000,
  firstTokenMs: 45_000,
  gapMs: 30_000,
  totalMs: LONGEST_CALL_MS,
  mayLoad: true,
}

/** A large model takes minutes from a slow disk. */
export const LOCAL_TIMEOUTS: AiTimeouts = {
  headersMs: 240_000,
  firstTokenMs: 240_000,
  gapMs: 60_000,
  totalMs: LONGEST_CALL_MS,
  mayLoad: true,
}

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
