import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { IMPORT_LIMITS, IMPORT_SOURCES } from '../../../../core/text/limits.ts'
import { BYTES_A_UNIT, between, ciphertext, createdAt, instant, oneOf, sealedWithin } from '../columns.ts'
import { helperOfOwner } from './helpers.ts'

/** A conversation that was brought from another program. Its messages lead here, and go with it. */
export const imports = pgTable(
  'imports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    source: varchar('source', { length: 16, enum: IMPORT_SOURCES }).notNull(),
    title: ciphertext('title').notNull(),
    /** A keyed hash of what the conversation is known by there, so that it is kept once. */
    key: varchar('key', { length: 64 }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    messages: integer('messages').notNull().default(0),
    createdAt: createdAt(),
    /** The last of its messages that a model was asked to read. */
    askedThrough: bigint('asked_through', { mode: 'number' }),
    /** Messages of the person that a model was asked to read and has not. */
    pendingMessages: integer('pending_messages').notNull().default(0),
    /** When a worker took it to be read; null: nobody reads it. */
    queuedAt: instant('queued_at'),
    /** Readings that failed in a row, why the last one did or was not admitted, and when it is tried again. */
    readingFailures: smallint('reading_failures').notNull().default(0),
    readingFailure: varchar('reading_failure', { length: 16 }),
    readAgainAt: instant('read_again_at'),
  },
  (t) => [
    helperOfOwner('imports_helper', t),
    uniqueIndex('imports_of_helper').on(t.helperId, t.id),
    uniqueIndex('imports_once').on(t.helperId, t.key),
    index('imports_user').on(t.userId, t.id),
    index('imports_pending').on(t.userId, t.id).where(sql`${t.pendingMessages} > 0`),
    oneOf('imports_source', t.source, IMPORT_SOURCES),
    between('imports_messages', t.messages, 0, IMPORT_LIMITS.messages),
    check('imports_period', sql`${t.startedAt} <= ${t.endedAt}`),
    sealedWithin('imports_title', t.title, IMPORT_LIMITS.title * BYTES_A_UNIT),
  ],
)
