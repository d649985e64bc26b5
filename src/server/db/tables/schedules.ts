import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { CHANNELS } from '../../../core/schedule-options.ts'
import { ciphertext, createdAt, instant, oneOf, updatedAt } from '../columns.ts'
import { ownerId } from './accounts.ts'
import { helperOfOwner } from './helpers.ts'

const SCHEDULE_STATUSES = ['pending', 'claimed', 'delivered', 'failed', 'skipped', 'cancelled'] as const
/** `sending`: begun and not known to be over, so never begun again. `sent`: a text that its carrier has not reported of. */
const OUTSIDE_STATUSES = ['pending', 'sending', 'sent', 'delivered', 'failed', 'skipped'] as const

/** Planned messages: one open row a helper, and what became of those before it. Rows go with their helper. */
export const messageSchedules = pgTable(
  'message_schedules',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    scheduledTime: instant('scheduled_time').notNull(),
    /** The zone that it was planned in. */
    timeZone: varchar('time_zone', { length: 64 }).notNull(),
    status: varchar('status', { length: 16, enum: SCHEDULE_STATUSES }).notNull().default('pending'),
    /** Why a row that was not delivered was not, in words for the person. */
    reason: text('reason'),
    metadata: jsonb('metadata'),
    createdAt: createdAt(),
    claimedAt: instant('claimed_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    helperOfOwner('message_schedules_helper_owner', t),
    index('message_schedules_due').on(t.scheduledTime).where(sql`${t.status} = 'pending'`),
    index('message_schedules_claimed').on(t.claimedAt).where(sql`${t.status} = 'claimed'`),
    uniqueIndex('message_schedules_one_open').on(t.helperId).where(sql`${t.status} in ('pending', 'claimed')`),
    index('message_schedules_helper').on(t.helperId, t.id.desc()),
    oneOf('message_schedules_status', t.status, SCHEDULE_STATUSES),
  ],
)

/** What is told of a planned message outside the app: one row a channel makes each effect happen once. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    scheduleId: bigint('schedule_id', { mode: 'number' })
      .notNull()
      .references(() => messageSchedules.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    channel: varchar('channel', { length: 8, enum: CHANNELS }).notNull(),
    status: varchar('status', { length: 16, enum: OUTSIDE_STATUSES }).notNull().default('pending'),
    reason: text('reason'),
    dueAt: instant('due_at').notNull(),
    /** Given to the queue; it has its own retries. */
    queuedAt: instant('queued_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('deliveries_once').on(t.scheduleId, t.channel),
    index('deliveries_due').on(t.dueAt).where(sql`${t.status} = 'pending' and ${t.queuedAt} is null`),
    index('deliveries_queued').on(t.queuedAt).where(sql`${t.status} in ('pending', 'sending')`),
    oneOf('deliveries_channel', t.channel, CHANNELS),
    oneOf('deliveries_status', t.status, OUTSIDE_STATUSES),
  ],
)

/** Browsers that a person wants to be told by. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    /** SHA-256 of the endpoint, hex: whoever knows an endpoint can be sent to. */
    endpointHash: varchar('endpoint_hash', { length: 64 }).notNull().unique(),
    /** Endpoint and keys. */
    subscription: ciphertext('subscription').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId)],
)

/** Mail of an installation without a mail server, for its developer to read. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    mail: ciphertext('mail').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('mail_outbox_user').on(t.userId)],
)

export const messageTemplates = pgTable(
  'message_templates',
  {
    id: serial('id').primaryKey(),
    personaType: varchar('persona_type', { length: 48 }).notNull(),
    sequencePosition: integer('sequence_position').notNull(),
    templateText: text('template_text').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('message_templates_place').on(t.personaType, t.sequencePosition),
    check('message_templates_position', sql`${t.sequencePosition} >= 0`),
  ],
)
