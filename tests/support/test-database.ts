import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { addressOf, withClient } from './postgres.ts'

/** Migrated and empty; every test app on PostgreSQL gets a clone of it. */
export const TEMPLATE_DATABASE = 'coterie_template'

export interface TestDatabase {
  /** URL on PostgreSQL; null for the embedded database, which the product creates in its DATA_DIR. */
  url: string | null
  remove(): Promise<void>
}

/** A migrated empty database, of the kind that TEST_DATABASE names. */
export async function provideDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return { url: null, remove: async () => undefined }
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // A server that does not sync copies files faster than it logs their blocks.
  const clone = `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`
  await withClient(server, (client) => client.query(clone))
  return {
    url: addressOf(server, name),
    remove: async () => {
      await withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
