import { modelAddressMeant } from '../core/connections/model-address.ts'
import { applyStoredModels, followConnections } from './features/admin/connections/connect-model.ts'
import { watchCalls } from './features/admin/connections/watch-calls.ts'
import { createIndexQueue } from './features/memory/recall-index/index-conversations.ts'
import { createCallAdmissions } from './features/models/calls/call-admissions.ts'
import { createChatUpdates } from './features/notifications/live/notify-clients.ts'
import { planMarked } from './features/schedules/plan/replan.ts'
import { sendSms } from './features/sms/send-sms.ts'
import { simulatorMessages } from './features/sms/simulator/simulate.ts'
import { createStripeBilling } from './integrations/billing/stripe-billing.ts'
import { createLocalEmbeddings } from './integrations/embeddings/local-embeddings.ts'
import { createSmtpMail } from './integrations/mail/smtp-mail.ts'
import { chooseAi } from './integrations/models/choose-ai.ts'
import { createModels } from './integrations/models/create-models.ts'
import { createOllama } from './integrations/models/ollama.ts'
import type { Ai } from './integrations/models/port.ts'
import { createPictures } from './integrations/pictures/sharp-pictures.ts'
import type { Push } from './integrations/push/port.ts'
import { createWebPush } from './integrations/push/web-push.ts'
import type { Sms } from './integrations/sms/port.ts'
import { createSimulatorSms } from './integrations/sms/simulator-sms.ts'
import { createTwilioSms } from './integrations/sms/twilio-sms.ts'
import { createOpenIdWorkspace } from './integrations/workspace/openid-workspace.ts'
import {
  adoptNextKey,
  type Bootstrapped,
  bootstrap,
  deriveSecret,
  nextKeyOf,
  vapidKeysOf,
} from './platform/bootstrap/bootstrap.ts'
import { productVersion } from './platform/bootstrap/project-paths.ts'
import { ConversationCache, createMemoryCache, createVectorCache } from './platform/cache/caches.ts'
import type { Config } from './platform/config/config.ts'
import { createVault, DataKey, type Vault } from './platform/crypto/vault.ts'
import { connectEmbedded, connectServer, type Database, migrateDatabase } from './platform/db/client.ts'
import { createErasure, noteErasure } from './platform/db/erasure.ts'
import { createServerFigures } from './platform/db/server-figures.ts'
import { localSignals, serverSignals } from './platform/db/signals.ts'
import type { Db } from './platform/db/statement.ts'
import { keepRoot, rotateMasterKey } from './platform/db/wrapped-keys.ts'
import { DatabaseError } from './platform/errors/errors.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { RunningReplies } from './platform/jobs/running-replies.ts'
import { createReadiness } from './platform/outage/readiness.ts'
import type { Log } from './platform/ports/log.ts'
import type { JobQueue } from './platform/ports/queue.ts'
import type { Chance, Clock, RuntimeConfig, Secrets, Services, Uses } from './platform/ports/services.ts'

/** Recall delays the first token by at most this. */
const RECALL_PATIENCE_MS = 50
/** The same with an embedding model, which usually needs a network call. */
const MEANING_PATIENCE_MS = 300
/** With the sentence model of this machine, which takes about ten milliseconds. */
const SENTENCES_PATIENCE_MS = 120

const BILLING_CALLS = ['createCustomer', 'startCheckout', 'changePlan', 'manage', 'subscriptions'] as const

/** What tests replace, and what the start has opened already. */
export interface Overrides {
  bootstrapped?: Bootstrapped
  ai?: Ai
  clock?: Clock
  chance?: Chance
  recallPatienceMs?: number
  /** The origin of links, once the port is known. */
  publicUrl?(): string
}

export interface RunningServices {
  services: Services
  /** The worker's queue; idle until started. */
  queue: JobQueue
  /** Whether the database belongs to this process alone. */
  alone: boolean
  close(): Promise<void>
}

