import { date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { CONCERNS, SAFETY_CHANNELS, SAFETY_LANGUAGES } from '../../../../core/safety/concern.ts'
import { ciphertext, instant, oneOf } from '../columns.ts'
import { users } from './accounts.ts'
import { helperOf } from './helpers.ts'

/** Helpers that were told of a danger lately: what they know of it, and when their check-in is due. */
export const crises = pgTable(
  'care_periods',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    helperId: helperOf(),
    /** Concern and language as JSON. */
    state: ciphertext('state').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Until then, this helper sends no planned message but the check-in. */
    endsAt: instant('ends_at').notNull(),
    /** When the check-in was sent or dropped. */
    checkedInAt: instant('checked_in_at'),
  },
  (t) => [primaryKey({ columns: [t.helperId] }), index('care_periods_user').on(t.userId)],
)

/** Counts of recognised dangers for the yearly report, without identities. */
export const safetyCounts = pgTable(
  'safety_counts',
  {
    /** In UTC. */
    day: date('day').notNull(),
    concern: varchar('concern', { length: 16, enum: CONCERNS }).notNull(),
    language: varchar('language', { length: 2, enum: SAFETY_LANGUAGES }).notNull(),
    channel: varchar('channel', { length: 12, enum: SAFETY_CHANNELS }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.concern, t.language, t.channel] }),
    oneOf('safety_counts_concern', t.concern, CONCERNS),
    oneOf('safety_counts_language', t.language, SAFETY_LANGUAGES),
    oneOf('safety_counts_channel', t.channel, SAFETY_CHANNELS),
  ],
)
