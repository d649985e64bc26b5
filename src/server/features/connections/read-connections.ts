import type { Connections, LocalServers, ModelConnection, OtherConnection } from '../../../contract/connections.ts'
import { modelFailureInWords } from '../../../core/connections/model-failure.ts'
import { LOCAL_SERVERS } from '../../../core/connections/model-providers.ts'
import { WATCHED_CONNECTIONS, type WatchedConnection } from '../../../core/connections/watched-connections.ts'
import type { Services } from '../../ports/services.ts'
import { readModelHealth } from '../usage/model-health.ts'
import { readStoredModel, type StoredModel } from './model-settings.ts'
import { listConnectionHealth } from './store-health.ts'

type Parts = Pick<
  Services,
  'db' | 'secrets' | 'models' | 'ai' | 'embeddings' | 'mail' | 'push' | 'sms' | 'billing' | 'workspace'
>

function setterOf({ models, ai }: Parts, stored: StoredModel | null): ModelConnection['setBy'] {
  if (models.isLocked) return 'environment'
  if (stored) return 'browser'
  return ai.offline ? 'nobody' : 'found'
}

async function modelOf(services: Parts): Promise<ModelConnection> {
  const { ai, models } = services
  const stored = models.isLocked ? null : await readStoredModel(services)
  const { lastSuccess, lastFailure } = await readModelHealth(services, ai.name)
  const { apiKey = null, ...settings } = stored?.settings ?? {}
  return {
    setBy: setterOf(services, stored),
    name: ai.name,
    connected: !ai.offline,
    settings: stored && { ...stored.settings, ...settings, hasKey: apiKey !== null },
    since: stored?.since.toISOString() ?? null,
    lastSuccess: lastSuccess?.toISOString() ?? null,
    lastFailure: lastFailure && { at: lastFailure.at.toISOString(), text: modelFailureInWords(lastFailure.failure) },
  }
}

/** Variables that set a connection: it has no settings in the browser. */
const VARIABLES: Record<WatchedConnection, string[]> = {
  embeddings: ['AI_EMBEDDING_MODEL', 'LOCAL_EMBEDDINGS'],
  email: ['SMTP_URL', 'MAIL_FROM'],
  push: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  sms: ['SMS_PROVIDER', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  payment: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  workspace: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
}

function isConnected({ ai, embeddings, mail, push, sms, billing, workspace }: Parts, kind: WatchedConnection): boolean {
  if (kind === 'embeddings') return ai.embeddingModel !== undefined || embeddings !== null
  return { email: mail, push, sms, payment: billing, workspace }[kind] !== null
}

async function othersOf(services: Parts): Promise<OtherConnection[]> {
  const health = await listConnectionHealth(services.db)
  return WATCHED_CONNECTIONS.map((kind) => {
    const { lastSuccessAt, lastFailureAt, failure } = health.find((row) => row.kind === kind) ?? {}
    return {
      kind,
      connected: isConnected(services, kind),
      variables: VARIABLES[kind],
      lastSuccess: lastSuccessAt?.toISOString() ?? null,
      lastFailure: lastFailureAt && failure ? { at: lastFailureAt.toISOString(), text: failure } : null,
    }
  })
}

/** What the product is connected to. No key leaves the server. */
export const readConnections = async (services: Parts): Promise<Connections> => ({
  model: await modelOf(services),
  others: await othersOf(services),
})

/** Servers of models on this machine, at their usual ports. */
export async function findLocalServers({ models }: Pick<Services, 'models'>): Promise<LocalServers> {
  const found = await Promise.all(LOCAL_SERVERS.map(({ address }) => models.answers(address)))
  return { servers: LOCAL_SERVERS.filter((_, place) => found[place]) }
}
