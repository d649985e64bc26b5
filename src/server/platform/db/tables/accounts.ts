import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { SUBSCRIPTION_STATUSES, TIERS } from '../../../../core/plans/plans.ts'
import { CODE_PURPOSES } from '../../../../core/sms/sms-options.ts'
import { between, createdAt, instant, oneOf } from '../columns.ts'

const MONTH_START = sql`(date_trunc('month', now() at time zone 'utc') at time zone 'utc')`
const MONTH_END = sql`((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')`

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    replitId: varchar('replit_id', { length: 255 }).unique(),
    username: varchar('username', { length: 64 }).notNull().unique(),
    /** Names that look alike have the same one. Null until it is computed for an older account. */
    usernameSkeleton: varchar('username_skeleton', { length: 256 }).unique(),
    /** An argon2id hash; null for an account without a password. */
    password: text('password'),
    phoneNumber: varchar('phone_number', { length: 16 }).unique(),
    /** The address the person gave; not used before it is confirmed. */
    email: varchar('email', { length: 254 }),
    emailVerifiedAt: instant('email_verified_at'),
    /** Replaces the confirmed address once it is confirmed itself. */
    pendingEmail: varchar('pending_email', { length: 254 }),
    firstName: varchar('first_name', { length: 80 }),
    lastName: varchar('last_name', { length: 80 }),
    profileImageUrl: text('profile_image_url'),
    isPhoneVerified: boolean('is_phone_verified').notNull().default(false),
    createdAt: createdAt(),
    stripeCustomerId: varchar('stripe_customer_id', { length: 255 }).unique(),
    stripeSubscriptionId: varchar('stripe_subscription_id', { length: 255 }).unique(),
    subscriptionStatus: varchar('subscription_status', { length: 16, enum: SUBSCRIPTION_STATUSES })
      .notNull()
      .default('free'),
    subscriptionTier: varchar('subscription_tier', { length: 16, enum: TIERS }).notNull().default('free'),
    /** When the plan falls back to Free: the end of a cancelled period, or of the grace after a failed payment. */
    subscriptionEndDate: instant('subscription_end_date'),
    messageCreditsUsed: integer('message_credits_used').notNull().default(0),
    /** How many of those were template messages, which have no reservations. */
    plannedCreditsUsed: integer('planned_credits_used').notNull().default(0),
    messageCreditsLimit: integer('message_credits_limit').notNull().default(25),
    /** The instant from which monthly allowance periods are counted. */
    billingAnchor: instant('billing_anchor').notNull().default(MONTH_START),
    allowancePeriodStart: instant('allowance_period_start').notNull().default(MONTH_START),
    allowancePeriodEnd: instant('allowance_period_end').notNull().default(MONTH_END),
    /** Increases with each read of the subscription; only the newest read may be stored. */
    billingSyncVersion: integer('billing_sync_version').notNull().default(0),
    billingSyncedAt: instant('billing_synced_at'),
    timeZone: varchar('time_zone', { length: 64 }).notNull().default('UTC'),
    role: varchar('role', { length: 16, enum: ['user', 'operator'] })
      .notNull()
      .default('user'),
    /** Since when an operator has suspended the account: signed out, no sign-in, no planned messages. */
    suspendedAt: instant('suspended_at'),
    /** Confirmed by the person; no birth date is kept. */
    isAdult: boolean('is_adult').notNull().default(false),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    /** Whether notifications show message text, on a screen that others may see. */
    pushPreviews: boolean('push_previews').notNull().default(false),
    dictation: boolean('dictation').notNull().default(false),
    readAloud: boolean('read_aloud').notNull().default(false),
    /** Quiet hours in local time, from the first to the second: nothing is sent outside the app. */
    quietHoursStart: smallint('quiet_hours_start').notNull().default(21),
    quietHoursEnd: smallint('quiet_hours_end').notNull().default(8),
  },
  (t) => [
    index('users_plan_end').on(t.subscriptionEndDate).where(sql`${t.subscriptionTier} <> 'free'`),
    index('users_demo').on(t.id).where(sql`${t.subscriptionStatus} = 'demo'`),
    index('users_billing_synced').on(t.billingSyncedAt).where(sql`${t.stripeCustomerId} is not null`),
    uniqueIndex('users_email_confirmed').on(sql`lower(${t.email})`).where(sql`${t.emailVerifiedAt} is not null`),
    check('users_email_verified', sql`${t.emailVerifiedAt} is null or ${t.email} is not null`),
    check('users_pending_email', sql`${t.pendingEmail} is null or ${t.emailVerifiedAt} is not null`),
    uniqueIndex('users_username_lower').on(sql`lower(${t.username})`),
    oneOf('users_subscription_status', t.subscriptionStatus, SUBSCRIPTION_STATUSES),
    oneOf('users_subscription_tier', t.subscriptionTier, TIERS),
    oneOf('users_role', t.role, ['user', 'operator']),
    check('users_credits', sql`${t.messageCreditsUsed} >= 0 and ${t.messageCreditsLimit} >= 0`),
    check('users_planned_credits', sql`${t.plannedCreditsUsed} >= 0`),
    between('users_quiet_hours_start', t.quietHoursStart, 0, 23),
    between('users_quiet_hours_end', t.quietHoursEnd, 0, 23),
  ],
)

