import type { Services } from '../../ports/services.ts'
import { withTimeout } from '../../with-timeout.ts'
import { rememberNewOf } from './remember.ts'

/**
 * Reads for facts what a person said just before, so that the next reply knows them. Returns false when that takes
 * longer than a reply may wait, or fails: then the worker's next round reads it.
 */
export async function rememberInTime(
  services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'log'>,
  userId: number,
): Promise<boolean> {
  const read = rememberNewOf(services, userId).catch((cause): boolean => {
    services.log.error({ err: cause }, 'the newest message could not be searched for facts before the reply')
    return false
  })
  return withTimeout(read, services.config.recallTimeoutMs, () => false)
}
