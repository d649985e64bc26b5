import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { DELIVERY_STATUSES, MESSAGE_SOURCES } from '../../contract/messages.ts'
import { CALL_PURPOSES, CALL_STATES } from '../../core/model-calls.ts'
import { COMMUNICATION_TYPES, FREQUENCIES, MESSAGE_LENGTHS, PREFERRED_TIMES, TONES } from '../../core/options.ts'
import { SUBSCRIPTION_STATUSES, TIERS } from '../../core/plans.ts'
import { CHANNELS } from '../../core/schedule-options.ts'
import { type Column, ciphertext, createdAt, instant, updatedAt } from './columns.ts'

/** `column in ('a', 'b')`: a closed set of values, held by the database. */
const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

const between = (name: string, column: Column, min: number, max: number) =>
  check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)

const SCHEDULE_STATUSES = ['pending', 'claimed', 'delivered', 'failed', 'skipped', 'cancelled'] as const
/** `sending`: begun and not known to be over, so never begun again. */
const OUTSIDE_STATUSES = ['pending', 'sending', 'delivered', 'failed', 'skipped'] as const
const SENSITIVITY_LEVELS = ['normal', 'sensitive', 'highly_sensitive'] as const
const ENCRYPTION_LEVELS = ['standard', 'enhanced', 'maximum'] as const

const MONTH_START = sql`(date_trunc('month', now() at time zone 'utc') at time zone 'utc')`
const MONTH_END = sql`((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')`

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    replitId: varchar('replit_id', { length: 255 }).unique(),
    username: varchar('username', { length: 64 }).notNull().unique(),
    /** An argon2id hash, never the password; null for an account without one. */
    password: text('password'),
    phoneNumber: varchar('phone_number', { length: 16 }).unique(),
    email: varchar('email', { length: 254 }),
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
    /** When the plan falls back to Free: the end of what was cancelled, or of the grace after a failed payment. */
    subscriptionEndDate: instant('subscription_end_date'),
    messageCreditsUsed: integer('message_credits_used').notNull().default(0),
    messageCreditsLimit: integer('message_credits_limit').notNull().default(25),
    /** The instant that the periods of the allowance are counted from, month by month. */
    creditsAnchor: instant('credits_anchor').notNull().default(MONTH_START),
    /** Start and end of the period that messageCreditsUsed counts. */
    creditsPeriod: instant('credits_period').notNull().default(MONTH_START),
    creditsPeriodEnd: instant('credits_period_end').notNull().default(MONTH_END),
    /** Counts the readings of the subscription: only the newest one that began may be stored. */
    billingTicket: integer('billing_ticket').notNull().default(0),
    /** When the subscription was last read. */
    billingSyncedAt: instant('billing_synced_at'),
    timeZone: varchar('time_zone', { length: 64 }).notNull().default('UTC'),
    role: varchar('role', { length: 16, enum: ['user', 'operator'] })
      .notNull()
      .default('user'),
    /** Since when an operator keeps this account out: signed out, not let in, nothing written for it. */
    suspendedAt: instant('suspended_at'),
    /** The person said so; no date of birth is kept. */
    isAdult: boolean('is_adult').notNull().default(false),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    /** Local hours between which nothing is sent outside the app: from the first until the second. */
    quietHoursStart: smallint('quiet_hours_start').notNull().default(21),
    quietHoursEnd: smallint('quiet_hours_end').notNull().default(8),
  },
  (t) => [
    index('users_plan_end').on(t.subscriptionEndDate).where(sql`${t.subscriptionTier} <> 'free'`),
    index('users_demo').on(t.id).where(sql`${t.subscriptionStatus} = 'demo'`),
    index('users_billing_synced').on(t.billingSyncedAt).where(sql`${t.stripeCustomerId} is not null`),
    uniqueIndex('users_username_lower').on(sql`lower(${t.username})`),
    oneOf('users_subscription_status', t.subscriptionStatus, SUBSCRIPTION_STATUSES),
    oneOf('users_subscription_tier', t.subscriptionTier, TIERS),
    oneOf('users_role', t.role, ['user', 'operator']),
    check('users_credits', sql`${t.messageCreditsUsed} >= 0 and ${t.messageCreditsLimit} >= 0`),
    between('users_quiet_hours_start', t.quietHoursStart, 0, 23),
    between('users_quiet_hours_end', t.quietHoursEnd, 0, 23),
  ],
)

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The data key of a person, wrapped by MASTER_KEY: with this row goes everything that was written under it. */
export const userKeys = pgTable('user_keys', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wrappedKey: text('wrapped_key').notNull(),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the identifier in the cookie, hex. */
    sid: varchar('sid', { length: 64 }).primaryKey(),
    sess: json('sess').notNull(),
    expire: instant('expire').notNull(),
    userId: ownerId(),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expire').on(t.expire)],
)

