import { isLocal } from '../../../core/calls/prices.ts'
import { modelAddressMeant } from '../../../core/connections/model-address.ts'
import { PROVIDERS, type Protocol } from '../../../core/connections/model-providers.ts'
import { AiError } from '../port-errors.ts'
import { createOllama } from './ollama.ts'
import type { Ai, ModelAccess, ModelEndpoint } from './port.ts'

interface Adapter {
  open(access: ModelAccess): Promise<Ai>
  /** The request for the list of models; its answer is read as OpenAI's. */
  modelList(endpoint: ModelEndpoint): { url: string; headers: Record<string, string> }
}

/** Loaded only when chosen, so that a server without a model doesn't pay for their packages. */
const openAiProtocol = (dialect: 'openai' | 'compatible'): Adapter => ({
  async open({ baseUrl, ...access }) {
    const { createOpenAi } = await import('./openai/openai-ai.ts')
    const local = isLocal({ provider: dialect, baseUrl, apiKey: access.apiKey })
    return createOpenAi({ ...access, dialect, baseUrl: modelAddressMeant(baseUrl, dialect), local })
  },
  modelList: ({ address, apiKey }) => ({
    url: `${address}/models`,
    headers: { ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
  }),
})

const anthropic: Adapter = {
  async open({ baseUrl, ...access }) {
    if (!access.apiKey) throw new Error('Anthropic needs AI_API_KEY')
    const { createAnthropicAi } = await import('./anthropic/anthropic-ai.ts')
    return createAnthropicAi({ ...access, baseUrl: modelAddressMeant(baseUrl, 'anthropic') })
  },
  modelList: ({ address, apiKey }) => ({
    url: `${address}/v1/models?limit=1000`,
    headers: { 'anthropic-version': '2023-06-01', ...(apiKey ? { 'x-api-key': apiKey } : {}) },
  }),
}

/** One for each protocol that `core/connections/model-providers.ts` names. */
export const ADAPTERS: Record<Protocol, Adapter> = {
  openai: openAiProtocol('openai'),
  compatible: openAiProtocol('compatible'),
  anthropic,
}

async function refuse(): Promise<never> {
  throw new AiError('unsupported', 'No model is connected')
}

/** Stands where no model is connected: callers ask `connected` first. */
const NO_MODEL: Ai = {
  connected: false,
  local: true,
  provider: null,
  name: 'none',
  stream: refuse,
  structured: refuse,
  embed: refuse,
}

export interface AiSettings extends Omit<ModelAccess, 'baseUrl' | 'model'> {
  /** undefined: detected from the other settings and the machine. */
  provider: Protocol | 'builtin' | undefined
  baseUrl: string | undefined
  model: string | undefined
}

/** Without a provider, an address means `compatible`, a key `openai`, neither a local Ollama, or no model. */
export async function chooseAi(settings: AiSettings, ollamaUrl?: string): Promise<Ai> {
  const { provider = meantBy(settings), ...access } = settings
  if (provider === 'builtin') return NO_MODEL
  if (provider === null) return ollamaUrl === undefined ? NO_MODEL : foundAt(ollamaUrl, settings)
  const { address, usualModel } = PROVIDERS[provider]
  const baseUrl = access.baseUrl ?? address
  const model = access.model ?? usualModel
  if (!baseUrl || !model) throw new Error('A compatible endpoint needs AI_BASE_URL and AI_MODEL')
  return ADAPTERS[provider].open({ ...access, baseUrl, model })
}

function meantBy({ baseUrl, apiKey }: AiSettings): Protocol | null {
  if (baseUrl) return 'compatible'
  return apiKey ? 'openai' : null
}

/** The first model of an Ollama that answers; no model if there is none. */
async function foundAt(ollamaUrl: string, { provider: _, ...access }: AiSettings): Promise<Ai> {
  const [found] = (await createOllama(ollamaUrl).models()) ?? []
  if (!found) return NO_MODEL
  return ADAPTERS.compatible.open({ ...access, baseUrl: `${ollamaUrl}/v1`, model: access.model ?? found.name })
}
