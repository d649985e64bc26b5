import { modelAddressMeant } from '../../../core/connections/model-address.ts'
import type { Protocol } from '../../../core/connections/model-providers.ts'
import { isLocal } from '../../../core/usage/prices.ts'
import type { AllowedNetwork } from './model-agent.ts'
import type { Ai, ModelTraits } from './port.ts'
import type { ModelEndpoint } from './port-models.ts'

/** Whose models are called, and how. */
export interface ModelAccess {
  baseUrl: string
  apiKey: string | undefined
  model: string
  embeddingModel: string | undefined
  reach?: AllowedNetwork | undefined
  traits?: Partial<ModelTraits> | undefined
}

interface Adapter {
  open(access: ModelAccess): Promise<Ai>
  /** The request for the list of models; its answer is read as OpenAI's. */
  modelList(endpoint: ModelEndpoint): { url: string; headers: Record<string, string> }
}

/** Loaded only when chosen, so that a server without a model doesn't pay for their packages. */
const openAiProtocol = (dialect: 'openai' | 'compatible'): Adapter => ({
  async open({ baseUrl, reach = 'anywhere', ...access }) {
    const { createOpenAi } = await import('./openai/openai-ai.ts')
    const local = isLocal({ provider: dialect, baseUrl, apiKey: access.apiKey })
    return createOpenAi({ ...access, dialect, baseUrl: modelAddressMeant(baseUrl, dialect), local, reach })
  },
  modelList: ({ address, apiKey }) => ({
    url: `${address}/models`,
    headers: { ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
  }),
})

const anthropic: Adapter = {
  async open({ baseUrl, apiKey, model, reach = 'anywhere', traits }) {
    if (!apiKey) throw new Error('Anthropic needs AI_API_KEY')
    const { createAnthropicAi } = await import('./anthropic/anthropic-ai.ts')
    return createAnthropicAi({ baseUrl: modelAddressMeant(baseUrl, 'anthropic'), apiKey, model, reach, traits })
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
