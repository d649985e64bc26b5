import { ABANDONED_AFTER_MS } from '../../../../core/usage/model-calls.ts'
import { sleep } from '../../../platform/async/timers.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { findOpenReply } from '../ledger/store.ts'

/** Whether somebody waits for a reply, in any process. */
export async function isReplyAwaited({ db, clock }: Uses<'db' | 'clock'>): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ABANDONED_AFTER_MS)
  return (await findOpenReply(db, { since })).length > 0
}

const LOOK_MS = 500
/** A local model writes slower for everybody; a provider limits calls. Where many write, somebody always waits. */
const LONGEST_WAIT_MS = { local: 60_000, provider: 5000 }

/** Before a call in the background: people who wait for a reply come first, for a while. */
export async function giveWay(services: Uses<'models' | 'clock' | 'db'>, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS[services.models.current.local ? 'local' : 'provider']
  while (performance.now() < until && !signal.aborted && (await isReplyAwaited(services))) await sleep(LOOK_MS, signal)
}
