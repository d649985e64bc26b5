import { createSecretKey } from 'node:crypto'
import { join } from 'node:path'
import { isLocal } from '../core/prices.ts'
import { chooseAi } from './adapters/ai/choose-ai.ts'
import { createOfflineAi } from './adapters/ai/offline-ai.ts'
import { createStripeBilling } from './adapters/billing/stripe-billing.ts'
import { createSmtpMail } from './adapters/mail/smtp-mail.ts'
import { createWebPush } from './adapters/push/web-push.ts'
import { createSimulatorSms } from './adapters/sms/simulator-sms.ts'
import { createTwilioSms } from './adapters/sms/twilio-sms.ts'
import { createOpenIdWorkspace } from './adapters/workspace/openid-workspace.ts'
import { Background } from './background.ts'
import type { Config } from './config.ts'
import { deriveSecret, lockDataDir, masterKeyOf, prepareDataDir, vapidKeysOf } from './data-dir.ts'
import { connectEmbedded, connectServer, type Database, migrateDatabase } from './db/client.ts'
import { createDurability } from './db/durable.ts'
import { prepareEmbedded } from './db/pglite.ts'
import { createQueue } from './db/queue.ts'
import { localSignals, serverSignals } from './db/signals.ts'
import { simulatorShelf } from './features/texting/simulator-shelf.ts'
import type { Ai, Chance, Clock, Db, JobQueue, Log, Push, Services } from './ports.ts'
import type { Sms, Texting } from './ports-sms.ts'
import { RunningReplies } from './running-replies.ts'
import { createVault } from './vault.ts'

/** Where the build leaves an empty database for a first start to copy. */
const TEMPLATE = new URL('../../dist/database-template', import.meta.url).pathname

/** A first word is not kept waiting for long. */
const RECALL_PATIENCE_MS = 50

/** What a test replaces. */
export interface Overrides {
  ai?: Ai
  clock?: Clock
  chance?: Chance
  recallPatienceMs?: number
}

export interface RunningServices {
  services: Services
  /** What a worker's jobs wait in; it rests until it is started. */
  queue: JobQueue
  /** Is this process alone with its database? */
  alone: boolean
  close(): Promise<void>
}

async function openDatabase(config: Config, log: Log): Promise<{ database: Database; unlock: () => void }> {
  const onLost = (error: Error): void => log.error({ err: error }, 'a connection to the database is lost')
  if (config.databaseUrl) return { database: connectServer(config.databaseUrl, onLost), unlock: () => {} }
  const unlock = lockDataDir(config.dataDir)
  try {
    const directory = await prepareEmbedded(config.dataDir, TEMPLATE)
    return { database: await connectEmbedded(directory, onLost), unlock }
  } catch (error) {
    unlock()
    throw error
  }
}

/** No keys are made up beside a shared database in production: each machine would have others. */
async function openPush({ push, dataDir, production, databaseUrl }: Config): Promise<Push | null> {
  if (!push.keys && production && databaseUrl) return null
  return createWebPush(push.keys ?? (await vapidKeysOf(dataDir)), push.subject, !production)
}

const textingOf = (masterKey: Buffer, { sms }: Config): Texting => ({
  hashKey: deriveSecret(masterKey, 'hashes of numbers and codes'),
  serverKey: createSecretKey(Buffer.from(deriveSecret(masterKey, 'texts of nobody'), 'hex')),
  dailyCodes: sms.dailyCodes,
})

function openSms({ sms, appUrl }: Config, texting: Texting, db: Db, clock: Clock): Sms | null {
  if (sms.provider === 'none') return null
  if (sms.provider === 'simulator') return createSimulatorSms(simulatorShelf(db, texting, clock))
  return createTwilioSms(sms.provider, appUrl)
}

/** The composition root: everything the product is made of, picked by hand. */
export async function createServices(config: Config, log: Log, overrides: Overrides = {}): Promise<RunningServices> {
  await prepareDataDir(config.dataDir)
  const masterKey = config.masterKey ?? (await masterKeyOf(config.dataDir))
  const [{ database, unlock }, ai] = await Promise.all([openDatabase(config, log), overrides.ai ?? chooseAi(config.ai)])
  await migrateDatabase(database)
  const signals = config.databaseUrl ? serverSignals(config.databaseUrl, database.pool, log) : localSignals()

  const clock = overrides.clock ?? { now: () => new Date() }
  const texting = textingOf(masterKey, config)

  const services: Services = {
    db: database.db,
    durable: createDurability(database),
    ai,
    offlineAi: createOfflineAi(),
    vault: createVault(masterKey),
    clock,
    chance: overrides.chance ?? Math.random,
    log,
    signals,
    replies: new RunningReplies(),
    background: new Background(log),
    spending: { ceilings: config.ceilings, local: isLocal(config.ai) },
    billing: config.billing.stripe && createStripeBilling(config.billing.stripe),
    demoCheckout: config.billing.demo,
    appUrl: config.appUrl,
    push: await openPush(config),
    mail: config.mail && createSmtpMail(config.mail.url, config.mail.from),
    sms: openSms(config, texting, database.db, clock),
    texting,
    workspace: config.workspace && createOpenIdWorkspace(config.workspace),
    showsOutbox: !config.production,
    linkBase: config.appUrl ?? `http://${config.host}:${config.port}`,
    linkSecret: deriveSecret(masterKey, 'links in letters'),
    rateLimits: config.rateLimits,
    recallPatienceMs: overrides.recallPatienceMs ?? RECALL_PATIENCE_MS,
    operators: config.operators,
  }
  const close = async (): Promise<void> => {
    await services.background.drain()
    await Promise.all([signals.close(), services.push?.close(), services.mail?.close()])
    await database.close()
    unlock()
  }
  const queue = createQueue(database, log)
  return { services, queue, alone: config.databaseUrl === null, close }
}

/** The directory of the built pages. */
export const webRoot = join(import.meta.dirname, '../../dist/web')
