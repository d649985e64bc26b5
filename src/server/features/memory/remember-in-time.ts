import type { Services } from '../../ports/services.ts'
import { rememberNewOf } from './remember.ts'

/**
 * Reads for facts what a person said just before, so that the next reply knows them. Returns false when that takes longer
 * than a reply may wait, or fails: then the worker's next round reads it.
 */
export async function rememberInTime(
  services: Pick<Services, 'config' | 'db' | 'vault' | 'clock' | 'log'>,
  userId: number,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, services.config.recallTimeoutMs, false)
  })
  const read = rememberNewOf(services, userId).catch((cause): boolean => {
    services.log.error({ err: cause }, 'what was just said could not be read before the reply')
    return false
  })
  try {
    return await Promise.race([read, late])
  } finally {
    clearTimeout(timer)
  }
}
