import { sleep } from '../../../platform/async/sleep.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { isReplyAwaited } from '../ledger/is-reply-awaited.ts'

const LOOK_MS = 500
/** A local model writes slower for everybody; a provider limits calls. Where many write, somebody always waits. */
const LONGEST_WAIT_MS = { local: 60_000, provider: 5000 }

/** Before a call in the background: people who wait for a reply come first, for a while. */
export async function giveWay(services: Pick<Services, 'ai' | 'clock' | 'db'>, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS[services.ai.local ? 'local' : 'provider']
  while (performance.now() < until && !signal.aborted && (await isReplyAwaited(services))) await sleep(LOOK_MS, signal)
}
