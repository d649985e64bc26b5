import { readRetryAfter } from '../../../core/notifications/retry-backoff.ts'
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

/** The request was refused with this status. */
export class RefusedAiError extends AiError {
  readonly status: number
  constructor(status: number) {
    super('refused', `The model refused the request (${status})`)
    this.status = status
  }
}

/** The server says that it is loading its model. */
export class LoadingAiError extends AiError {
  constructor() {
    super('unreachable', 'The model is still being loaded')
  }
}

/** Only contains the status, because the body may quote the conversation. */
export function statusError(status: number, retryAfter: string | null | undefined): AiError {
  const answered = { status, retryAfterMs: readRetryAfter(retryAfter ?? '', Date.now()) }
  if (status === 429) return new PassingAiError('rate_limited', 'The model is rate limited (429)', undefined, answered)
  if (status >= 500 || status === 408) {
    const message = `The model answered with status ${status}`
    return new PassingAiError('unreachable', message, undefined, answered)
  }
  if (status >= 300 && status < 400) return new AiError('refused', `The model's address redirects (${status})`)
  return new RefusedAiError(status)
}

/** The SDK's error is not kept as the cause: it contains the response body, which may quote the conversation. */
export function sdkError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof AiError || !(error instanceof Error)) return error
  if ('status' in error && typeof error.status === 'number') return statusError(error.status, retryAfterOf(error))
  if (error.constructor.name === 'APIConnectionTimeoutError' || error.name === 'TimeoutError') {
    return new PassingAiError('timeout', 'The model did not answer the request in time')
  }
  return new PassingAiError('unreachable', 'The model could not be reached')
}

/** These headers come from undici, so they are not instances of Node's global class. */
const retryAfterOf = (error: Error & { headers?: Pick<Headers, 'get'> }): string | null =>
  error.headers?.get('retry-after') ?? null
