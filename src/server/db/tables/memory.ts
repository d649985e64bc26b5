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
  serial,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core'
import { PROTECTION_LEVELS, SENSITIVITY_LEVELS } from '../../../core/privacy/categories.ts'
import { between, ciphertext, createdAt, instant, oneOf, updatedAt } from '../columns.ts'
import { ownerId, users } from './accounts.ts'
import { helperOf } from './helpers.ts'

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
    encryptionLevel: varchar('encryption_level', { length: 16, enum: PROTECTION_LEVELS }).notNull().default('standard'),
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
    oneOf('conversation_memory_encryption', t.encryptionLevel, PROTECTION_LEVELS),
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
