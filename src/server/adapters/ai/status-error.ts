import { readRetryAfter } from '../../../core/time/retry-after.ts'
import { AiError } from '../../port-errors.ts'
import { PassingAiError } from './one-retry.ts'

/** Only contains the status, because the body may quote the conversation. */
export function statusError(status: number, retryAfter: string | null | undefined): AiError {
  const retryMs = readRetryAfter(retryAfter ?? '', Date.now())
  if (status === 429) return new PassingAiError('rate_limited', 'The model is rate limited (429)', undefined, retryMs)
  if (status >= 500 || status === 408) {
    const message = `The model answered with status ${status}`
    return new PassingAiError('unreachable', message, undefined, retryMs)
  }
  if (status >= 300 && status < 400) return new AiError('refused', `The model's address redirects (${status})`)
  return new AiError('refused', `The model refused the request (${status})`)
}
