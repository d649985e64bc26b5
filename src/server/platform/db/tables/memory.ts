import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { FOUND_BY, MEMORY_CATEGORIES, MEMORY_KINDS } from '../../../../core/memory/kinds.ts'
import { type Category, PROTECTION_LEVELS, SENSITIVITY_LEVELS } from '../../../../core/privacy/settings.ts'
import { between, type Column, ciphertext, createdAt, instant, oneOf, updatedAt } from '../columns.ts'
import { ownerId, users } from './accounts.ts'
import { messages } from './conversations.ts'
import { helperOf, helpers } from './helpers.ts'

/** What is remembered of a person: sentences, each with the messages that it was said in. Current until `validTo` is set. */
export const conversationMemory = pgTable(
  'conversation_memory',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The helper it was said to; null if the person added it on the Memory page. */
    helperId: integer('helper_id').references(() => helpers.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    memoryType: varchar('memory_type', { length: 32, enum: MEMORY_KINDS }).notNull(),
    category: varchar('category', { length: 16, enum: MEMORY_CATEGORIES }).notNull(),
    /** The sentence, as pages show it and prompts say it. */
    content: ciphertext('content').notNull(),
    /** `self` (in rows of older versions empty), or someone in the person's life. */
    subject: ciphertext('subject').notNull(),
    foundBy: varchar('found_by', { length: 8, enum: FOUND_BY }).notNull(),
    /** What it states of its subject, if a later plain statement replaces it: `home`, or a field of the profile. */
    slot: ciphertext('slot'),
    /** The messages that it was said in. */
    relatedMessageIds: bigint('related_message_ids', { mode: 'number' }).array(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
    supersededBy: bigint('superseded_by', { mode: 'number' }).references((): Column => conversationMemory.id, {
      onDelete: 'set null',
    }),
    /** The messages that ended it. While none of them is shown, its end is kept in `withdrawnEnd`. */
    endedIn: bigint('ended_in', { mode: 'number' }).array(),
    withdrawnEnd: instant('withdrawn_end'),
    /** All messages that it was said in are withdrawn: it comes back with them. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The last local day on which a plan lies ahead. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** The person asked to keep it between them and the helper that they told. */
    isSecret: boolean('is_secret').notNull().default(false),
    confidence: smallint('confidence').notNull().default(8),
    importance: smallint('importance').notNull().default(5),
    lastReferenced: instant('last_referenced'),
    tags: ciphertext('tags'),
    shareAcrossHelpers: boolean('share_across_helpers').notNull().default(true),
    sensitivityLevel: varchar('sensitivity_level', { length: 24, enum: SENSITIVITY_LEVELS })
      .notNull()
      .default('normal'),
    privacyTags: text('privacy_tags').array().$type<Category[]>(),
    encryptionLevel: varchar('encryption_level', { length: 16, enum: PROTECTION_LEVELS }).notNull().default('standard'),
    accessRestrictions: jsonb('access_restrictions'),
    /** Days; -1 keeps forever. */
    retentionPeriod: integer('retention_period').notNull().default(365),
    /** When retention deletes it, computed by the database from the other two columns. Null: never. */
    autoDeleteAt: instant('auto_delete_at').generatedAlwaysAs(
      sql`case when retention_period > 0
        then (updated_at at time zone 'UTC' + make_interval(days => retention_period)) at time zone 'UTC' end`,
    ),
    crossHelperReferences: integer('cross_helper_references').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('conversation_memory_owner').on(t.userId, t.id),
    index('conversation_memory_helper').on(t.helperId),
    index('conversation_memory_superseded').on(t.supersededBy),
    index('conversation_memory_auto_delete').on(t.autoDeleteAt).where(sql`${t.autoDeleteAt} is not null`),
    between('conversation_memory_confidence', t.confidence, 1, 10),
    between('conversation_memory_importance', t.importance, 1, 10),
    oneOf('conversation_memory_type', t.memoryType, MEMORY_KINDS),
    oneOf('conversation_memory_category', t.category, MEMORY_CATEGORIES),
    oneOf('conversation_memory_found_by', t.foundBy, FOUND_BY),
    oneOf('conversation_memory_sensitivity', t.sensitivityLevel, SENSITIVITY_LEVELS),
    oneOf('conversation_memory_encryption', t.encryptionLevel, PROTECTION_LEVELS),
    check('conversation_memory_retention', sql`${t.retentionPeriod} = -1 or ${t.retentionPeriod} > 0`),
    check('conversation_memory_secret', sql`not (${t.isSecret} and ${t.shareAcrossHelpers})`),
    check('conversation_memory_said', sql`${t.foundBy} = 'person' or cardinality(${t.relatedMessageIds}) > 0`),
  ],
)

/** Messages hidden from other helpers because a memory is, so that sharing it again restores them. */
export const unsharedMessages = pgTable(
  'unshared_messages',
  {
    memoryId: bigint('memory_id', { mode: 'number' })
      .notNull()
      .references(() => conversationMemory.id, { onDelete: 'cascade' }),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Whether it is also hidden from the helper that wrote it. */
    isWithheld: boolean('is_withheld').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memoryId, t.messageId] }), index('unshared_messages_message').on(t.messageId)],
)

/** What prompts use of a person's memory, and when a model reads a conversation next. */
export const conversationDigests = pgTable(
  'conversation_digests',
  {
    helperId: integer('helper_id')
      .primaryKey()
      .references(() => helpers.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** Memories that this helper may know, and summaries of earlier days, as prompts use them. Null: nothing yet. */
    memoryDigest: ciphertext('fact_digest'),
    sessionDigest: ciphertext('session_digest'),
    /** They were made by an earlier version, and are made again soon. */
    isStale: boolean('is_stale').notNull().default(false),
    /** What planned messages may mention. */
    topicsAndGoals: ciphertext('topics_and_goals'),
    /** Messages of the person that no model has read: how many, and when the newest was sent. */
    pendingMessages: integer('pending_messages').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    /** When a worker took it to be read; null: nobody reads it. */
    queuedAt: instant('queued_at'),
    /** Readings that failed in a row, why the last one did, and when it is tried again. */
    readingFailures: smallint('reading_failures').notNull().default(0),
    readingFailure: varchar('reading_failure', { length: 16 }),
    readAgainAt: instant('read_again_at'),
  },
  (t) => [
    index('conversation_digests_user').on(t.userId),
    index('conversation_digests_pending').on(t.lastMessageAt).where(sql`${t.pendingMessages} > 0`),
  ],
)

/** What is known about a person: ciphertext, except for the settings, which contain choices only. */
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
    uniqueIndex('conversation_summaries_session').on(t.helperId, t.sessionDate),
    index('conversation_summaries_user').on(t.userId),
    check('conversation_summaries_count', sql`${t.messageCount} >= 0`),
  ],
)
