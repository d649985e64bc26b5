import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { FOLLOW_UP_KINDS, FOLLOW_UP_STATES } from '../../../../core/follow-ups/follow-ups.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { BYTES_A_UNIT, ciphertext, createdAt, instant, oneOf, sealedWithin } from '../columns.ts'
import { messages } from './conversations.ts'
import { helperOfOwner } from './helpers.ts'

/** What helpers ask about later, and what people asked to be reminded of. They go with the message they come from. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    kind: varchar('kind', { length: 16, enum: FOLLOW_UP_KINDS }).notNull(),
    state: varchar('state', { length: 16, enum: FOLLOW_UP_STATES }).notNull(),
    /** What it is about, in the person's words. */
    subject: ciphertext('subject').notNull(),
    /** What the person said, word for word. Null: the subject says it all. */
    quote: ciphertext('quote'),
    dueAt: instant('due_at').notNull(),
    /** The time it was first set for. It stays when it is moved, so that no later reading offers the same again. */
    firstDueAt: instant('first_due_at').notNull(),
    /** The zone in which its time was said. */
    timeZone: varchar('time_zone', { length: 64 }).notNull(),
    createdAt: createdAt(),
    /** When it was declined, delivered or skipped; null: it is still open. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    helperOfOwner('follow_ups_helper', t),
    foreignKey({
      name: 'follow_ups_message',
      columns: [t.helperId, t.messageId],
      foreignColumns: [messages.helperId, messages.id],
    }).onDelete('cascade'),
    uniqueIndex('follow_ups_once').on(t.messageId, t.firstDueAt),
    index('follow_ups_user').on(t.userId, t.id),
    index('follow_ups_open').on(t.helperId, t.dueAt).where(sql`${t.settledAt} is null`),
    oneOf('follow_ups_kind', t.kind, FOLLOW_UP_KINDS),
    oneOf('follow_ups_state', t.state, FOLLOW_UP_STATES),
    check('follow_ups_settled', sql`${t.state} <> 'declined' or ${t.settledAt} is not null`),
    sealedWithin('follow_ups_subject', t.subject, LIMITS.followUpSubject.max * BYTES_A_UNIT),
    sealedWithin('follow_ups_quote', t.quote, LIMITS.quote.max * BYTES_A_UNIT),
  ],
)
