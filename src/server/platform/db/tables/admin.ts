import { bigserial, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './accounts.ts'

/** What operators did, with their usernames at that time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: varchar('actor_name', { length: 64 }).notNull(),
    action: varchar('action', { length: 32 }).notNull(),
    detail: text('detail').notNull(),
  },
  (t) => [index('audit_log_actor').on(t.actorId)],
)

export const heartbeats = pgTable('heartbeats', {
  name: varchar('name', { length: 16 }).primaryKey(),
  at: instant('at').notNull(),
})
