import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { DELIVERY_STATUSES, MESSAGE_SOURCES } from '../../../../contract/messages.ts'
import { REACTION_KINDS } from '../../../../core/conversations/conversation.ts'
import type { Category } from '../../../../core/privacy/settings.ts'
import { DANGER_STATES } from '../../../../core/safety/concern.ts'
import { LIMITS, PICTURE } from '../../../../core/text/limits.ts'
import { BYTES_A_UNIT, between, type Column, ciphertext, instant, oneOf, sealedWithin } from '../columns.ts'
import { ownerId } from './accounts.ts'
import { helperOfOwner } from './helpers.ts'
import { imports } from './imports.ts'
import { panelRounds } from './panels.ts'

/** A person's message that has not been searched by patterns yet. */
const isToProcess = (t: { isFromUser: Column; memoryProcessedAt: Column }) =>
  sql`${t.isFromUser} and ${t.memoryProcessedAt} is null`

export const messages = pgTable(
  'messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Never changes: the cache keeps decrypted texts by message id (`caches.ts`). */
    content: ciphertext('content').notNull(),
    isFromUser: boolean('is_from_user').notNull(),
    sentAt: instant('sent_at').notNull(),
    deliveryStatus: varchar('delivery_status', { length: 16, enum: DELIVERY_STATUSES }).notNull(),
    source: varchar('source', { length: 16, enum: MESSAGE_SOURCES }).notNull(),
    /**
     * A person's message that was answered as a danger, which is not read for memory, or that they say was misunderstood, which
     * is not screened again.
     */
    danger: varchar('danger', { length: 16, enum: DANGER_STATES }),
    /** The person asked to have it remembered, whatever its analysis found. A later request to forget it wins. */
    isRemembered: boolean('is_remembered').notNull().default(false),
    /** If it has several versions: the id of the first, which all of them share. */
    versionOf: bigint('version_of', { mode: 'number' }),
    /** Null: in the conversation. Otherwise the first of its branch (docs/decisions/0012-forgetting-by-ids.md). */
    branchId: bigint('branch_id', { mode: 'number' }),
    /** The round of a panel in which it was said, beside the conversation of its helper. */
    panelRoundId: bigint('panel_round_id', { mode: 'number' }).references(() => panelRounds.id, {
      onDelete: 'cascade',
    }),
    /** The conversation from another program that it belongs to, instead of the helper's own. */
    importId: bigint('import_id', { mode: 'number' }),
    /**
     * Whether the conversation of its helper shows it. Without statistics, PostgreSQL assumes that null is rare and reads such a
     * conversation entirely.
     */
    isShown: boolean('is_shown')
      .notNull()
      .generatedAlwaysAs(sql`branch_id is null and panel_round_id is null and import_id is null`),
    /** The message that this replies to; a message has at most one reply. */
    replyTo: bigint('reply_to', { mode: 'number' }).references((): Column => messages.id, { onDelete: 'set null' }),
    /** The person deleted the reply to it, so none is missing. */
    isReplyDeleted: boolean('is_reply_deleted').notNull().default(false),
    /** The earlier message of its conversation that it refers to; null once that is deleted. */
    quotes: bigint('quotes', { mode: 'number' }),
    /** The browser's idempotency key, so that it is accepted only once. */
    idempotencyKey: uuid('idempotency_key'),
    /** Whether it is the first message of a conversation, of which there is only one. */
    isGreeting: boolean('is_greeting').notNull().default(false),
    /** The planned message that it delivers, at most once. */
    scheduleId: bigint('schedule_id', { mode: 'number' }),
    /** A reply that was to set a reminder and did not, which its page says. */
    isReminderRefused: boolean('is_reminder_refused').notNull().default(false),
    isSensitive: boolean('is_sensitive').notNull().default(false),
    emotionalTone: ciphertext('emotional_tone'),
    keyTopics: ciphertext('key_topics'),
    sentiment: ciphertext('sentiment'),
    importance: smallint('importance').notNull().default(5),
    memoryTags: ciphertext('memory_tags'),
    /** Sensitive categories in it, detected when it is indexed; null until then, and if there are none. */
    privacyTags: text('privacy_tags').array().$type<Category[]>(),
    contextReferences: bigint('context_references', { mode: 'number' }).array(),
    memoryReferences: bigint('fact_references', { mode: 'number' }).array(),
    /** For a person's message: when it was searched by patterns. For a reply: when its use of memories was counted. */
    memoryProcessedAt: instant('memory_processed_at'),
    /** A person's message that no model has read yet. */
    awaitsReading: boolean('awaits_reading').notNull().default(false),
    /** The person asked to have it forgotten: it stays in the conversation but is no longer a memory. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
    /** Only forgotten until it is restored, because it belongs to another branch of the conversation. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Based on something this helper may no longer know: it stays in the conversation but is not used. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    /** The same because of the sharing settings, for as long as they apply. */
    withheldBySettings: boolean('withheld_by_settings').notNull().default(false),
    shareAcrossHelpers: boolean('share_across_helpers').notNull().default(true),
  },
  (t) => [
    helperOfOwner('messages_helper', t),
    uniqueIndex('messages_conversation').on(t.helperId, t.id),
    index('messages_imported').on(t.importId, t.id).where(sql`${t.importId} is not null`),
    foreignKey({
      name: 'messages_import',
      columns: [t.helperId, t.importId],
      foreignColumns: [imports.helperId, imports.id],
    }).onDelete('cascade'),
    index('messages_shown').on(t.helperId, t.id).where(sql`${t.isShown}`),
    index('messages_by_time').on(t.helperId, t.sentAt, t.id).where(sql`${t.isShown}`),
    index('messages_branch').on(t.branchId, t.id).where(sql`${t.branchId} is not null`),
    index('messages_versions').on(t.versionOf, t.id).where(sql`${t.versionOf} is not null`),
    index('messages_user').on(t.userId, t.id),
    index('messages_forgotten').on(t.userId, t.id).where(sql`${t.isForgotten}`),
    index('messages_to_process').on(t.id).where(isToProcess(t)),
    index('messages_to_process_of').on(t.userId, t.id).where(isToProcess(t)),
    index('messages_to_read').on(t.helperId, t.id).where(sql`${t.awaitsReading} and ${t.importId} is null`),
    index('messages_to_read_imported')
      .on(t.importId, t.id)
      .where(sql`${t.awaitsReading} and ${t.importId} is not null`),
    index('messages_to_count_references')
      .on(t.id)
      .where(sql`${t.memoryReferences} is not null and ${t.memoryProcessedAt} is null`),
    index('messages_danger').on(t.helperId, t.id).where(sql`${t.danger} = 'heard'`),
    uniqueIndex('messages_one_planned').on(t.scheduleId).where(sql`${t.scheduleId} is not null`),
    uniqueIndex('messages_once').on(t.userId, t.idempotencyKey).where(sql`${t.idempotencyKey} is not null`),
    uniqueIndex('messages_one_reply').on(t.replyTo).where(sql`${t.replyTo} is not null and ${t.branchId} is null`),
    uniqueIndex('messages_panel')
      .on(t.panelRoundId, t.helperId, t.isFromUser)
      .where(sql`${t.panelRoundId} is not null`),
    uniqueIndex('messages_one_version').on(t.versionOf).where(sql`${t.versionOf} is not null and ${t.isShown}`),
    index('messages_replies').on(t.replyTo).where(sql`${t.replyTo} is not null`),
    // The migration sets only `quotes` to null, which Drizzle cannot say.
    foreignKey({
      name: 'messages_quotes',
      columns: [t.helperId, t.quotes],
      foreignColumns: [t.helperId, t.id],
    }).onDelete('set null'),
    index('messages_quoting').on(t.quotes).where(sql`${t.quotes} is not null`),
    check('messages_quotes_earlier', sql`${t.quotes} < ${t.id}`),
    uniqueIndex('messages_one_greeting').on(t.helperId).where(sql`${t.isGreeting}`),
    oneOf('messages_delivery_status', t.deliveryStatus, DELIVERY_STATUSES),
    oneOf('messages_source', t.source, MESSAGE_SOURCES),
    oneOf('messages_danger', t.danger, DANGER_STATES),
    between('messages_importance', t.importance, 1, 10),
    check('messages_branch', sql`${t.branchId} is null or (${t.isForgotten} and ${t.branchId} <= ${t.id})`),
    check('messages_panel_branch', sql`${t.panelRoundId} is null or ${t.branchId} is null`),
    check('messages_withdrawn_forgotten', sql`${t.isForgotten} or not ${t.isWithdrawn}`),
    check('messages_source_matches', sql`(${t.source} = 'person') = ${t.isFromUser}`),
  ],
)

