import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../../src/server/app.ts'
import { WEB_ROOT } from '../../src/server/platform/bootstrap/project-paths.ts'
import type { Config } from '../../src/server/platform/config/config.ts'
import { parseConfig } from '../../src/server/platform/config/config.ts'
import type { Erasure } from '../../src/server/platform/db/erasure.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import type { JobQueue } from '../../src/server/platform/ports/queue.ts'
import type { Services } from '../../src/server/platform/ports/services.ts'
import { createServices, type Overrides } from '../../src/server/services.ts'
import { provideDatabase } from './test-database.ts'

export interface TestAppOptions extends Overrides {
  config?: Partial<Config>
}

export interface TestApp {
  http: FastifyInstance
  services: Services
  /** Options for starting a worker of the app. */
  queue: JobQueue
  alone: boolean
  erasure: Erasure
  /** Every logged line. */
  logLines: string[]
  /** Listens on a free loopback port and returns its origin, for tests that need a network. */
  listen(): Promise<string>
  /**
   * Stops the app and starts another on the same data, like a restart of the process, optionally with other settings.
   */
  restart(changes?: Partial<Config>): Promise<TestApp>
  close(): Promise<void>
}

interface TestStorage {
  dataDir: string
  databaseUrl: string | null
  remove(): Promise<void>
}

async function prepareStorage(): Promise<TestStorage> {
  const [dataDir, database] = await Promise.all([mkdtemp(join(tmpdir(), 'coterie-test-')), provideDatabase()])
  const remove = async (): Promise<void> => {
    await database.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { dataDir, databaseUrl: database.url, remove }
}

const configOf = ({ dataDir, databaseUrl }: TestStorage, changes: Partial<Config> = {}): Config => ({
  ...parseConfig({
    AI_PROVIDER: 'builtin',
    RATE_LIMITS: 'off',
    LOCAL_EMBEDDINGS: 'off',
    VALIDATE_RESPONSES: 'on',
    DATA_DIR: dataDir,
  }),
  databaseUrl,
  ...changes,
})

async function openOn(storage: TestStorage, options: TestAppOptions): Promise<TestApp> {
  const config = configOf(storage, options.config)
  const logLines: string[] = []
  const log = createLog('trace', { write: (line: string) => logLines.push(line) })
  const running = await createServices(config, log, { chance: () => 0.5, ...options })
  const http = await createApp(running, {
    log,
    appUrl: config.appUrl,
    webRoot: WEB_ROOT,
    validateResponses: config.validateResponses,
    trustedProxies: config.trustedProxies,
  })
  const end = async (): Promise<void> => {
    await http.close()
    await running.close()
  }
  return {
    http,
    services: running.services,
    queue: running.queue,
    alone: running.alone,
    erasure: running.erasure,
    logLines,
    listen: () => http.listen({ host: '127.0.0.1', port: 0 }),
    restart: async (changes = {}) => {
      await end()
      return openOn(storage, { ...options, config: { ...options.config, ...changes } })
    },
    close: async () => {
      await end()
      await storage.remove()
    },
  }
}

/**
 * The real app on its own real database: embedded, or PostgreSQL, by TEST_DATABASE. By default without rate limits,
 * without a model, chance 0.5 and the machine's clock.
 */
export const openTestApp = async (options: TestAppOptions = {}): Promise<TestApp> =>
  openOn(await prepareStorage(), options)