async function connect({ database }: Bootstrapped, { databaseDirectUrl }: Config, log: Log): Promise<Database> {
  const onLost = (error: Error): void => log.error({ err: error }, 'a connection to the database is lost')
  return typeof database === 'string'
    ? connectServer(database, onLost, databaseDirectUrl ?? database)
    : connectEmbedded(database, onLost)
}

/** The root of derived secrets, which stays the same when the master key is rotated. */
async function rootOf({ pool }: Database, vault: Vault, first: Buffer): Promise<Buffer> {
  try {
    return vault.unwrapBytes(await keepRoot(pool, vault.wrap(first)))
  } catch (cause) {
    const text =
      'What is stored here was encrypted under another MASTER_KEY. Set that one, or both while it is changed.'
    throw new DatabaseError(text, { cause })
  }
}

/** Keys are not generated next to a shared database in production: each machine would have its own. */
async function createPush({ push, dataDir, production, databaseUrl }: Config): Promise<Push | null> {
  if (!push.keys && production && databaseUrl) return null
  return createWebPush(push.keys ?? (await vapidKeysOf(dataDir)), push.subject, { anywhere: push.privateEndpoints })
}

const secretsOf = (root: Buffer): Secrets => ({
  serverKey: new DataKey(Buffer.from(deriveSecret(root, 'texts of nobody'), 'hex')),
  linkSecret: deriveSecret(root, 'links in letters'),
  hashKey: deriveSecret(root, 'hashes of numbers and codes'),
})

const runtimeConfigOf = (config: Config, { publicUrl }: Overrides, recallTimeoutMs: number): RuntimeConfig =>
  Object.freeze({
    version: productVersion(),
    ceilings: config.ceilings,
    demoCheckout: config.billing.demo,
    appUrl: config.appUrl,
    publicUrl: publicUrl ?? (() => config.appUrl ?? `http://${config.host}:${config.port}`),
    showsOutbox: !config.production,
    supportAddress: config.supportAddress,
    rateLimits: config.rateLimits,
    privateOwnModels: config.privateOwnModels,
    recallTimeoutMs,
    operators: config.operators,
    dailyCodes: config.sms.dailyCodes,
  })

function createSms({ sms, appUrl }: Config, serverKey: DataKey, db: Db, clock: Clock): Sms | null {
  if (sms.provider === 'none') return null
  if (sms.provider === 'simulator') return createSimulatorSms(simulatorMessages(db, serverKey, clock))
  return createTwilioSms(sms.provider, appUrl)
}

type ExternalServices = Uses<'billing' | 'push' | 'mail' | 'sms' | 'workspace'>

async function connectExternalServices(
  config: Config,
  serverKey: DataKey,
  db: Db,
  clock: Clock,
): Promise<ExternalServices> {
  const { billing, mail, workspace } = config
  return {
    billing: billing.stripe && createStripeBilling(billing.stripe),
    push: await createPush(config),
    mail: mail && createSmtpMail(mail.url, mail.from),
    sms: createSms(config, serverKey, db, clock),
    workspace: workspace && createOpenIdWorkspace(workspace),
  }
}

/** The same services, recording the outcomes of their calls for operators. */
function watched(
  parts: Uses<'db' | 'clock' | 'log'>,
  { billing, push, mail, sms, workspace }: ExternalServices,
): ExternalServices {
  return {
    billing: billing && watchCalls(parts, 'payment', billing, BILLING_CALLS),
    push: push && watchCalls(parts, 'push', push, ['send']),
    mail: mail && watchCalls(parts, 'email', mail, ['send']),
    sms: sms && watchCalls(parts, 'sms', sms, ['send']),
    workspace: workspace && watchCalls(parts, 'workspace', workspace, ['begin', 'finish']),
  }
}

const isNamed = ({ provider, baseUrl, apiKey, model }: Config['ai']): boolean =>
  (provider ?? baseUrl ?? apiKey ?? model) !== undefined

/** More at once only take longer each, on one machine. */
const LOCAL_CALLS_AT_ONCE = 2

