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
import { FOUND_BY, MEMORY_CATEGORIES, MEMORY_KINDS, SUMMARY_AUTHORS } from '../../../core/memory/kinds.ts'
import { type Category, PROTECTION_LEVELS, SENSITIVITY_LEVELS } from '../../../core/privacy/categories.ts'
import { between, type Column, ciphertext, createdAt, hash, instant, oneOf, updatedAt } from '../columns.ts'
import { ownerId, users } from './accounts.ts'
import { messages } from './conversations.ts'
import { helperOf, helpers } from './helpers.ts'

/**
 * Facts: what a person said about themselves, with a quote. A fact is current until `validTo` is set; it is recorded at
 * `createdAt`. Facts of one slot (`home` of the person, `employer` of their sister) supersede each other.
 */
export const conversationMemory = pgTable(
  'conversation_memory',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** The helper it was said to; null if the person added it on the Memory page. */
    helperId: integer('helper_id').references(() => helpers.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    memoryType: varchar('memory_type', { length: 32, enum: MEMORY_KINDS }).notNull(),
    category: varchar('category', { length: 16, enum: MEMORY_CATEGORIES }).notNull(),
    content: ciphertext('content').notNull(),
    subject: ciphertext('subject').notNull(),
    attribute: ciphertext('attribute').notNull(),
    value: ciphertext('value').notNull(),
    /** The person's own words, verbatim from the source message. */
    quote: ciphertext('quote').notNull(),
    /** False if no longer true: `You no longer work at Initech`. */
    holds: boolean('holds').notNull().default(true),
    foundBy: varchar('found_by', { length: 8, enum: FOUND_BY }).notNull(),
    /** Keyed hashes of the slot, which holds one current value, and of the fact itself. */
    slotHash: hash('slot_hash').notNull(),
    factHash: hash('fact_hash').notNull(),
    sourceMessageId: bigint('source_message_id', { mode: 'number' }).references(() => messages.id, {
      onDelete: 'cascade',
    }),
    /** Every message that states it. */
    relatedMessageIds: bigint('related_message_ids', { mode: 'number' }).array(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
    supersededBy: bigint('superseded_by', { mode: 'number' }).references((): Column => conversationMemory.id, {
      onDelete: 'set null',
    }),
    confidence: smallint('confidence').notNull().default(8),
    importance: smallint('importance').notNull().default(5),
    lastReferenced: instant('last_referenced'),
    tags: ciphertext('tags'),
    shareAcrossHelpers: boolean('share_across_helpers').notNull().default(true),
    /** The fact that this one is hidden and shared together with. */
    unsharedBy: bigint('unshared_by', { mode: 'number' }).references((): Column => conversationMemory.id, {
      onDelete: 'set null',
    }),
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
    index('conversation_memory_source').on(t.sourceMessageId),
    index('conversation_memory_superseded').on(t.supersededBy),
    index('conversation_memory_auto_delete').on(t.autoDeleteAt).where(sql`${t.autoDeleteAt} is not null`),
    index('conversation_memory_unshared_by').on(t.unsharedBy).where(sql`${t.unsharedBy} is not null`),
    index('conversation_memory_unshared').on(t.userId).where(sql`not ${t.shareAcrossHelpers} and ${t.validTo} is null`),
    uniqueIndex('conversation_memory_one_current').on(t.userId, t.slotHash).where(sql`${t.validTo} is null`),
    uniqueIndex('conversation_memory_once').on(t.userId, t.factHash, t.sourceMessageId),
    between('conversation_memory_confidence', t.confidence, 1, 10),
    between('conversation_memory_importance', t.importance, 1, 10),
    oneOf('conversation_memory_type', t.memoryType, MEMORY_KINDS),
    oneOf('conversation_memory_category', t.category, MEMORY_CATEGORIES),
    oneOf('conversation_memory_found_by', t.foundBy, FOUND_BY),
    oneOf('conversation_memory_sensitivity', t.sensitivityLevel, SENSITIVITY_LEVELS),
    oneOf('conversation_memory_encryption', t.encryptionLevel, PROTECTION_LEVELS),
    check('conversation_memory_retention', sql`${t.retentionPeriod} = -1 or ${t.retentionPeriod} > 0`),
    check('conversation_memory_superseded_ended', sql`${t.supersededBy} is null or ${t.validTo} is not null`),
    check('conversation_memory_said', sql`${t.foundBy} = 'person' or ${t.sourceMessageId} is not null`),
  ],
)

/** Messages hidden from other helpers because a fact is, so that sharing the fact again restores them. */
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

/** Tombstones of forgotten facts, which are not found again in earlier messages: keyed hashes only, no words. */
export const memoryTombstones = pgTable(
  'memory_tombstones',
  {
    userId: ownerId(),
    hash: hash('hash').notNull(),
    /** The newest message at that time: what is said again later is learned again. */
    upToMessage: bigint('up_to_message', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

/** How far the memory feature has read a conversation, and what prompts use of it. */
export const conversationDigests = pgTable(
  'conversation_digests',
  {
    helperId: integer('helper_id')
      .primaryKey()
      .references(() => helpers.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** Facts that this helper may know, and earlier session summaries, as prompts use them. Null: nothing yet. */
    factDigest: ciphertext('fact_digest'),
    sessionDigest: ciphertext('session_digest'),
    /** What planned messages may mention. */
    topicsAndGoals: ciphertext('topics_and_goals'),
    /** Messages since it was last read as a whole: count, first, time of the newest; when it was queued for that. */
    pendingMessages: integer('pending_messages').notNull().default(0),
    firstPendingMessage: bigint('first_pending_message', { mode: 'number' }),
    lastMessageAt: instant('last_message_at'),
    queuedAt: instant('queued_at'),
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
    writtenBy: varchar('written_by', { length: 8, enum: SUMMARY_AUTHORS }).notNull().default('rules'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversation_summaries_session').on(t.helperId, t.sessionDate),
    index('conversation_summaries_user').on(t.userId),
    check('conversation_summaries_count', sql`${t.messageCount} >= 0`),
    oneOf('conversation_summaries_written_by', t.writtenBy, SUMMARY_AUTHORS),
  ],
)
