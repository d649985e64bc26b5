import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { INBOUND_STATES, OUTBOUND_STATES, SMS_KINDS } from '../../../../core/sms/sms-options.ts'
import { between, ciphertext, createdAt, instant, oneOf } from '../columns.ts'
import { ownerId, users } from './accounts.ts'
import { deliveries } from './schedules.ts'

/** A keyed SHA-256 of a phone number, hex: recognizes a number without revealing it. */
const numberHash = () => varchar('number_hash', { length: 64 }).notNull()

export const verifiedPhones = pgTable(
  'verified_phones',
  {
    userId: ownerId(),
    phoneNumber: varchar('phone_number', { length: 16 }).notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.phoneNumber] })],
)

/** Consents to SMS, each with the wording shown. smsOptOuts ends them. */
export const smsConsents = pgTable(
  'sms_consents',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    phoneNumber: varchar('phone_number', { length: 16 }).notNull(),
    wording: text('wording').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (t) => [index('sms_consents_number').on(t.userId, t.phoneNumber)],
)

/** Not tied to an account, which they outlive. */
export const smsOptOuts = pgTable(
  'sms_opt_outs',
  {
    id: serial('id').primaryKey(),
    numberHash: numberHash(),
    /** By their own message, or reported by the provider. */
    source: varchar('source', { length: 8, enum: ['text', 'provider'] }).notNull(),
    optedOutAt: instant('opted_out_at').notNull(),
    optedInAt: instant('opted_in_at'),
  },
  (t) => [
    uniqueIndex('sms_opt_outs_open').on(t.numberHash).where(sql`${t.optedInAt} is null`),
    oneOf('sms_opt_outs_source', t.source, ['text', 'provider']),
  ],
)

/** Outbound messages. Their text is in the conversation; this is their delivery. */
export const outboundSms = pgTable(
  'outbound_sms',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null if the number belongs to no account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    helperId: integer('helper_id'),
    messageId: bigint('message_id', { mode: 'number' }),
    part: smallint('part').notNull().default(0),
    kind: varchar('kind', { length: 8, enum: SMS_KINDS }).notNull(),
    deliveryId: bigint('delivery_id', { mode: 'number' }).references(() => deliveries.id, { onDelete: 'cascade' }),
    numberHash: numberHash(),
    /** A hash of the body under the same key, to find the message at the provider. */
    bodyHash: varchar('body_hash', { length: 64 }).notNull(),
    status: varchar('status', { length: 16, enum: OUTBOUND_STATES }).notNull().default('pending'),
    providerId: varchar('provider_id', { length: 64 }).unique(),
    errorCode: integer('error_code'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('outbound_sms_part').on(t.messageId, t.part),
    index('outbound_sms_number').on(t.numberHash, t.id.desc()),
    index('outbound_sms_user').on(t.userId),
    index('outbound_sms_delivery').on(t.deliveryId),
    index('outbound_sms_created').on(t.createdAt),
    oneOf('outbound_sms_kind', t.kind, SMS_KINDS),
    oneOf('outbound_sms_status', t.status, OUTBOUND_STATES),
    between('outbound_sms_part_range', t.part, 0, 9),
  ],
)

/** Inbound messages, each once. The body is kept until it is answered, sealed under the person's key. */
export const inboundSms = pgTable(
  'inbound_sms',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The provider's id, so that a repeated webhook is recognized. */
    providerId: varchar('provider_id', { length: 64 }).notNull().unique(),
    numberHash: numberHash(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    helperId: integer('helper_id'),
    phoneNumber: varchar('phone_number', { length: 16 }),
    body: ciphertext('body'),
    messageId: bigint('message_id', { mode: 'number' }),
    status: varchar('status', { length: 16, enum: INBOUND_STATES }).notNull().default('received'),
    receivedAt: instant('received_at').notNull(),
    queuedAt: instant('queued_at'),
  },
  (t) => [
    index('inbound_sms_open').on(t.id).where(sql`${t.status} = 'received' and ${t.queuedAt} is null`),
    index('inbound_sms_user').on(t.userId),
    index('inbound_sms_message').on(t.messageId).where(sql`${t.messageId} is not null`),
    index('inbound_sms_received').on(t.receivedAt),
    oneOf('inbound_sms_status', t.status, INBOUND_STATES),
  ],
)

/** Messages of the simulator, for a developer to read; sealed under the server's key. */
export const simulatedSms = pgTable('simulated_sms', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** JSON: from, to, body. */
  sealed: ciphertext('sealed').notNull(),
  createdAt: createdAt(),
})
