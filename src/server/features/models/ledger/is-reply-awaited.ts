import { ABANDONED_AFTER_MS } from '../../../../core/connections/longest-call.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findOpenReply } from './store.ts'

/** Whether somebody waits for a reply, in any process. */
export async function isReplyAwaited({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ABANDONED_AFTER_MS)
  return (await findOpenReply(db, since)).length > 0
}
