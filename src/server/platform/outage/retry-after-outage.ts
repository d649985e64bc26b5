import { sleep } from '../async/timers.ts'
import { isUnavailable } from '../errors/errors.ts'
import type { Uses } from '../ports/services.ts'

const FIRST_MS = 250
const LONGEST_MS = 5000
/** After this, the periodic sweeps take over. */
const GIVEN_UP_MS = 10 * 60_000

export const longerPause = (ms: number): number => Math.min(Math.max(2 * ms, FIRST_MS), LONGEST_MS)

async function tryUntilBack(
  { replies, log }: Uses<'log' | 'replies'>,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + GIVEN_UP_MS
  let waitMs = FIRST_MS
  do {
    await sleep(waitMs, replies.draining)
    waitMs = longerPause(waitMs)
    try {
      await work()
      return
    } catch (cause) {
      if (!isUnavailable(cause)) return log.error({ err: cause, what }, 'could not be completed after an outage')
    }
  } while (!replies.draining.aborted && performance.now() < until)
  log.warn({ what }, 'given up: the outage lasted too long')
}

/** Nobody waits for it; a shutdown makes one last attempt. */
export const retryAfterOutage = (services: Uses<'log' | 'replies'>, what: string, work: () => Promise<unknown>): void =>
  services.replies.keep(tryUntilBack(services, what, work))

/** Runs at once or, during an outage, when it is over. */
export async function runOrRetryAfterOutage(
  services: Uses<'log' | 'replies'>,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!isUnavailable(cause)) throw cause
    retryAfterOutage(services, what, work)
  }
}
