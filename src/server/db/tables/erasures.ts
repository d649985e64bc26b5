import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { createdAt, oneOf } from '../columns.ts'

const SCOPES = ['memory', 'all', 'large'] as const

/** What was deleted and may still stand in the files of the database (`db/erasure.ts`). Written by triggers. */
export const erasures = pgTable(
  'erasures',
  {
    /** The transaction that deleted it: one row a transaction, without waiting for any other. */
    xact: bigint('xact', { mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    scope: varchar('scope', { length: 8, enum: SCOPES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.xact, t.scope] }), oneOf('erasures_scope', t.scope, SCOPES)],
)
