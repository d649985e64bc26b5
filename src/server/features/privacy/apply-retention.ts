import { settingsFrom } from '../../../core/privacy/settings.ts'
import { noteErasure } from '../../platform/db/erasure.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import { forgetIn } from './clean-up.ts'
import { claimForDay, findExpiredFacts, hasExpired, readRetentionDay } from './store-retention.ts'

const DAY_MS = 86_400_000
/** The shortest retention: younger accounts have nothing too old. */
const SHORTEST_DAYS = 30
const PEOPLE_AT_ONCE = 100

type Claimed = Awaited<ReturnType<typeof claimForDay>>[number]

/** Facts expire by their own `autoDeleteAt`, summaries and messages by the person's setting. */
async function applyTo(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
  row: Claimed,
  now: Date,
): Promise<number> {
  const { userId } = row
  const { dataRetentionDays: days } = settingsFrom(row.settings)
  const before = days === -1 ? null : new Date(now.getTime() - days * DAY_MS)
  if (!(await hasExpired(services.db, userId, before, now))) return 0
  const owner = { userId, dataKey: services.vault.unwrap(row.wrappedKey) }
  const scope = { userId, before, onlySensitive: false }
  const { deletedCount } = await forgetIn(services, owner, scope, (tx) => findExpiredFacts(tx, userId, now))
  await announceMemoryChange(services, userId)
  return deletedCount
}

/**
 * Runs once a day (UTC), in any number of workers: each claims the next accounts. What a worker could not finish is
 * done the next day.
 */
export async function applyRetention(
  services: Uses<'db' | 'vault' | 'clock' | 'log' | 'signals' | 'caches'>,
): Promise<void> {
  const now = services.clock.now()
  const day = now.toISOString().slice(0, 10)
  const youngest = new Date(now.getTime() - SHORTEST_DAYS * DAY_MS)
  let ended = 0
  for (;;) {
    const [state] = await readRetentionDay(services.db, day)
    if (!state?.open) break
    if (state.fresh) await noteErasure(services.db)
    for (const row of await claimForDay(services.db, { day, createdBefore: youngest, limit: PEOPLE_AT_ONCE })) {
      ended += await applyTo(services, row, now).catch((cause) => {
        services.log.error(
          { err: cause, userId: row.userId },
          'memories past their retention period could not be deleted',
        )
        return 0
      })
    }
  }
  if (ended > 0) services.log.info({ ended }, 'deleted memories past their retention period')
}
