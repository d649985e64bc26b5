import { integer, pgTable, serial, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { ciphertext, createdAt } from '../columns.ts'
import { helperOfOwner } from './helpers.ts'

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
