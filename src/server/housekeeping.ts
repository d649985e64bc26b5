import { sweepAccounts } from './features/accounts/sweep-accounts.ts'
import { releaseAbandonedCredits } from './features/billing/release-credit.ts'
import { sweepPlans } from './features/billing/sweep-plans.ts'
import { reconcile, workOffReports } from './features/billing/sync-subscription.ts'
import { sweepTexts } from './features/texting/sweep-texts.ts'
import { sweepUsage } from './features/usage/sweep-usage.ts'
import { sweepCodes } from './features/verification/sweep-codes.ts'
import type { Services } from './ports.ts'

const EVERY_MS = 60_000

/** What is done again and again, in every process: each task is harmless to do twice. */
export function startHousekeeping(services: Services, alone: boolean): () => void {
  const run = (all: boolean): void => {
    Promise.all([
      releaseAbandonedCredits(services, { all }),
      sweepAccounts(services),
      sweepCodes(services),
      sweepTexts(services),
      sweepUsage(services),
      sweepPlans(services),
      workOffReports(services),
      reconcile(services),
    ]).catch((error) => services.log.error({ err: error }, 'housekeeping failed'))
  }
  run(alone)
  const timer = setInterval(run, EVERY_MS, false)
  return () => clearInterval(timer)
}
