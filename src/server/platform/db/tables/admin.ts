import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { WATCHED_CONNECTIONS } from '../../../../core/connections/in-words.ts'
import { MODEL_ROLES } from '../../../../core/connections/model-providers.ts'
import { ciphertext, createdAt, instant, oneOf } from '../columns.ts'
import { ownerKey, users } from './accounts.ts'

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

export const connections = pgTable(
  'connections',
  {
    kind: varchar('kind', { length: 16, enum: MODEL_ROLES }).primaryKey(),
    /** JSON settings with the API key, sealed under the server's key. */
    settings: ciphertext('settings').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [oneOf('connections_kind', t.kind, MODEL_ROLES)],
)

export const connectionHealth = pgTable(
  'connection_health',
  {
    kind: varchar('kind', { length: 16, enum: WATCHED_CONNECTIONS }).primaryKey(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    /** In words for operators: no address, number or key. */
    failure: varchar('failure', { length: 240 }),
  },
  (t) => [
    oneOf('connection_health_kind', t.kind, WATCHED_CONNECTIONS),
    check('connection_health_failure', sql`(${t.lastFailureAt} is null) = (${t.failure} is null)`),
  ],
)

/** Models that people connected for themselves. In use while the operator allows it (`systemState`). */
export const ownModels = pgTable(
  'own_models',
  {
    userId: ownerKey(),
    /** JSON of provider, address and model. */
    settings: ciphertext('settings').notNull(),
    /** Null for a server that needs none. */
    apiKey: ciphertext('api_key'),
    since: instant('since').notNull(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    failure: varchar('failure', { length: 16 }),
  },
  (t) => [check('own_models_failure', sql`(${t.lastFailureAt} is null) = (${t.failure} is null)`)],
)
