import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { createdAt, instant, oneOf } from '../columns.ts'
import { users } from './accounts.ts'

/** What operators did, with their usernames at that time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: varchar('actor_name', { length: 64 }).notNull(),
    action: varchar('action', { length: 32 }).notNull(),
    detail: text('detail').notNull(),
  },
  (t) => [index('audit_log_actor').on(t.actorId)],
)

export const heartbeats = pgTable('heartbeats', {
  name: varchar('name', { length: 16 }).primaryKey(),
  at: instant('at').notNull(),
})

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
