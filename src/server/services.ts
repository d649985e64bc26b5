import { modelAddressMeant } from '../core/connections/model-address.ts'
import { applyStoredModels, followConnections } from './features/admin/connections/connect-model.ts'
import { watchCalls } from './features/admin/connections/watch-calls.ts'
import { createIndexQueue } from './features/memory/recall-index/index-conversations.ts'
import { createCallAdmissions } from './features/models/calls/call-admissions.ts'
import { planMarked } from './features/schedules/plan/replan.ts'
import { createSimulatorSms } from './features/sms/simulate.ts'
import { createStripeBilling } from './integrations/billing/stripe-billing.ts'
import { createLocalEmbeddings } from './integrations/embeddings/local-embeddings.ts'
import { createSmtpMail } from './integrations/mail/smtp-mail.ts'
import { chooseAi } from './integrations/models/choose-ai.ts'
import { createModels } from './integrations/models/create-models.ts'
import { createOllama } from './integrations/models/ollama.ts'
import type { Ai } from './integrations/models/port.ts'
import type { Push } from './integrations/push/port.ts'
import { createWebPush } from './integrations/push/web-push.ts'
import type { Sms } from './integrations/sms/port.ts'
import { createTwilioSms } from './integrations/sms/twilio-sms.ts'
import { createOpenIdWorkspace } from './integrations/workspace/openid-workspace.ts'
import { type Bootstrapped, bootstrap, vapidKeysOf } from './platform/bootstrap/bootstrap.ts'
import { productVersion } from './platform/bootstrap/project-paths.ts'
import { ConversationCache, createMemoryCache, createVectorCache } from './platform/cache/caches.ts'
import type { Config } from './platform/config/config.ts'
import { createVault } from './platform/crypto/vault.ts'
import { connectDatabase, migrateDatabase } from './platform/db/client.ts'
import { createErasure, type Erasure } from './platform/db/erasure.ts'
import { localSignals, serverSignals } from './platform/db/signals.ts'
import { loadServerKeys } from './platform/db/wrapped-keys.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { RunningReplies } from './platform/jobs/running-replies.ts'
import { createReadiness, createServerFigures, type Health } from './platform/outage/health.ts'
import type { Log } from './platform/ports/log.ts'
import type { JobQueue } from './platform/ports/queue.ts'
import type { Clock, RuntimeConfig, Services, Uses } from './platform/ports/services.ts'

/** What tests replace, and what the start has opened already. */
export interface Overrides {
  bootstrapped?: Bootstrapped
  ai?: Ai
  clock?: Pick<Clock, 'now'>
  chance?: Clock['chance']
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
  health: Health
  erasure: Erasure
  close(): Promise<void>
}

