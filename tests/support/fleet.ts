import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Config, parseConfig } from '../../src/server/platform/config/config.ts'
import type { Services } from '../../src/server/platform/ports/services.ts'
import { createServices, type Overrides } from '../../src/server/services.ts'
import { provideDatabase } from './test-database.ts'

export interface Fleet {
  /** The connections of the processes. With the embedded database there is only one, whatever the number. */
  members: Services[]
  close(): Promise<void>
}

/** Several instances of the product without HTTP, on one database. */
export async function openFleet(size: number, config: Partial<Config>, overrides: Overrides): Promise<Fleet> {
  const [dataDir, database] = await Promise.all([mkdtemp(join(tmpdir(), 'coterie-fleet-')), provideDatabase()])
  const base = parseConfig({ AI_PROVIDER: 'builtin', RATE_LIMITS: 'off', DATA_DIR: dataDir })
  const log = pino({ level: 'silent' })
  const open = () => createServices({ ...base, databaseUrl: database.url, ...config }, log, overrides)
  const first = await open()
  const others = database.url ? await Promise.all(Array.from({ length: size - 1 }, open)) : []
  const all = [first, ...others]
  return {
    members: Array.from({ length: size }, (_, index) => (all[index] ?? first).services),
    close: async () => {
      for (const { services } of all) await services.replies.drain(1000)
      for (const running of all) await running.close()
      await database.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Adds an account by name only, for tests that need no sign-in. */
export async function addUser({ db }: Services, username: string): Promise<number> {
  const { rows } = await db.$client.query('insert into users (username) values ($1) returning id', [username])
  return rows[0].id
}

/** Adds a helper of theirs with minimal data. */
export async function addHelper({ db }: Services, userId: number): Promise<number> {
  const { rows } = await db.$client.query(
    `insert into helpers (user_id, name, description, persona_type, tone, message_length, frequency, preferred_time)
     values ($1, 'Ada', '', 'coach', 'friendly', 'brief', 'daily', 'morning') returning id`,
    [userId],
  )
  return rows[0].id
}
