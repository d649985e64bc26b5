import type { Services } from '../../../platform/ports/services.ts'
import { endPlan } from './change-plan.ts'
import { type AccountRow, demoPlans, endedPlans, forgetReports } from './store.ts'

/** An event repeated after this long would be processed again, which does no harm. */
const KEEP_REPORTS_MS = 90 * 86_400_000

export async function sweepPlans(
  services: Pick<Services, 'handlers' | 'config' | 'db' | 'clock' | 'log' | 'signals'>,
): Promise<void> {
  const now = services.clock.now()
  const isOver = ({ subscriptionEndDate: end }: AccountRow): boolean => end !== null && end <= now
  for (const { id } of await endedPlans(services.db, now)) await endPlan(services, id, isOver)
  if (!services.config.demoCheckout) {
    const isDemo = ({ subscriptionStatus }: AccountRow): boolean => subscriptionStatus === 'demo'
    for (const { id } of await demoPlans(services.db)) await endPlan(services, id, isDemo)
  }
  await forgetReports(services.db, new Date(now.getTime() - KEEP_REPORTS_MS))
}
