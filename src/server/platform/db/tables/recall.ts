import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ciphertext as bytes, instant } from '../columns.ts'
import { ownerId } from './accounts.ts'
import { messages } from './conversations.ts'
import { helperOf, helpers } from './helpers.ts'

/** How far a conversation has been indexed. The row is locked while messages are added to the index. */
export const recallConversations = pgTable(
  'recall_conversations',
  {
    helperId: integer('helper_id')
      .primaryKey()
      .references(() => helpers.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    /** Positions before this are taken. */
    nextPosition: integer('next_position').notNull().default(0),
    messages: integer('messages').notNull().default(0),
    lastAt: instant('last_at'),
    /** First position and start of each session, in order: int4 and uint4 of seconds, little-endian. */
    sessions: bytes('sessions').notNull().default(sql`''::bytea`),
  },
  (t) => [index('recall_conversations_user').on(t.userId)],
)

/** A message without a row is not indexed yet, or never will be. */
export const recallPositions = pgTable(
  'recall_positions',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    helperId: integer('helper_id').notNull(),
    position: integer('position').notNull(),
    visibility: smallint('visibility').notNull(),
  },
  (t) => [uniqueIndex('recall_positions_position').on(t.helperId, t.position)],
)

/**
 * Postings: which messages contain a term. A term is a keyed hash, meaningless without the person's key. `entries` are
 * three bytes per message: its position within the chunk (uint2, little-endian), and the strength of the term.
 */
export const recallPostings = pgTable(
  'recall_postings',
  {
    userId: ownerId(),
    term: bigint('term', { mode: 'bigint' }).notNull(),
    helperId: helperOf(),
    /** Visibility to other helpers: the messages' sensitive categories, and whether they are shared at all. */
    visibility: smallint('visibility').notNull(),
    chunk: integer('chunk').notNull(),
    entries: bytes('entries').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.term, t.helperId, t.visibility, t.chunk] }),
    index('recall_postings_chunk').on(t.helperId, t.chunk),
    check('recall_postings_entries', sql`length(${t.entries}) % 3 = 0`),
  ],
)

/** Each embeds a message with its neighbours. Encrypted, because the meaning could be guessed. */
export const recallVectors = pgTable(
  'recall_vectors',
  {
    userId: ownerId(),
    helperId: helperOf(),
    /** Vectors of different models can't be compared. */
    model: text('model').notNull(),
    block: integer('block').notNull(),
    /** As core/recall/vectors.ts encodes them. */
    vectors: bytes('vectors').notNull(),
    newestMessage: bigint('newest_message', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.helperId, t.model, t.block] }),
    index('recall_vectors_newest').on(t.userId, t.model, t.newestMessage),
  ],
)

/** How far a conversation has been embedded, and until when a process has leased it. */
export const recallEmbeddingProgress = pgTable(
  'recall_embedding_progress',
  {
    helperId: helperOf(),
    model: text('model').notNull(),
    /** Messages at positions before this have vectors. */
    nextPosition: integer('next_position').notNull().default(0),
    leasedUntil: instant('leased_until'),
  },
  (t) => [primaryKey({ columns: [t.helperId, t.model] })],
)

/** Chunks with deleted messages whose entries have to be removed. Written by a trigger. */
export const recallStaleChunks = pgTable(
  'recall_stale_chunks',
  { helperId: helperOf(), chunk: integer('chunk').notNull() },
  (t) => [primaryKey({ columns: [t.helperId, t.chunk] })],
)
