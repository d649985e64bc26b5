import { sql } from 'drizzle-orm'
import { check, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { ciphertext, instant } from '../columns.ts'
import { users } from './accounts.ts'

/** Models that people connected for themselves. In use while the operator allows it (`systemState`). */
export const ownModels = pgTable(
  'own_models',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** JSON of provider, address and model. */
    settings: ciphertext('settings').notNull(),
    /** Null for a server that needs none. */
    apiKey: ciphertext('api_key'),
    since: instant('since').notNull(),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    failure: varchar('failure', { length: 16 }),
  },
  (t) => [check('own_models_failure', sql`(${t.lastFailureAt} is null) = (${t.failure} is null)`)],
)
