import { rm } from 'node:fs/promises'
import { connectEmbedded, migrateDatabase } from '../src/server/platform/db/client.ts'
import { openEmbedded } from '../src/server/platform/db/pglite.ts'
import { installQueue } from '../src/server/platform/jobs/queue.ts'

/** Build step: makes an empty, migrated database in the given directory, for a first start to copy. */
const directory = process.argv[2]
if (!directory) throw new Error('usage: make-template.ts DIRECTORY')

await rm(directory, { recursive: true, force: true })
const database = await connectEmbedded(openEmbedded(directory), (error) => {
  throw error
})
await migrateDatabase(database)
await installQueue(database)
await database.close()
