import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { between, instant, oneOf } from '../columns.ts'
import { ownerId } from './accounts.ts'
import { messages } from './conversations.ts'

const RESERVATION_STATES = ['reserved', 'spent', 'released'] as const

/**
 * One entry per message of the allowance: reserved before a helper writes, then spent or released. Template messages
 * reserve nothing and are written by the thousand, so the account counts them (`plannedCreditsUsed`).
 */
export const allowanceReservations = pgTable(
  'allowance_reservations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: ownerId(),
    /** The person's message that is being replied to; at most one open reservation each. */
    userMessageId: bigint('user_message_id', { mode: 'number' }).references(() => messages.id, {
      onDelete: 'set null',
    }),
    scheduleId: bigint('schedule_id', { mode: 'number' }),
    messageId: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
    period: instant('period').notNull(),
    /** 0 if the person's own model was to write it. */
    messages: smallint('messages').notNull().default(1),
    state: varchar('state', { length: 16, enum: RESERVATION_STATES }).notNull().default('reserved'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('allowance_reservations_user').on(t.userId, t.id),
    index('allowance_reservations_message').on(t.messageId).where(sql`${t.messageId} is not null`),
    uniqueIndex('allowance_reservations_planned')
      .on(t.scheduleId)
      .where(sql`${t.scheduleId} is not null and ${t.state} <> 'released'`),
    uniqueIndex('allowance_reservations_open').on(t.userMessageId).where(sql`${t.state} = 'reserved'`),
    index('allowance_reservations_stale').on(t.createdAt).where(sql`${t.state} = 'reserved'`),
    between('allowance_reservations_messages', t.messages, 0, 1),
    oneOf('allowance_reservations_state', t.state, RESERVATION_STATES),
  ],
)

/** Template messages of a period that an account left early, in case it returns to it. */
export const plannedUsage = pgTable(
  'planned_usage',
  {
    userId: ownerId(),
    period: instant('period').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.period] })],
)

/** Webhooks of the payment provider: the queue of subscriptions to read again, and protection against repeats. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: varchar('id', { length: 255 }).primaryKey(),
    type: varchar('type', { length: 100 }).notNull(),
    customerId: varchar('customer_id', { length: 255 }).notNull(),
    receivedAt: instant('received_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (t) => [
    index('billing_events_open').on(t.nextAttemptAt).where(sql`${t.processedAt} is null`),
    index('billing_events_received').on(t.receivedAt),
  ],
)