export const helpers = pgTable(
  'helpers',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    name: varchar('name', { length: 60 }).notNull(),
    description: ciphertext('description').notNull(),
    personaType: varchar('persona_type', { length: 48 }).notNull(),
    imageUrl: text('image_url'),
    tone: varchar('tone', { length: 16, enum: TONES }).notNull(),
    messageLength: varchar('message_length', { length: 16, enum: MESSAGE_LENGTHS }).notNull(),
    exampleMessages: ciphertext('example_messages'),
    frequency: varchar('frequency', { length: 16, enum: FREQUENCIES }).notNull(),
    preferredTime: varchar('preferred_time', { length: 16, enum: PREFERRED_TIMES }).notNull(),
    varyTiming: boolean('vary_timing').notNull().default(false),
    allowWeekends: boolean('allow_weekends').notNull().default(false),
    /** ISO weekday of a weekly helper, 1 Monday to 7 Sunday; null: the day of its creation. */
    weeklyDay: smallint('weekly_day'),
    /** ISO weekdays and clock times (`HH:MM`) of a custom schedule. */
    customDays: smallint('custom_days').array(),
    customTimes: varchar('custom_times', { length: 5 }).array(),
    communicationType: varchar('communication_type', { length: 8, enum: COMMUNICATION_TYPES }).notNull().default('sms'),
    phoneNumber: varchar('phone_number', { length: 16 }),
    useTemplatedMessages: boolean('use_templated_messages').notNull().default(true),
    currentSequencePosition: integer('current_sequence_position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Is its next message to be planned anew? Set with whatever the plan depends on, cleared by planning. */
    needsPlan: boolean('needs_plan').notNull().default(true),
    /** Planned messages in a row that nobody answered, and the newest of them. */
    unanswered: smallint('unanswered').notNull().default(0),
    lastPlannedMessage: bigint('last_planned_message', { mode: 'number' }),
    /** When the person last had the conversation open. */
    seenAt: instant('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('helpers_needs_plan').on(t.id).where(sql`${t.needsPlan}`),
    uniqueIndex('helpers_user_persona').on(t.userId, t.personaType),
    oneOf('helpers_tone', t.tone, TONES),
    oneOf('helpers_message_length', t.messageLength, MESSAGE_LENGTHS),
    oneOf('helpers_frequency', t.frequency, FREQUENCIES),
    oneOf('helpers_preferred_time', t.preferredTime, PREFERRED_TIMES),
    oneOf('helpers_communication_type', t.communicationType, COMMUNICATION_TYPES),
    between('helpers_weekly_day', t.weeklyDay, 1, 7),
    check('helpers_custom_times', sql`cardinality(${t.customTimes}) between 1 and 3`),
    check('helpers_sequence_position', sql`${t.currentSequencePosition} >= 0`),
  ],
)

const helperOf = () =>
  integer('helper_id')
    .notNull()
    .references(() => helpers.id, { onDelete: 'cascade' })

export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: helperOf(),
    userId: ownerId(),
    content: ciphertext('content').notNull(),
    isFromUser: boolean('is_from_user').notNull(),
    sentAt: instant('sent_at').notNull(),
    deliveryStatus: varchar('delivery_status', { length: 16, enum: DELIVERY_STATUSES }).notNull(),
    source: varchar('source', { length: 16, enum: MESSAGE_SOURCES }).notNull(),
    /** The message that a reply answers; a message has one reply. */
    replyTo: bigint('reply_to', { mode: 'number' }).references((): Column => messages.id, { onDelete: 'set null' }),
    /** First message of a conversation, of which there is one. */
    isGreeting: boolean('is_greeting').notNull().default(false),
    /** The planned message that this is, of which there is one. */
    scheduleId: bigint('schedule_id', { mode: 'number' }),
    isSensitive: boolean('is_sensitive').notNull().default(false),
    emotionalTone: ciphertext('emotional_tone'),
    keyTopics: ciphertext('key_topics'),
    sentiment: ciphertext('sentiment'),
    importance: smallint('importance').notNull().default(5),
    memoryTags: ciphertext('memory_tags'),
    contextReferences: bigint('context_references', { mode: 'number' }).array(),
  },
  (t) => [
    index('messages_conversation').on(t.helperId, t.id),
    index('messages_user').on(t.userId),
    uniqueIndex('messages_one_planned').on(t.scheduleId).where(sql`${t.scheduleId} is not null`),
    uniqueIndex('messages_one_reply').on(t.replyTo),
    uniqueIndex('messages_one_greeting').on(t.helperId).where(sql`${t.isGreeting}`),
    oneOf('messages_delivery_status', t.deliveryStatus, DELIVERY_STATUSES),
    oneOf('messages_source', t.source, MESSAGE_SOURCES),
    between('messages_importance', t.importance, 1, 10),
    check('messages_source_matches', sql`(${t.source} = 'person') = ${t.isFromUser}`),
  ],
)

