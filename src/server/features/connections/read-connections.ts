import type { Connections, LocalServers, ModelConnection, OtherConnection } from '../../../contract/connections.ts'
import { modelFailureInWords } from '../../../core/connections/model-failure.ts'
import { LOCAL_SERVERS } from '../../../core/connections/model-providers.ts'
import type { Services } from '../../ports/services.ts'
import { readModelHealth } from '../usage/model-health.ts'
import { readStoredModel, type StoredModel } from './model-settings.ts'

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

/** What is set by the environment only. */
const othersOf = ({ ai, embeddings, mail, push, sms, billing, workspace }: Parts): OtherConnection[] => [
  {
    kind: 'embeddings',
    connected: ai.embeddingModel !== undefined || embeddings !== null,
    variables: ['AI_EMBEDDING_MODEL', 'LOCAL_EMBEDDINGS'],
  },
  { kind: 'email', connected: mail !== null, variables: ['SMTP_URL', 'MAIL_FROM'] },
  { kind: 'push', connected: push !== null, variables: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] },
  {
    kind: 'sms',
    connected: sms !== null,
    variables: ['SMS_PROVIDER', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  },
  { kind: 'payment', connected: billing !== null, variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
  {
    kind: 'workspace',
    connected: workspace !== null,
    variables: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  },
]

/** What the product is connected to. No key leaves the server. */
export const readConnections = async (services: Parts): Promise<Connections> => ({
  model: await modelOf(services),
  others: othersOf(services),
})

/** Servers of models on this machine, at their usual ports. */
export async function findLocalServers({ models }: Pick<Services, 'models'>): Promise<LocalServers> {
  const found = await Promise.all(LOCAL_SERVERS.map(({ address }) => models.answers(address)))
  return { servers: LOCAL_SERVERS.filter((_, place) => found[place]) }
}
