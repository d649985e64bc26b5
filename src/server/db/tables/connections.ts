import { sql } from 'drizzle-orm'
import { check, pgTable, varchar } from 'drizzle-orm/pg-core'
import { ciphertext, instant } from '../columns.ts'

/** What operators connected in the browser. */
export const connections = pgTable(
  'connections',
  {
    kind: varchar('kind', { length: 16 }).primaryKey(),
    /** Settings in JSON, with their key, sealed under the server's key. */
    settings: ciphertext('settings').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [check('connections_kind', sql`${t.kind} = 'model'`)],
)
