import { sweepAuth } from './features/identity/sweep-auth.ts'
import { sweepUsage } from './features/models/ledger/sweep-usage.ts'
import { sweepEmails } from './features/notifications/enqueue-email.ts'
import { releaseAbandonedReservations } from './features/plans/allowance/settle-reservation.ts'
import { sweepPlans } from './features/plans/billing/sweep-plans.ts'
import { processReports, reconcile } from './features/plans/billing/sync-subscription.ts'
import { sweepSms } from './features/sms/sweep-sms.ts'
import { checkpointLongLog } from './platform/db/write-ahead-log.ts'
import type { Services } from './platform/ports/services.ts'

const EVERY_MS = 60_000
/** Only for the embedded database: no server maintains its files, and no other process waits for them. */
const EMBEDDED_FILES_MS = 5000

/** Keeps the database files free of deleted data, and fast to open after a crash. */
async function lookAfterFiles({ db, erasure }: Pick<Services, 'db' | 'erasure'>, alone: boolean): Promise<void> {
  if (alone) await checkpointLongLog(db.$client)
  await erasure.run()
}

export function startHousekeeping(services: Services, alone: boolean): () => void {
  const run = (all: boolean): void => {
    Promise.all([
      releaseAbandonedReservations(services, { all }),
      sweepAuth(services),
      sweepEmails(services),
      sweepSms(services),
      sweepUsage(services),
      sweepPlans(services),
      processReports(services),
      reconcile(services),
    ]).catch((error) => services.log.error({ err: error }, 'housekeeping failed'))
  }
  const runFiles = (): void => {
    lookAfterFiles(services, alone).catch((error) =>
      services.log.error({ err: error }, 'the database files could not be looked after'),
    )
  }
  run(alone)
  runFiles()
  services.erasure
    .check()
    .catch((error) => services.log.error({ err: error }, 'the database files could not be looked after'))
  const timers = [setInterval(run, EVERY_MS, false), setInterval(runFiles, alone ? EMBEDDED_FILES_MS : EVERY_MS)]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