const CREDIT_STATES = ['reserved', 'spent', 'released'] as const

/** One entry for each message of the allowance: reserved before a helper writes, then spent or given back. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: ownerId(),
    /** The message of the person that is being answered; one open reservation for it at most. */
    userMessageId: bigint('user_message_id', { mode: 'number' }).references(() => messages.id, {
      onDelete: 'set null',
    }),
    /** The planned message that it is taken for; taken once. */
    scheduleId: bigint('schedule_id', { mode: 'number' }),
    /** What was paid for. */
    messageId: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
    /** Start of the period of the allowance that it is taken from. */
    period: instant('period').notNull(),
    state: varchar('state', { length: 16, enum: CREDIT_STATES }).notNull().default('reserved'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('credit_entries_user').on(t.userId, t.id),
    index('credit_entries_message').on(t.messageId),
    uniqueIndex('credit_entries_planned')
      .on(t.scheduleId)
      .where(sql`${t.scheduleId} is not null and ${t.state} <> 'released'`),
    uniqueIndex('credit_entries_open').on(t.userMessageId).where(sql`${t.state} = 'reserved'`),
    index('credit_entries_stale').on(t.createdAt).where(sql`${t.state} = 'reserved'`),
    oneOf('credit_entries_state', t.state, CREDIT_STATES),
  ],
)

/** What the payment provider reported: the queue of subscriptions to read anew, and why a repeated report does nothing. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** The provider's own id of the event. */
    id: varchar('id', { length: 255 }).primaryKey(),
    type: varchar('type', { length: 100 }).notNull(),
    customerId: varchar('customer_id', { length: 255 }).notNull(),
    receivedAt: instant('received_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not taken up again before. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (t) => [
    index('billing_events_open').on(t.nextAttemptAt).where(sql`${t.processedAt} is null`),
    index('billing_events_received').on(t.receivedAt),
  ],
)

