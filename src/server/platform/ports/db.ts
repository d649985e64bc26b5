import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { schema } from '../db/schema.ts'

/** Drizzle's handle; prepared SQL (db/statement.ts) runs on its pool. */
export type Db = NodePgDatabase<typeof schema> & { $client: Pool }
