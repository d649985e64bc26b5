import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core'
import { CALL_PURPOSES, CALL_STATES } from '../../../../core/calls/ceilings.ts'
import { MODEL_ROLES } from '../../../../core/connections/model-providers.ts'
import { instant, oneOf, updatedAt } from '../columns.ts'
import { ownerKey, users } from './accounts.ts'

/** One row for all processes, so that one update admits a call. Counts include reserved calls. Microdollars. */
export const systemState = pgTable(
  'system_state',
  {
    id: smallint('id').primaryKey().default(1),
    day: date('day', { mode: 'string' }).notNull().default('1970-01-01'),
    dailyCalls: integer('daily_calls').notNull().default(0),
    /** Calls admitted by the last statement, which its later parts read. */
    lastAdmitted: integer('last_admitted').notNull().default(0),
    month: date('month', { mode: 'string' }).notNull().default('1970-01-01'),
    monthlyMicros: bigint('monthly_micros', { mode: 'number' }).notNull().default(0),
    pausedUntil: instant('paused_until'),
    ownModelsAllowed: boolean('own_models_allowed').notNull().default(false),
    /** Circuit breakers, one per model role, starting with the main model's. */
    failures: integer('failures').notNull().default(0),
    trippedAt: instant('tripped_at'),
    /** Until then, one trial call checks whether the provider is back. */
    trialUntil: instant('trial_until'),
    backgroundFailures: integer('background_failures').notNull().default(0),
    backgroundTrippedAt: instant('background_tripped_at'),
    backgroundTrialUntil: instant('background_trial_until'),
    fallbackFailures: integer('fallback_failures').notNull().default(0),
    fallbackTrippedAt: instant('fallback_tripped_at'),
    fallbackTrialUntil: instant('fallback_trial_until'),
    /** The day of the last retention run, and the last account it reached. */
    retentionDay: date('retention_day', { mode: 'string' }).notNull().default('1970-01-01'),
    retentionLastUser: integer('retention_last_user').notNull().default(0),
    /** The root of derived secrets, wrapped by the master key; stays the same when that is rotated. */
    rootKey: text('root_key'),
  },
  (t) => [check('system_state_one_row', sql`${t.id} = 1`)],
)

/** Every model call, without any text. */
export const usageCalls = pgTable(
  'usage_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: varchar('purpose', { length: 16, enum: CALL_PURPOSES }).notNull(),
    model: varchar('model', { length: 128 }).notNull(),
    role: varchar('role', { length: 16, enum: MODEL_ROLES }).notNull().default('main'),
    state: varchar('state', { length: 16, enum: CALL_STATES }).notNull().default('open'),
    startedAt: instant('started_at').notNull(),
    settledAt: instant('settled_at'),
    /** The calendar month (UTC) whose ceiling it counts against. */
    month: date('month', { mode: 'string' }).notNull(),
    attempts: smallint('attempts').notNull().default(1),
    isTrial: boolean('is_trial').notNull().default(false),
    /** Microdollars per million tokens when it began. */
    inputPrice: bigint('input_price', { mode: 'number' }).notNull(),
    outputPrice: bigint('output_price', { mode: 'number' }).notNull(),
    /** The most one attempt can cost. */
    worstMicros: bigint('worst_micros', { mode: 'number' }).notNull(),
    costMicros: bigint('cost_micros', { mode: 'number' }),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Until the first token of a reply, or the end of any other answer. */
    latencyMs: integer('latency_ms'),
    failure: varchar('failure', { length: 16 }),
  },
  (t) => [
    index('usage_calls_started').on(t.startedAt),
    index('usage_calls_user').on(t.userId, t.startedAt),
    index('usage_calls_open').on(t.startedAt).where(sql`${t.state} = 'open'`),
    oneOf('usage_calls_role', t.role, MODEL_ROLES),
    oneOf('usage_calls_purpose', t.purpose, CALL_PURPOSES),
    oneOf('usage_calls_state', t.state, CALL_STATES),
  ],
)

export const usageRates = pgTable('usage_rates', {
  userId: ownerKey(),
  minute: instant('minute').notNull(),
  minuteCalls: integer('minute_calls').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  dayCalls: integer('day_calls').notNull(),
})

/** Prices set by operators, in microdollars per million tokens. They override the built-in ones. */
export const prices = pgTable(
  'prices',
  {
    model: varchar('model', { length: 128 }).primaryKey(),
    input: bigint('input', { mode: 'number' }).notNull(),
    output: bigint('output', { mode: 'number' }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check('prices_not_negative', sql`${t.input} >= 0 and ${t.output} >= 0`)],
)
