import { sleep } from '../../platform/async/timers.ts'
import { AiError } from '../port-errors.ts'
import type { AiFailure, StreamOptions } from './port.ts'

/** A longer Retry-After is ignored: the person is waiting. */
const LONGEST_WAIT_MS = 2000
const SHORTEST_BACK_OFF_MS = 150
const BACK_OFF_SPREAD_MS = 200

/** A failure before the first token that a retry may fix. */
export class PassingAiError extends AiError {
  readonly retryAfterMs: number | null
  /** Of the answer; null if none came. */
  readonly status: number | null

  constructor(
    kind: AiFailure,
    message: string,
    cause?: unknown,
    { retryAfterMs = null, status = null }: { retryAfterMs?: number | null; status?: number | null } = {},
  ) {
    super(kind, message, cause)
    this.retryAfterMs = retryAfterMs
    this.status = status
  }
}

/** Retries once after a transient failure unless `beforeRetry` objects. Rejects with the signal's reason on abort. */
export async function withOneRetry<T>(
  { signal, beforeRetry }: Pick<StreamOptions, 'signal' | 'beforeRetry'>,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof PassingAiError)) throw error
    const wait = pauseAfter(error)
    if (wait === null) throw error
    await sleep(wait, signal)
    signal.throwIfAborted()
    await beforeRetry?.(error)
    return attempt()
  }
}

function pauseAfter(error: PassingAiError): number | null {
  const asked = error.retryAfterMs
  if (asked === null) return SHORTEST_BACK_OFF_MS + Math.random() * BACK_OFF_SPREAD_MS
  return asked <= LONGEST_WAIT_MS ? asked : null
}