export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: serial('id').primaryKey(),
    phoneNumber: varchar('phone_number', { length: 16 }).notNull(),
    /** A keyed hash of the code, never the code. */
    code: varchar('code', { length: 64 }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
    attempts: smallint('attempts').notNull().default(0),
  },
  (t) => [
    index('verification_codes_phone').on(t.phoneNumber, t.id.desc()),
    between('verification_codes_attempts', t.attempts, 0, 5),
  ],
)

/** Planned messages: one open row a helper, and what became of those before it. Rows go with their helper. */
export const messageSchedules = pgTable(
  'message_schedules',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: helperOf(),
    /** The helper's owner. Without a foreign key: the helper has one, and this table is written in bulk. */
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

export const conversationMemory = pgTable(
  'conversation_memory',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: helperOf(),
    userId: ownerId(),
    memoryType: varchar('memory_type', { length: 32 }).notNull(),
    content: ciphertext('content').notNull(),
    confidence: smallint('confidence').notNull().default(8),
    importance: smallint('importance').notNull().default(5),
    lastReferenced: instant('last_referenced'),
    tags: ciphertext('tags'),
    relatedMessageIds: bigint('related_message_ids', { mode: 'number' }).array(),
    shareAcrossHelpers: boolean('share_across_helpers').notNull().default(true),
    sensitivityLevel: varchar('sensitivity_level', { length: 24, enum: SENSITIVITY_LEVELS })
      .notNull()
      .default('normal'),
    privacyTags: text('privacy_tags').array(),
    encryptionLevel: varchar('encryption_level', { length: 16, enum: ENCRYPTION_LEVELS }).notNull().default('standard'),
    accessRestrictions: jsonb('access_restrictions'),
    /** Days; -1 keeps for ever. */
    retentionPeriod: integer('retention_period').notNull().default(365),
    autoDeleteAt: instant('auto_delete_at'),
    crossHelperReferences: integer('cross_helper_references').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('conversation_memory_owner').on(t.userId, t.helperId),
    index('conversation_memory_helper').on(t.helperId),
    between('conversation_memory_confidence', t.confidence, 1, 10),
    between('conversation_memory_importance', t.importance, 1, 10),
    oneOf('conversation_memory_sensitivity', t.sensitivityLevel, SENSITIVITY_LEVELS),
    oneOf('conversation_memory_encryption', t.encryptionLevel, ENCRYPTION_LEVELS),
    check('conversation_memory_retention', sql`${t.retentionPeriod} = -1 or ${t.retentionPeriod} > 0`),
  ],
)

