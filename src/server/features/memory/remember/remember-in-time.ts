import { withTimeout } from '../../../platform/async/timers.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { rememberNewOf } from './remember.ts'

/**
 * Searches the newest messages for what to remember before a reply is written. Returns whether there were any. False if this fails
 * or takes too long; then the worker's next round reads them.
 */
export async function rememberInTime(
  services: Uses<'config' | 'db' | 'vault' | 'clock' | 'log'>,
  userId: number,
): Promise<boolean> {
  const read = rememberNewOf(services, userId).catch((cause): boolean => {
    services.log.error({ err: cause }, 'the newest message could not be searched before the reply')
    return false
  })
  return withTimeout(read, services.config.recallTimeoutMs, () => false)
}
