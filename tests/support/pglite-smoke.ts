/**
 * Test files that also run on the embedded database: one per feature, and those about its own behaviour: start,
 * erasure, transactions, jobs, signals.
 */
export const PGLITE_SMOKE = [
  'src/server/db/erasure.api.test.ts',
  'src/server/db/queue.api.test.ts',
  'src/server/workers.api.test.ts',
  'src/server/features/admin/health.api.test.ts',
  'src/server/features/auth/sessions.api.test.ts',
  'src/server/features/billing/readings.api.test.ts',
  'src/server/features/connections/test-connection.api.test.ts',
  'src/server/features/conversations/idempotency.api.test.ts',
  'src/server/features/export/export.api.test.ts',
  'src/server/features/memory/readings.api.test.ts',
  'src/server/features/notifications/events.api.test.ts',
  'src/server/features/own-models/own-models.api.test.ts',
  'src/server/features/practice/practice.api.test.ts',
  'src/server/features/privacy/settings.api.test.ts',
  'src/server/features/recall/prompt.api.test.ts',
  'src/server/features/safety/crisis.api.test.ts',
  'src/server/features/schedules/check-in.api.test.ts',
  'src/server/features/sms/worker.api.test.ts',
]

/** Tests of the embedded database only. */
export const PGLITE_ONLY = ['src/server/db/pglite.api.test.ts', 'src/server/db/write-ahead-log.api.test.ts']
