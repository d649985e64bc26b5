import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from '../columns.ts'

export const SCOPES = ['memory', 'message', 'all', 'large'] as const

/** Deletions that may still be in the database files (`db/erasure.ts`). Written by triggers. */
export const erasures = pgTable(
  'erasures',
  {
    /** The deleting transaction: one row each, without waiting for others. */
    xact: bigint('xact', { mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    scope: varchar('scope', { length: 8, enum: SCOPES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.xact, t.scope] }), oneOf('erasures_scope', t.scope, SCOPES)],
)
