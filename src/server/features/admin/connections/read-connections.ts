import type { Connections, LocalServers, ModelConnection, OtherConnection } from '../../../../contract/connections.ts'
import {
  modelFailureInWords,
  WATCHED_CONNECTIONS,
  type WatchedConnection,
} from '../../../../core/connections/in-words.ts'
import { LOCAL_SERVERS, type ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { readModelHealth } from '../../models/calls/call-admissions.ts'
import { knownTraits } from '../../models/calls/try-model.ts'
import { readOwnModelsPermission } from '../../models/own/manage-own-model.ts'
import { listConnectionHealth } from '../store.ts'
import { readStoredModels, type StoredModel } from './connect-model.ts'
import { ollamaEndpoint } from './download-model.ts'

type Parts = Uses<'db' | 'vault' | 'models' | 'mail' | 'push' | 'sms' | 'billing' | 'workspace'>

const NO_HEALTH = { lastSuccess: null, lastFailure: null }

function setterOf({ models }: Parts, role: ModelRole, stored: StoredModel | undefined): ModelConnection['setBy'] {
  if (role === 'main' && models.isLocked) return 'environment'
  if (stored) return 'browser'
  return role !== 'main' || !models.current.connected ? 'nobody' : 'found'
}

function shownSettings({ settings }: StoredModel): ModelConnection['settings'] {
  const { apiKey, traits: _, ...shown } = settings
  return { ...shown, hasKey: apiKey !== null }
}

async function modelOf(services: Parts, role: ModelRole, stored: StoredModel | undefined): Promise<ModelConnection> {
  const { models } = services
  const ai = role === 'main' ? models.current : models[role]
  const setBy = setterOf(services, role, stored)
  const { lastSuccess, lastFailure } = ai ? await readModelHealth(services, role, ai.name) : NO_HEALTH
  const isShown = stored !== undefined && setBy === 'browser'
  return {
    setBy,
    name: ai?.name ?? '',
    connected: ai?.connected ?? false,
    ...knownTraits(ai),
    settings: isShown ? shownSettings(stored) : null,
    since: isShown ? stored.since.toISOString() : null,
    lastSuccess: lastSuccess?.toISOString() ?? null,
    lastFailure: lastFailure && { at: lastFailure.at.toISOString(), text: modelFailureInWords(lastFailure.failure) },
  }
}

const VARIABLES: Record<WatchedConnection, string[]> = {
  embeddings: ['AI_EMBEDDING_MODEL', 'LOCAL_EMBEDDINGS'],
  email: ['SMTP_URL', 'MAIL_FROM'],
  push: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  sms: ['SMS_PROVIDER', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  payment: [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_STARTER',
    'STRIPE_PRICE_PRO',
    'STRIPE_PRICE_UNLIMITED',
  ],
  workspace: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
}

function isConnected({ models, mail, push, sms, billing, workspace }: Parts, kind: WatchedConnection): boolean {
  if (kind === 'embeddings') return models.current.embeddingModel !== undefined || models.sentenceModel !== null
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

/** Keys never leave the server. */
export async function readConnections(services: Parts): Promise<Connections> {
  const stored = await readStoredModels(services)
  const [model, background, fallback, others, ownModels] = await Promise.all([
    modelOf(services, 'main', stored.main),
    modelOf(services, 'background', stored.background),
    modelOf(services, 'fallback', stored.fallback),
    othersOf(services),
    readOwnModelsPermission(services),
  ])
  return { model, background, fallback, others, ownModels }
}

/** At their default ports. */
export async function findLocalServers({ models }: Uses<'models'>): Promise<LocalServers> {
  const servers = LOCAL_SERVERS.map((server) =>
    server.provider === 'ollama' ? { ...server, address: ollamaEndpoint(models.ollama) } : server,
  )
  const found = await Promise.all(servers.map(({ address }) => models.answers(address)))
  return { servers: servers.filter((_, place) => found[place]) }
}
