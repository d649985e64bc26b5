import { type ModelRole, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { isMetadataAddress } from '../../../core/network/public-address.ts'
import type { CallAdmissions } from '../../platform/ports/call-admissions.ts'
import { AiError } from '../port-errors.ts'
import { chooseAi } from './choose-ai.ts'
import { listModels } from './list-models.ts'
import type { Ai, AllowedNetwork, ModelSettings, Models, Ollama, SentenceEmbeddings } from './port.ts'

const LOCAL_PATIENCE_MS = 400

/** Checks the parsed host, so that no notation of an IP address hides it. Names are checked again when resolved. */
function demandAllowed(address: string): void {
  if (isMetadataAddress(new URL(address).hostname)) throw new AiError('refused', 'This address is not allowed')
}

function open(settings: ModelSettings, reach: AllowedNetwork): Promise<Ai> {
  const { provider, address, apiKey, model, embeddingModel, traits } = settings
  return chooseAi({
    provider: PROVIDERS[provider].protocol,
    baseUrl: address,
    apiKey: apiKey ?? undefined,
    model,
    embeddingModel: embeddingModel ?? undefined,
    reach,
    traits,
  })
}

async function answers(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(LOCAL_PATIENCE_MS)
  return fetch(`${address}/models`, { signal, redirect: 'error' }).then(
    (response) => response.ok && (response.headers.get('content-type') ?? '').includes('json'),
    () => false,
  )
}

interface ModelOptions {
  ollama: Ollama
  sentenceModel: SentenceEmbeddings | null
  admissionsOf(current: () => Ai): CallAdmissions
  isLocked: boolean
  ownReach: AllowedNetwork
}

/** `found` was set in the environment or detected on this machine. */
export function createModels(found: Ai, options: ModelOptions): Models {
  const { ollama, sentenceModel, admissionsOf, isLocked, ownReach } = options
  const inUse: Record<ModelRole, Ai | null> = { main: null, background: null, fallback: null }
  const current = (): Ai => inUse.main ?? found
  return {
    get current() {
      return current()
    },
    get background() {
      return inUse.background
    },
    get fallback() {
      return inUse.fallback
    },
    ollama,
    sentenceModel,
    admissions: admissionsOf(current),
    isLocked,
    use(role, ai) {
      inUse[role] = ai
    },
    async open(settings) {
      demandAllowed(settings.address)
      return open(settings, 'anywhere')
    },
    openOwn: (settings) => open(settings, ownReach),
    async list(endpoint) {
      demandAllowed(endpoint.address)
      return listModels(endpoint, 'anywhere')
    },
    listOwn: (endpoint) => listModels(endpoint, ownReach),
    answers,
  }
}
