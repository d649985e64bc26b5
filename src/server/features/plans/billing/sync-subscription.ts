import { planFrom } from '../../../../core/plans/subscription.ts'
import { DAY_MS, HOUR_MS } from '../../../../core/time/durations.ts'
import type { Billing } from '../../../integrations/billing/port.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { changePlan, endPlan, planOf } from './change-plan.ts'
import {
  type AccountRow,
  claimCustomers,
  claimReports,
  demoPlans,
  endedPlans,
  finishReports,
  forgetReports,
  insertReport,
  markSynced,
  nextSyncVersion,
} from './store.ts'

type Syncing = Uses<'planner' | 'db' | 'clock' | 'log' | 'signals'>

const AT_ONCE = 20

/** Webhooks only trigger this. Their content is not used, so late, repeated or reordered ones lead to the same plan. */
async function syncCustomer(services: Syncing, billing: Billing, customerId: string): Promise<void> {
  const account = await nextSyncVersion(services.db, customerId)
  if (!account) return
  const subscriptions = await billing.subscriptions(customerId)
  if (subscriptions.filter(({ state }) => state === 'active').length > 1) {
    services.log.warn({ userId: account.id }, 'someone pays for more than one subscription')
  }
  const now = services.clock.now()
  await changePlan(services, {
    userId: account.id,
    syncVersion: account.billingSyncVersion,
    decide: (current) => planFrom(subscriptions, planOf(current), now),
  })
  await markSynced(services.db, account.id, now)
}

/** Returns whether it succeeded; failures are retried later. */
async function trySync(services: Syncing, billing: Billing, customerId: string): Promise<boolean> {
  try {
    await syncCustomer(services, billing, customerId)
    return true
  } catch (error) {
    services.log.error({ err: error }, 'a subscription could not be read')
    return false
  }
}

export async function processReports(services: Syncing & Uses<'billing'>): Promise<void> {
  const { billing, db } = services
  if (!billing) return
  for (;;) {
    const reports = await claimReports(db, services.clock.now(), AT_ONCE)
    const byCustomer = Map.groupBy(reports, ({ customerId }) => customerId)
    for (const [customerId, ofCustomer] of byCustomer) {
      if (!(await trySync(services, billing, customerId))) continue
      const ids = ofCustomer.map(({ id }) => id)
      await finishReports(db, ids, services.clock.now())
    }
    if (reports.length < AT_ONCE) return
  }
}

/** Schedules the next read in an hour, in case no event arrives for this checkout. */
export async function readLater({ db, clock }: Uses<'db' | 'clock'>, userId: number): Promise<void> {
  await markSynced(db, userId, new Date(clock.now().getTime() - DAY_MS + HOUR_MS))
}

/** Runs once a day, in batches, to correct what a lost event left wrong. */
export async function reconcile(services: Syncing & Uses<'billing'>): Promise<void> {
  const { billing, db, clock } = services
  if (!billing) return
  const now = clock.now().getTime()
  const customers = await claimCustomers(db, {
    before: new Date(now - DAY_MS),
    again: new Date(now - DAY_MS + HOUR_MS),
    limit: AT_ONCE,
  })
  for (const customerId of customers) await trySync(services, billing, customerId)
}

/** Processed later, for a quick response. Repeated ones are only acknowledged. 400: not signed. 404: no payment. */
export async function receiveWebhook(
  services: Syncing & Uses<'billing'>,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!services.billing) throw new AppError(404, 'not_found', 'Payment is not set up on this server.')
  const { id, type, customerId } = await services.billing.readReport(body, signature)
  if (customerId === null) return
  const isNew = await insertReport(services.db, { id, type, customerId }, services.clock.now())
  if (!isNew) return
  processReports(services).catch((error) => services.log.error({ err: error }, 'payment events could not be processed'))
}

/** An event repeated after this long would be processed again, which does no harm. */
const KEEP_REPORTS_MS = 90 * DAY_MS

export async function sweepPlans(services: Syncing & Uses<'config'>): Promise<void> {
  const now = services.clock.now()
  const isOver = ({ subscriptionEndDate: end }: AccountRow): boolean => end !== null && end <= now
  for (const { id } of await endedPlans(services.db, now)) await endPlan(services, id, isOver)
  if (!services.config.demoCheckout) {
    const isDemo = ({ subscriptionStatus }: AccountRow): boolean => subscriptionStatus === 'demo'
    for (const { id } of await demoPlans(services.db)) await endPlan(services, id, isDemo)
  }
  await forgetReports(services.db, new Date(now.getTime() - KEEP_REPORTS_MS))
}
