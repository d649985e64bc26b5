import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
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
import {
  COMMUNICATION_TYPES,
  FREQUENCIES,
  MESSAGE_LENGTHS,
  PREFERRED_TIMES,
  TONES,
} from '../../../../core/personas/options.ts'
import type { SlotPosition } from '../../../../core/scheduling/slots.ts'
import { FACE } from '../../../../core/text/limits.ts'
import { between, type Column, ciphertext, createdAt, instant, oneOf, sealedWithin } from '../columns.ts'
import { ownerId } from './accounts.ts'

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
    background: ciphertext('background'),
    /** A list in JSON, sealed as a whole. */
    greetings: ciphertext('greetings'),
    frequency: varchar('frequency', { length: 16, enum: FREQUENCIES }).notNull(),
    preferredTime: varchar('preferred_time', { length: 16, enum: PREFERRED_TIMES }).notNull(),
    varyTiming: boolean('vary_timing').notNull().default(false),
    allowWeekends: boolean('allow_weekends').notNull().default(false),
    /** ISO weekday of a weekly helper, 1 Monday to 7 Sunday; null: the weekday it was created. */
    weeklyDay: smallint('weekly_day'),
    /** ISO weekdays and clock times (`HH:MM`) of a custom schedule. */
    customDays: smallint('custom_days').array(),
    customTimes: varchar('custom_times', { length: 5 }).array(),
    communicationType: varchar('communication_type', { length: 8, enum: COMMUNICATION_TYPES }).notNull().default('sms'),
    phoneNumber: varchar('phone_number', { length: 16 }),
    useTemplatedMessages: boolean('use_templated_messages').notNull().default(true),
    currentSequencePosition: integer('current_sequence_position').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** Its place among the person's helpers in the same slot; assigned when planning. */
    slotPlace: jsonb('slot_place').$type<SlotPosition>(),
    /** Its next message has to be planned again. Set on every change that affects the plan, cleared by planning. */
    needsPlan: boolean('needs_plan').notNull().default(true),
    /** Consecutive days with unanswered planned messages, and the newest of those messages. */
    unanswered: smallint('unanswered').notNull().default(0),
    lastPlannedMessage: bigint('last_planned_message', { mode: 'number' }),
    /** The person has read messages up to this id; never decreases. */
    readUpTo: bigint('read_up_to', { mode: 'number' }).notNull().default(0),
    /** Stays at the top of the list of conversations. */
    isPinned: boolean('is_pinned').notNull().default(false),
    /** It does not write first before this. */
    mutedUntil: instant('muted_until'),
    /** The newest message when the person archived the conversation, which a newer one brings back. 0: it was empty. */
    archivedUpTo: bigint('archived_up_to', { mode: 'number' }),
    /** Rises when a memory is forgotten, corrected or hidden: a reply in progress is then not remembered. */
    memoryVersion: integer('memory_version').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('helpers_owner').on(t.id, t.userId),
    index('helpers_needs_plan').on(t.id).where(sql`${t.needsPlan}`),
    index('helpers_phone').on(t.phoneNumber).where(sql`${t.phoneNumber} is not null`),
    uniqueIndex('helpers_user_persona').on(t.userId, t.personaType),
    oneOf('helpers_tone', t.tone, TONES),
    oneOf('helpers_message_length', t.messageLength, MESSAGE_LENGTHS),
    oneOf('helpers_frequency', t.frequency, FREQUENCIES),
    oneOf('helpers_preferred_time', t.preferredTime, PREFERRED_TIMES),
    oneOf('helpers_communication_type', t.communicationType, COMMUNICATION_TYPES),
    between('helpers_weekly_day', t.weeklyDay, 1, 7),
    check('helpers_custom_times', sql`cardinality(${t.customTimes}) between 1 and 3`),
    check('helpers_pinned_or_archived', sql`not ${t.isPinned} or ${t.archivedUpTo} is null`),
    check('helpers_sequence_position', sql`${t.currentSequencePosition} >= 0`),
  ],
)

/** The face that a person gave a helper of their own; `image_url` leads to it. */
export const helperPictures = pgTable(
  'helper_pictures',
  {
    helperId: integer('helper_id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** JPEG, sealed. */
    picture: ciphertext('picture').notNull(),
  },
  (t) => [
    helperOfOwner('helper_pictures_helper', t),
    index('helper_pictures_user').on(t.userId),
    sealedWithin('helper_pictures_bytes', t.picture, FACE.storedBytes),
  ],
)

export const helperOf = () =>
  integer('helper_id')
    .notNull()
    .references(() => helpers.id, { onDelete: 'cascade' })

/** A single foreign key for both, because checking one costs as much as the row itself in bulk inserts. */
export const helperOfOwner = (name: string, t: { helperId: Column; userId: Column }) =>
  foreignKey({ name, columns: [t.helperId, t.userId], foreignColumns: [helpers.id, helpers.userId] }).onDelete(
    'cascade',
  )

/** Exercises that were begun and are not finished. What they make is a message. */
export const practiceRuns = pgTable(
  'practice_runs',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    helperId: integer('helper_id').notNull(),
    exercise: varchar('exercise', { length: 60 }).notNull(),
    /** By the ids of the steps, as JSON. */
    answers: ciphertext('answers').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('practice_runs_helper').on(t.helperId), helperOfOwner('practice_runs_helper_of_owner', t)],
)
