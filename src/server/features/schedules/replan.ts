import { REASONS } from '../../../core/delivery-rules.ts'
import type { Services } from '../../ports.ts'
import { wakeBrowsers } from '../events/wake.ts'
import { nextTimeOf } from './plan-next.ts'
import {
  cancelPlans,
  claimStalePlans,
  clearStalePlans,
  markStale,
  resume,
  type StaleRow,
  savePlans,
  transaction,
} from './store.ts'

const AT_ONCE = 500

interface Plan {
  row: StaleRow
  time: number
}

function planOf(services: Services, row: StaleRow, now: Date): Plan[] {
  try {
    return [{ row, time: nextTimeOf(row, now, row.lastTime) }]
  } catch (cause) {
    services.log.error({ err: cause, helper: row.helperId }, 'no time could be planned')
    return []
  }
}

async function replan(services: Services, userId: number | null): Promise<number> {
  const now = services.clock.now()
  const rows = await transaction(services.db, async (tx) => {
    const stale = await claimStalePlans(tx, userId, AT_ONCE)
    if (stale.length === 0) return stale
    const paused = stale.filter((row) => !row.active).map((row) => row.helperId)
    const plans = stale.filter((row) => row.active).flatMap((row) => planOf(services, row, now))
    const helpers = plans.map(({ row }) => row.helperId)
    const owners = plans.map(({ row }) => row.userId)
    const times = plans.map(({ time }) => time)
    const zones = plans.map(({ row }) => row.timeZone)
    if (plans.length > 0) await savePlans(tx, helpers, owners, times, zones, now)
    if (paused.length > 0) await cancelPlans(tx, paused, REASONS.paused, now)
    await clearStalePlans(
      tx,
      stale.map((row) => row.helperId),
    )
    return stale
  })
  const users = new Set(rows.map((row) => row.userId))
  await wakeBrowsers(
    services,
    [...users].map((id) => ({ userId: id, messageId: '0' })),
  )
  return rows.length
}

/** Plans what was created or changed and not planned yet, by whichever process. */
export async function replanStale(services: Services): Promise<void> {
  while ((await replan(services, null)) === AT_ONCE);
}

/**
 * Plans the helpers of an account anew, one or all, after a change that their plans depend on. The mark is stored
 * first: should the planning not come about, the next sweep of a worker makes up for it.
 */
export async function replanHelpers(services: Services, userId: number, helperId: number | null): Promise<void> {
  await markStale(services.db, userId, helperId)
  await replan(services, userId)
}

/** A helper that rested because nobody answered was answered: back to its usual days. */
export async function resumeHelper(services: Services, userId: number, helperId: number): Promise<void> {
  await resume(services.db, userId, helperId)
  await replan(services, userId)
}

/** Plans the helpers of an account that are marked already. */
export async function planMarked(services: Services, userId: number): Promise<void> {
  await replan(services, userId)
}