/** What is known of a person: ciphertext but for the settings, which hold choices and no words of theirs. */
export const userProfiles = pgTable('user_profiles', {
  id: serial('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  personalityTraits: ciphertext('personality_traits'),
  communicationStyle: ciphertext('communication_style'),
  preferredTopics: ciphertext('preferred_topics'),
  avoidTopics: ciphertext('avoid_topics'),
  shortTermGoals: ciphertext('short_term_goals'),
  longTermGoals: ciphertext('long_term_goals'),
  currentChallenges: ciphertext('current_challenges'),
  significantEvents: ciphertext('significant_events'),
  relationshipStatus: ciphertext('relationship_status'),
  workSituation: ciphertext('work_situation'),
  preferredTone: ciphertext('preferred_tone'),
  responseLength: ciphertext('response_length'),
  sensitiveTopics: ciphertext('sensitive_topics'),
  motivationalStyle: ciphertext('motivational_style'),
  privacySettings: jsonb('privacy_settings'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const conversationSummaries = pgTable(
  'conversation_summaries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: helperOf(),
    userId: ownerId(),
    sessionDate: date('session_date', { mode: 'string' }).notNull(),
    keyTopics: ciphertext('key_topics'),
    emotionalState: ciphertext('emotional_state'),
    progressMade: ciphertext('progress_made'),
    actionItems: ciphertext('action_items'),
    followUpNeeded: boolean('follow_up_needed').notNull().default(false),
    overallTone: ciphertext('overall_tone'),
    significantMoments: ciphertext('significant_moments'),
    messageCount: integer('message_count').notNull().default(0),
    summary: ciphertext('summary').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('conversation_summaries_helper').on(t.helperId, t.sessionDate),
    index('conversation_summaries_user').on(t.userId),
    check('conversation_summaries_count', sql`${t.messageCount} >= 0`),
  ],
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

/** Counts of the calls that are limited across all processes, by a keyed hash of whom they count. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 128 }).primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_resets').on(t.resetsAt)],
)

/**
 * What all processes share of the cost guard: one row, so that one conditional update decides about a call. The counts
 * include what is reserved for calls under way. Amounts are microdollars.
 */
export const systemState = pgTable(
  'system_state',
  {
    id: smallint('id').primaryKey().default(1),
    day: date('day', { mode: 'string' }).notNull().default('1970-01-01'),
    dailyCalls: integer('daily_calls').notNull().default(0),
    /** Calls that the last admission let through: how the statement that decides tells the rest of itself. */
    lastAdmitted: integer('last_admitted').notNull().default(0),
    month: date('month', { mode: 'string' }).notNull().default('1970-01-01'),
    monthlyMicros: bigint('monthly_micros', { mode: 'number' }).notNull().default(0),
    pausedUntil: instant('paused_until'),
    failures: integer('failures').notNull().default(0),
    trippedAt: instant('tripped_at'),
    /** While this lies ahead, one call tries whether the provider is back. */
    trialUntil: instant('trial_until'),
  },
  (t) => [check('system_state_one_row', sql`${t.id} = 1`)],
)

/** Every call of a model, without a word of what was said. */
export const usageCalls = pgTable(
  'usage_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: varchar('purpose', { length: 16, enum: CALL_PURPOSES }).notNull(),
    model: varchar('model', { length: 128 }).notNull(),
    state: varchar('state', { length: 16, enum: CALL_STATES }).notNull().default('open'),
    startedAt: instant('started_at').notNull(),
    settledAt: instant('settled_at'),
    /** The calendar month, UTC, whose ceiling it counts against. */
    month: date('month', { mode: 'string' }).notNull(),
    attempts: smallint('attempts').notNull().default(1),
    isTrial: boolean('is_trial').notNull().default(false),
    /** Microdollars for a million tokens, as they were when it began. */
    inputPrice: bigint('input_price', { mode: 'number' }).notNull(),
    outputPrice: bigint('output_price', { mode: 'number' }).notNull(),
    /** The most that one attempt can cost. */
    worstMicros: bigint('worst_micros', { mode: 'number' }).notNull(),
    costMicros: bigint('cost_micros', { mode: 'number' }),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** To the first word of a reply, or to the whole of any other answer. */
    latencyMs: integer('latency_ms'),
    failure: varchar('failure', { length: 16 }),
  },
  (t) => [
    index('usage_calls_started').on(t.startedAt),
    index('usage_calls_user').on(t.userId, t.startedAt),
    index('usage_calls_open').on(t.startedAt).where(sql`${t.state} = 'open'`),
    oneOf('usage_calls_purpose', t.purpose, CALL_PURPOSES),
    oneOf('usage_calls_state', t.state, CALL_STATES),
  ],
)

/** Calls of the minute and the day that are under way, by account. */
export const usageRates = pgTable('usage_rates', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  minute: instant('minute').notNull(),
  minuteCalls: integer('minute_calls').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  dayCalls: integer('day_calls').notNull(),
})

/** Prices that the operator set, in microdollars for a million tokens. They stand above the ones we know. */
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

/** What operators did, by the names that were then in use. */
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

export const schema = {
  users,
  userKeys,
  sessions,
  helpers,
  messages,
  creditEntries,
  billingEvents,
  verificationCodes,
  messageSchedules,
  deliveries,
  pushSubscriptions,
  mailOutbox,
  conversationMemory,
  userProfiles,
  conversationSummaries,
  messageTemplates,
  rateLimits,
  systemState,
  usageCalls,
  usageRates,
  prices,
  auditLog,
}
