import { readRetryAfter } from '../../../core/time/retry-after.ts'
import { AiError } from '../port-errors.ts'
import { PassingAiError } from './one-retry.ts'

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
