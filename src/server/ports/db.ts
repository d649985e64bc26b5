import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { schema } from '../db/schema.ts'

/** What the house asks of the outside. Adapters fill these; services.ts picks them. */

/** Drizzle's handle; hot statements go to its pool by name (db/statement.ts). */
export type Db = NodePgDatabase<typeof schema> & { $client: Pool }
