import { settingsFrom } from '../../../core/privacy/settings.ts'
import type { Services } from '../../ports.ts'
import { endMemories } from './clean-up.ts'
import { claimForDay, countReached, isDayOpen } from './retention-store.ts'

const DAY_MS = 86_400_000
/** Nothing of an account that is younger can be too old for any choice. */
const SHORTEST_DAYS = 30
const PEOPLE_AT_ONCE = 100

type Claimed = Awaited<ReturnType<typeof claimForDay>>[number]

async function applyTo(services: Services, row: Claimed, now: Date): Promise<number> {
  const { dataRetentionDays: days } = settingsFrom(row.settings)
  if (days === -1) return 0
  const { userId } = row
  const before = new Date(now.getTime() - days * DAY_MS)
  const [reached] = await countReached(services.db, userId, before, false)
  if (!reached || reached.facts + reached.messages === 0) return 0
  const owner = { userId, dataKey: services.vault.unwrap(row.wrappedKey) }
  return (await endMemories(services, owner, { userId, before, onlySensitive: false })).deletedCount
}

/**
 * Once a day (UTC), ends what is older than its person chose. Any number of workers may do so at once: each takes the
 * next accounts; what one that dies leaves undone is done the day after.
 */
export async function applyRetention(services: Services): Promise<void> {
  const now = services.clock.now()
  const day = now.toISOString().slice(0, 10)
  const youngest = new Date(now.getTime() - SHORTEST_DAYS * DAY_MS)
  let ended = 0
  while ((await isDayOpen(services.db, day))[0]?.open) {
    for (const row of await claimForDay(services.db, day, youngest, PEOPLE_AT_ONCE)) {
      ended += await applyTo(services, row, now).catch((cause) => {
        services.log.error({ err: cause, userId: row.userId }, 'old memories could not be ended')
        return 0
      })
    }
  }
  if (ended > 0) services.log.info({ ended }, 'memories that were too old have ended')
}