export const messagePictures = pgTable(
  'message_pictures',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** JPEG, sealed. */
    picture: ciphertext('picture').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
  },
  (t) => [
    index('message_pictures_user').on(t.userId, t.messageId),
    between('message_pictures_width', t.width, 1, PICTURE.side),
    between('message_pictures_height', t.height, 1, PICTURE.side),
    sealedWithin('message_pictures_bytes', t.picture, PICTURE.storedBytes),
  ],
)

/** What the person thinks of messages that helpers wrote. */
export const messageReactions = pgTable(
  'message_reactions',
  {
    helperId: integer('helper_id').notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    userId: integer('user_id').notNull(),
    kind: varchar('kind', { length: 8, enum: REACTION_KINDS }).notNull(),
    reason: ciphertext('reason'),
    reactedAt: instant('reacted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.helperId, t.messageId] }),
    foreignKey({
      name: 'message_reactions_message',
      columns: [t.helperId, t.messageId],
      foreignColumns: [messages.helperId, messages.id],
    }).onDelete('cascade'),
    helperOfOwner('message_reactions_helper', t),
    index('message_reactions_user').on(t.userId),
    oneOf('message_reactions_kind', t.kind, REACTION_KINDS),
    sealedWithin('message_reactions_reason', t.reason, LIMITS.reactionReason.max * BYTES_A_UNIT),
  ],
)
