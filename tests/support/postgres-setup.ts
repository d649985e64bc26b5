import type { TestProject } from 'vitest/node'
import { connectServer, migrateDatabase } from '../../src/server/platform/db/client.ts'
import { addressOf, type PostgresServer, startPostgres, withClient } from './postgres.ts'
import { TEMPLATE_DATABASE } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE_DATABASE}`)
    await client.query(`create database ${TEMPLATE_DATABASE}`)
  })
  const database = connectServer(addressOf(serverUrl, TEMPLATE_DATABASE), (error) => {
    throw error
  })
  await migrateDatabase(database)
  await database.close()
}

/** A PostgreSQL server for the whole run: the one of TEST_DATABASE_URL, else our own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server: Pick<PostgresServer, 'url' | 'stop'> = given
    ? { url: given, stop: async () => undefined }
    : await startPostgres()
  await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return server.stop
}
