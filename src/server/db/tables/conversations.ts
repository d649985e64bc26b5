import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { DELIVERY_STATUSES, MESSAGE_SOURCES } from '../../../contract/messages.ts'
import type { Category } from '../../../core/privacy/categories.ts'
import { between, type Column, ciphertext, instant, oneOf } from '../columns.ts'
import { helperOfOwner } from './helpers.ts'

export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Never changed: texts are kept opened by their message (`conversation-cache.ts`). */
    content: ciphertext('content').notNull(),
    isFromUser: boolean('is_from_user').notNull(),
    sentAt: instant('sent_at').notNull(),
    deliveryStatus: varchar('delivery_status', { length: 16, enum: DELIVERY_STATUSES }).notNull(),
    source: varchar('source', { length: 16, enum: MESSAGE_SOURCES }).notNull(),
    /** The person asked to have it remembered, whatever is found in it; if it was forgotten since, that counts. */
    isRemembered: boolean('is_remembered').notNull().default(false),
    /** Of a message with several versions: the id of the first, which all of them share. */
    versionOf: bigint('version_of', { mode: 'number' }),
    /**
     * Null: it is in the conversation. Else the message that begins the branch that it is in: a version which the person
     * left, with what followed (docs/decisions/0060-branches-by-a-column.md).
     */
    branchId: bigint('branch_id', { mode: 'number' }),
    /** The same as a boolean: without statistics, PostgreSQL takes a null for rare and reads such a conversation whole. */
    isShown: boolean('is_shown').notNull().generatedAlwaysAs(sql`branch_id is null`),
    /** The message that a reply answers; a message has one reply. */
    replyTo: bigint('reply_to', { mode: 'number' }).references((): Column => messages.id, { onDelete: 'set null' }),
    /** What the browser called it by, so that it is taken in once. */
    idempotencyKey: uuid('idempotency_key'),
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
    /** Sensitive categories that it tells of, found when it is indexed; null until then, and for a text without any. */
    privacyTags: text('privacy_tags').array().$type<Category[]>(),
    contextReferences: bigint('context_references', { mode: 'number' }).array(),
    /** Facts that a reply was written with. */
    factReferences: bigint('fact_references', { mode: 'number' }).array(),
    /** Of what a person said: when facts were looked for in it. Of a reply: when the facts that it used were told about that. */
    memoryProcessedAt: instant('memory_processed_at'),
    /** The person asked to have it forgotten: it stays in the conversation, and is no memory any more. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
    /** It is no memory only as long as it is not restored: it belongs to another branch of the conversation. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** What another helper knows and this one no longer may: it stays in the conversation, and is not used. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    /** The same by the settings of sharing, while they are so. */
    withheldBySettings: boolean('withheld_by_settings').notNull().default(false),
    /** May other helpers see it? */
    shareAcrossHelpers: boolean('share_across_helpers').notNull().default(true),
  },
  (t) => [
    helperOfOwner('messages_helper', t),
    index('messages_conversation').on(t.helperId, t.id),
    index('messages_shown').on(t.helperId, t.id).where(sql`${t.isShown}`),
    index('messages_by_time').on(t.helperId, t.sentAt, t.id).where(sql`${t.isShown}`),
    index('messages_branch').on(t.branchId, t.id).where(sql`${t.branchId} is not null`),
    index('messages_versions').on(t.versionOf, t.id).where(sql`${t.versionOf} is not null`),
    index('messages_user').on(t.userId, t.id),
    index('messages_forgotten').on(t.userId, t.id).where(sql`${t.isForgotten}`),
    index('messages_to_process').on(t.id).where(sql`${t.isFromUser} and ${t.memoryProcessedAt} is null`),
    index('messages_to_count_references')
      .on(t.id)
      .where(sql`${t.factReferences} is not null and ${t.memoryProcessedAt} is null`),
    uniqueIndex('messages_one_planned').on(t.scheduleId).where(sql`${t.scheduleId} is not null`),
    uniqueIndex('messages_once').on(t.userId, t.idempotencyKey).where(sql`${t.idempotencyKey} is not null`),
    uniqueIndex('messages_one_reply').on(t.replyTo).where(sql`${t.replyTo} is not null and ${t.isShown}`),
    uniqueIndex('messages_one_version').on(t.versionOf).where(sql`${t.versionOf} is not null and ${t.isShown}`),
    index('messages_replies').on(t.replyTo).where(sql`${t.replyTo} is not null`),
    uniqueIndex('messages_one_greeting').on(t.helperId).where(sql`${t.isGreeting}`),
    oneOf('messages_delivery_status', t.deliveryStatus, DELIVERY_STATUSES),
    oneOf('messages_source', t.source, MESSAGE_SOURCES),
    between('messages_importance', t.importance, 1, 10),
    check('messages_branch', sql`${t.branchId} is null or (${t.isForgotten} and ${t.branchId} <= ${t.id})`),
    check('messages_withdrawn_forgotten', sql`${t.isForgotten} or not ${t.isWithdrawn}`),
    check('messages_source_matches', sql`(${t.source} = 'person') = ${t.isFromUser}`),
  ],
)
