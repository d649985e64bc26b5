import { AiError } from '../port-errors.ts'
import { PassingAiError } from './one-retry.ts'
import { statusError } from './status-error.ts'

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