/** An address that was pasted with more or less than it needs is used as it was meant. */
function sayAddress({ baseUrl, provider = 'compatible' }: Config['ai'], log: Log): void {
  if (!baseUrl || provider === 'builtin') return
  const address = modelAddressMeant(baseUrl, provider)
  if (address !== baseUrl) log.info({ address }, 'AI_BASE_URL was put right')
}

export async function createServices(config: Config, log: Log, overrides: Overrides = {}): Promise<RunningServices> {
  const bootstrapped = overrides.bootstrapped ?? (await bootstrap(config))
  const { master, others, first } = bootstrapped.keys
  const vault = createVault(master, others)
  const [database, found] = await Promise.all([
    connect(bootstrapped, config, log),
    overrides.ai ?? chooseAi(config.ai, config.ollamaUrl),
  ])
  sayAddress(config.ai, log)
  await migrateDatabase(database)
  const root = await rootOf(database, vault, first)
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl
  const signals = directUrl ? serverSignals(directUrl, database.pool, log) : localSignals()

  const clock = overrides.clock ?? { now: () => new Date() }
  const replies = new RunningReplies()
  const secrets = secretsOf(root)
  const models = createModels(found, {
    ollama: createOllama(config.ollamaUrl),
    isLocked: overrides.ai !== undefined || isNamed(config.ai),
    ownReach: config.privateOwnModels ? 'anywhere' : 'public',
  })
  const ownPatienceMs = config.localEmbeddings ? SENTENCES_PATIENCE_MS : RECALL_PATIENCE_MS
  const patienceMs = found.embeddingModel ? MEANING_PATIENCE_MS : ownPatienceMs
  const runtimeConfig = runtimeConfigOf(config, overrides, overrides.recallPatienceMs ?? patienceMs)
  const { db } = database

  const services: Services = {
    config: runtimeConfig,
    secrets,
    handlers: { planMarked, sendSms },
    db,
    health: {
      lacking: createReadiness(database, config.dataDir, log),
      figures: createServerFigures(database, config.dataDir),
    },
    erasure: createErasure(database, log),
    models,
    embeddings: config.localEmbeddings ? createLocalEmbeddings(log) : null,
    pictures: createPictures(),
    vault,
    clock,
    chance: overrides.chance ?? Math.random,
    log,
    signals,
    replies,
    admissions: createCallAdmissions({ db, clock, models, config: runtimeConfig, role: 'main' }),
    indexQueue: createIndexQueue({ db, log, replies }),
    chatUpdates: createChatUpdates({ log, signals, replies }),
    caches: {
      conversations: new ConversationCache(performance),
      memories: createMemoryCache(performance),
      vectors: createVectorCache(performance),
    },
    ...watched({ db, clock, log }, await connectExternalServices(config, secrets.serverKey, db, clock)),
  }
  const close = async (): Promise<void> => {
    await Promise.all([signals.close(), services.push?.close(), services.mail?.close(), services.embeddings?.close()])
    await services.erasure.beforeAnswer()
    await database.close()
  }
  await applyStoredModels(services)
  followConnections(services)
  const queue = createQueue(database, log, () => (models.current.local ? LOCAL_CALLS_AT_ONCE : config.callsAtOnce))
  return { services, queue, alone: database.embedded, close }
}

/** The new key is MASTER_KEY, or one generated in DATA_DIR, which no running process may use. Returns the key count. */
export async function changeMasterKey(config: Config, log: Log, onBatch?: (count: number) => void): Promise<number> {
  const bootstrapped = await bootstrap(config)
  const { master, others, first } = bootstrapped.keys
  const database = await connect(bootstrapped, config, log)
  try {
    await migrateDatabase(database)
    const next = config.masterKey ? master : await nextKeyOf(config.dataDir)
    const vault = createVault(next, [master, ...others])
    const count = await rotateMasterKey(database, vault, first, onBatch)
    if (!config.masterKey) await adoptNextKey(config.dataDir)
    // Data wrapped by the former key must not remain in the files.
    await noteErasure(database.db)
    await createErasure(database, log).beforeAnswer()
    return count
  } finally {
    await database.close()
  }
}
