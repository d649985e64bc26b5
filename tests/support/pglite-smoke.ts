/**
 * Test files that also run on the embedded database: one per feature, and those about its own behaviour: start,
 * erasure, transactions, jobs, signals.
 */
export const PGLITE_SMOKE = [
  'src/server/platform/db/erasure.api.test.ts',
  'src/server/platform/jobs/queue.api.test.ts',
  'src/server/jobs.api.test.ts',
  'src/server/features/admin/health.api.test.ts',
  'src/server/features/identity/sessions/sessions.api.test.ts',
  'src/server/features/plans/billing/readings.api.test.ts',
  'src/server/features/admin/connections/test-connection.api.test.ts',
  'src/server/features/conversations/send/idempotency.api.test.ts',
  'src/server/features/privacy/export/export.api.test.ts',
  'src/server/features/memory/readings/readings.api.test.ts',
  'src/server/features/notifications/live/events.api.test.ts',
  'src/server/features/models/own/own-models.api.test.ts',
  'src/server/features/conversations/practice/practice.api.test.ts',
  'src/server/features/privacy/settings.api.test.ts',
  'src/server/features/memory/recall/prompt.api.test.ts',
  'src/server/features/safety/crisis.api.test.ts',
  'src/server/features/schedules/upcoming/upcoming.api.test.ts',
  'src/server/features/sms/worker.api.test.ts',
]

/** Tests of the embedded database only. */
export const PGLITE_ONLY = [
  'src/server/platform/db/pglite.api.test.ts',
  'src/server/platform/db/database-files.api.test.ts',
]