/** For a table with at most one row a person. */
export const ownerKey = () =>
  integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

export const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A person's data key, wrapped by MASTER_KEY. Without this row, everything sealed under it is lost. */
export const userKeys = pgTable('user_keys', {
  userId: ownerKey(),
  wrappedKey: text('wrapped_key').notNull(),
  createdAt: createdAt(),
})

/** Browsers a person has signed in with before; password guesses from elsewhere do not slow them down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    /** SHA-256 of its cookie, hex. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    /** Browser and system, such as `Firefox on Linux`. */
    device: varchar('device', { length: 64 }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [index('known_devices_user').on(t.userId), index('known_devices_last_used').on(t.lastUsedAt)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the identifier in the cookie, hex. */
    sid: varchar('sid', { length: 64 }).primaryKey(),
    sess: json('sess').$type<{ userId: number; renewedAt: string }>().notNull(),
    expire: instant('expire').notNull(),
    userId: ownerId(),
    createdAt: createdAt(),
    id: bigserial('id', { mode: 'number' }).notNull().unique(),
    /** Waits for the second factor; nobody is signed in yet. */
    isPending: boolean('is_pending').notNull().default(false),
    reauthenticatedAt: instant('reauthenticated_at').notNull().defaultNow(),
    device: varchar('device', { length: 64 }).notNull().default(''),
    /** Its known device; null while it waits for the second factor. */
    knownDeviceId: integer('known_device_id').references(() => knownDevices.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expire').on(t.expire),
    index('sessions_known_device').on(t.knownDeviceId),
  ],
)

export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: serial('id').primaryKey(),
    phoneNumber: varchar('phone_number', { length: 16 }).notNull(),
    /** What the code is for. It is not valid for another purpose or account. */
    purpose: varchar('purpose', { length: 16, enum: CODE_PURPOSES }).notNull(),
    /** The account that asked for it; null for a sign-in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The wording of the SMS consent given with the number; it counts once the number is verified. */
    consentText: text('consent_text'),
    /** A keyed hash of the code, never the code. */
    code: varchar('code', { length: 64 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    attempts: smallint('attempts').notNull().default(0),
  },
  (t) => [
    index('verification_codes_phone').on(t.phoneNumber, t.id.desc()),
    index('verification_codes_user').on(t.userId),
    index('verification_codes_expires').on(t.expiresAt),
    oneOf('verification_codes_purpose', t.purpose, CODE_PURPOSES),
    between('verification_codes_attempts', t.attempts, 0, 10),
  ],
)

/** Counters of limits shared by all processes, by a keyed hash of the caller. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 128 }).primaryKey(),
    hits: integer('hits').notNull(),
    /** Nothing more is accepted before this; null if there is no wait. */
    blockedUntil: instant('blocked_until'),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_resets').on(t.resetsAt)],
)
