/**
 * Test files that also run on the embedded database: those about what it does in its own way, such as erasure,
 * transactions, jobs and signals. Every feature meets it in the journeys.
 */
export const PGLITE_SMOKE = [
  'src/server/platform/db/erasure.api.test.ts',
  'src/server/platform/jobs/queue.api.test.ts',
  'src/server/jobs.api.test.ts',
  'src/server/features/admin/health.api.test.ts',
  'src/server/features/identity/sessions/sessions.api.test.ts',
  'src/server/features/plans/billing/readings.api.test.ts',
  'src/server/features/conversations/send/idempotency.api.test.ts',
  'src/server/features/privacy/export/export.api.test.ts',
  'src/server/features/notifications/live/events.api.test.ts',
  'src/server/features/memory/recall/prompt.api.test.ts',
  'src/server/features/sms/worker.api.test.ts',
]

/** Tests of the embedded database only. */
export const PGLITE_ONLY = [
  'src/server/platform/db/pglite.api.test.ts',
  'src/server/platform/db/database-files.api.test.ts',
]