export async function createServices(config: Config, log: Log, overrides: Overrides = {}): Promise<RunningServices> {
  const bootstrapped = overrides.bootstrapped ?? (await bootstrap(config))
  const { master, others, first } = bootstrapped.keys
  const [database, found] = await Promise.all([
    connectDatabase(bootstrapped.database, log, config.databaseDirectUrl),
    overrides.ai ?? chooseAi(config.ai, config.ollamaUrl),
  ])
  sayAddress(config.ai, log)
  await migrateDatabase(database)
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl
  const signals = directUrl ? serverSignals(directUrl, database.pool, log) : localSignals(log)

  const { db } = database
  const unsealed = createVault(master, others)
  const vault = { ...unsealed, ...(await loadServerKeys(database, unsealed, first)) }
  const clock = { now: () => overrides.clock?.now() ?? new Date(), chance: overrides.chance ?? Math.random }
  const runtimeConfig = runtimeConfigOf(config, overrides, recallPatienceOf(config, found, overrides))
  const models = createModels(found, {
    ollama: createOllama(config.ollamaUrl),
    sentenceModel: config.localEmbeddings ? createLocalEmbeddings(log) : null,
    admissionsOf: (ai) => createCallAdmissions({ db, clock, config: runtimeConfig, ai, role: 'main' }),
    isLocked: overrides.ai !== undefined || isNamed(config.ai),
    ownReach: config.privateOwnModels ? 'anywhere' : 'public',
  })
  const replies = new RunningReplies()

  const services: Services = {
    config: runtimeConfig,
    db,
    vault,
    clock,
    log,
    signals,
    models,
    planner: { planMarked: (userId) => planMarked({ db, clock, log, signals }, userId) },
    replies,
    caches: {
      conversations: new ConversationCache(performance),
      memories: createMemoryCache(performance),
      vectors: createVectorCache(performance),
    },
    indexQueue: createIndexQueue({ db, log, replies }),
    ...(await connectOutside(config, { db, clock, log, vault })),
  }
  const erasure = createErasure(database, log)
  const close = async (): Promise<void> => {
    await Promise.all([signals.close(), services.push?.close(), services.mail?.close(), models.sentenceModel?.close()])
    await erasure.beforeAnswer()
    await database.close()
  }
  await applyStoredModels(services)
  followConnections(services)
  return {
    services,
    queue: createQueue(database, log, () => (models.current.local ? LOCAL_CALLS_AT_ONCE : config.callsAtOnce)),
    alone: database.embedded,
    health: {
      lacking: createReadiness(database, config.dataDir, log),
      figures: createServerFigures(database, config.dataDir),
    },
    erasure,
    close,
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

/** Recall delays the first token by at most this. */
const RECALL_PATIENCE_MS = 50
/** The same with an embedding model, which usually needs a network call. */
const MEANING_PATIENCE_MS = 300
/** With the sentence model of this machine, which takes about ten milliseconds. */
const SENTENCES_PATIENCE_MS = 120

const recallPatienceOf = (
  { localEmbeddings }: Config,
  { embeddingModel }: Ai,
  { recallPatienceMs }: Overrides,
): number => {
  if (recallPatienceMs !== undefined) return recallPatienceMs
  if (embeddingModel) return MEANING_PATIENCE_MS
  return localEmbeddings ? SENTENCES_PATIENCE_MS : RECALL_PATIENCE_MS
}

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

/** Those that are set up. The outcomes of their calls are recorded for operators. */
async function connectOutside(
  config: Config,
  parts: Uses<'db' | 'clock' | 'log' | 'vault'>,
): Promise<Uses<'billing' | 'push' | 'mail' | 'sms' | 'workspace'>> {
  const { billing, mail, workspace } = config
  const stripe = billing.stripe && createStripeBilling(billing.stripe)
  const smtp = mail && createSmtpMail(mail.url, mail.from)
  const openId = workspace && createOpenIdWorkspace(workspace)
  return {
    billing: watchCalls(parts, 'payment', stripe, BILLING_CALLS),
    push: watchCalls(parts, 'push', await createPush(config), ['send']),
    mail: watchCalls(parts, 'email', smtp, ['send']),
    sms: watchCalls(parts, 'sms', createSms(config, parts), ['send']),
    workspace: watchCalls(parts, 'workspace', openId, ['begin', 'finish']),
  }
}

const BILLING_CALLS = ['createCustomer', 'startCheckout', 'changePlan', 'manage', 'subscriptions'] as const

/** Keys are not generated next to a shared database in production: each machine would have its own. */
async function createPush({ push, dataDir, production, databaseUrl }: Config): Promise<Push | null> {
  if (!push.keys && production && databaseUrl) return null
  return createWebPush(push.keys ?? (await vapidKeysOf(dataDir)), push.subject, { anywhere: push.privateEndpoints })
}

function createSms({ sms, appUrl }: Config, services: Uses<'db' | 'clock' | 'vault'>): Sms | null {
  if (sms.provider === 'none') return null
  if (sms.provider === 'simulator') return createSimulatorSms(services)
  return createTwilioSms(sms.provider, appUrl)
}
