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
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { CHANNELS } from '../../../../core/scheduling/schedule-options.ts'
import { ciphertext, createdAt, dataStartedAt, instant, oneOf, outboxColumns, updatedAt } from '../columns.ts'
import { ownerId, ownerKey, sessions } from './accounts.ts'
import { followUps } from './follow-ups.ts'
import { helperOfOwner } from './helpers.ts'

const SCHEDULE_STATUSES = ['pending', 'claimed', 'delivered', 'failed', 'skipped', 'cancelled'] as const
/** `sending`: claimed by a worker, which may have died. `sent`: an SMS without a delivery report yet. */
const DELIVERY_STATUSES = ['pending', 'sending', 'sent', 'delivered', 'failed', 'skipped'] as const

const EXCEPTION_ACTIONS = ['skip', 'move'] as const

/** What the person changed about single messages of a helper's routine. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    /** When the routine would have written, and the zone that this was planned in. */
    originalTime: instant('original_time').notNull(),
    timeZone: varchar('time_zone', { length: 64 }).notNull(),
    action: varchar('action', { length: 8, enum: EXCEPTION_ACTIONS }).notNull(),
    /** When it writes in its place. */
    newTime: instant('new_time'),
    createdAt: createdAt(),
  },
  (t) => [
    helperOfOwner('schedule_exceptions_helper', t),
    uniqueIndex('schedule_exceptions_once').on(t.helperId, t.originalTime),
    index('schedule_exceptions_user').on(t.userId, t.id),
    oneOf('schedule_exceptions_action', t.action, EXCEPTION_ACTIONS),
    check('schedule_exceptions_time', sql`(${t.action} = 'move') = (${t.newTime} is not null)`),
  ],
)

/**
 * Planned messages and their outcomes, deleted with their helper. A helper has at most one open message of its routine;
 * messages that the person moved, reminders and follow-ups stand beside it, each once.
 */
export const messageSchedules = pgTable(
  'message_schedules',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    scheduledTime: instant('scheduled_time').notNull(),
    timeZone: varchar('time_zone', { length: 64 }).notNull(),
    status: varchar('status', { length: 16, enum: SCHEDULE_STATUSES }).notNull().default('pending'),
    /** Why it was not delivered, in words for the person. */
    reason: text('reason'),
    metadata: jsonb('metadata'),
    followUpId: bigint('follow_up_id', { mode: 'number' }).references(() => followUps.id, { onDelete: 'cascade' }),
    exceptionId: bigint('exception_id', { mode: 'number' }).references(() => scheduleExceptions.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    claimedAt: instant('claimed_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    helperOfOwner('message_schedules_helper_owner', t),
    index('message_schedules_due').on(t.scheduledTime).where(sql`${t.status} = 'pending'`),
    index('message_schedules_claimed').on(t.claimedAt).where(sql`${t.status} = 'claimed'`),
    uniqueIndex('message_schedules_one_open')
      .on(t.helperId)
      .where(sql`${t.status} in ('pending', 'claimed') and ${t.followUpId} is null and ${t.exceptionId} is null`),
    index('message_schedules_open').on(t.helperId).where(sql`${t.status} in ('pending', 'claimed')`),
    uniqueIndex('message_schedules_follow_up').on(t.followUpId).where(sql`${t.followUpId} is not null`),
    uniqueIndex('message_schedules_exception').on(t.exceptionId).where(sql`${t.exceptionId} is not null`),
    check('message_schedules_one_reason', sql`${t.followUpId} is null or ${t.exceptionId} is null`),
    index('message_schedules_helper').on(t.helperId, t.id.desc()),
    oneOf('message_schedules_status', t.status, SCHEDULE_STATUSES),
  ],
)

/** Notifications of a planned message outside the app: one row per channel, so that each is sent once. */
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
    status: varchar('status', { length: 16, enum: DELIVERY_STATUSES }).notNull().default('pending'),
    reason: text('reason'),
    ...outboxColumns(),
    dataStartedAt: dataStartedAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('deliveries_once').on(t.scheduleId, t.channel),
    index('deliveries_open').on(t.channel, t.dueAt).where(sql`${t.status} in ('pending', 'sending')`),
    oneOf('deliveries_channel', t.channel, CHANNELS),
    oneOf('deliveries_status', t.status, DELIVERY_STATUSES),
  ],
)

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    /** SHA-256 of the endpoint, hex. Anyone who knows an endpoint could send to it. */
    endpointHash: varchar('endpoint_hash', { length: 64 }).notNull().unique(),
    /** Ending the session, also from another device, deletes the subscription. Null in rows of older versions. */
    sid: varchar('sid', { length: 64 }).references(() => sessions.sid, { onDelete: 'cascade' }),
    /** Endpoint and keys. */
    subscription: ciphertext('subscription').notNull(),
    createdAt: createdAt(),
    failures: smallint('failures').notNull().default(0),
    /** The last attempt failed or was slow, so its pushes wait in a separate queue. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** The push service's Retry-After. */
    retryAt: instant('retry_at'),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sid)],
)

/** Pushes still to be sent, one per message and browser; deleted when done. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    deliveryId: bigint('delivery_id', { mode: 'number' })
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** When the push service took it; recorded before anything else, so that a crash right then repeats nothing. */
    acceptedAt: instant('accepted_at'),
    ...outboxColumns(),
  },
  (t) => [
    uniqueIndex('push_deliveries_once').on(t.deliveryId, t.subscriptionId),
    index('push_deliveries_due').on(t.dueAt),
    index('push_deliveries_subscription').on(t.subscriptionId),
  ],
)

/** Emails of an installation without a mail server, for its developer to read. */
export const developerOutbox = pgTable(
  'developer_outbox',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    mail: ciphertext('mail').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('developer_outbox_user').on(t.userId)],
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
    uniqueIndex('message_templates_sequence').on(t.personaType, t.sequencePosition),
    check('message_templates_position', sql`${t.sequencePosition} >= 0`),
  ],
)

/** The secret link to a person's calendar feed. */
export const calendarLinks = pgTable('calendar_links', {
  userId: ownerKey(),
  /** SHA-256 of the secret, hex. */
  secretHash: varchar('secret_hash', { length: 64 }).notNull().unique(),
  createdAt: createdAt(),
})
