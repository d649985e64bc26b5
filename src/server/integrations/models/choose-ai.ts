import { modelAddressMeant } from '../../../core/connections/model-address.ts'
import { PROVIDERS } from '../../../core/connections/model-providers.ts'
import { isLocal } from '../../../core/usage/prices.ts'
import type { AllowedNetwork } from './model-agent.ts'
import { NO_MODEL } from './no-model.ts'
import { createOllama } from './ollama.ts'
import type { OpenAiEndpoint } from './openai/openai-endpoint.ts'
import type { Ai, ModelTraits } from './port.ts'

export interface AiSettings {
  /** undefined: detected from the other settings and the machine. */
  provider: 'openai' | 'anthropic' | 'compatible' | 'builtin' | undefined
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string | undefined
  embeddingModel: string | undefined
  reach?: AllowedNetwork
  traits?: Partial<ModelTraits> | undefined
}

const usual = (provider: 'openai' | 'anthropic') => {
  const { address, usualModel } = PROVIDERS[provider]
  return { baseUrl: address ?? '', model: usualModel ?? '' }
}

/** Without a provider, an address means `compatible`, a key `openai`, neither a local Ollama, or no model. */
export async function chooseAi(settings: AiSettings, ollamaUrl?: string): Promise<Ai> {
  const { provider, baseUrl, apiKey, model } = settings
  if (provider === 'builtin') return NO_MODEL
  if (provider === 'anthropic') return anthropic(settings)
  if (provider === 'openai' || (provider === undefined && !baseUrl && apiKey)) {
    return openAi(settings, {
      dialect: 'openai',
      baseUrl: baseUrl ?? usual('openai').baseUrl,
      model: model ?? usual('openai').model,
    })
  }
  if (provider === 'compatible' || baseUrl) {
    if (!baseUrl || !model) throw new Error('A compatible endpoint needs AI_BASE_URL and AI_MODEL')
    return openAi(settings, { dialect: 'compatible', baseUrl, model })
  }
  return ollamaUrl === undefined ? NO_MODEL : foundAt(ollamaUrl, settings)
}

/** The first model of an Ollama that answers; no model if there is none. */
async function foundAt(ollamaUrl: string, settings: AiSettings): Promise<Ai> {
  const [found] = (await createOllama(ollamaUrl).models()) ?? []
  if (!found) return NO_MODEL
  return openAi(settings, { dialect: 'compatible', baseUrl: `${ollamaUrl}/v1`, model: settings.model ?? found.name })
}

// Loaded only when chosen, so that a server without a model doesn't pay for their packages.
async function openAi(
  { provider, apiKey, embeddingModel, reach = 'anywhere', traits }: AiSettings,
  { dialect, baseUrl, model }: Pick<OpenAiEndpoint, 'dialect' | 'baseUrl' | 'model'>,
): Promise<Ai> {
  const adapter = await import('./openai/openai-ai.ts')
  const local = isLocal({ provider, baseUrl, apiKey })
  const address = modelAddressMeant(baseUrl, dialect)
  return adapter.createOpenAi({ dialect, baseUrl: address, model, apiKey, embeddingModel, local, reach, traits })
}

async function anthropic({ baseUrl, apiKey, model, reach = 'anywhere', traits }: AiSettings): Promise<Ai> {
  if (!apiKey) throw new Error('Anthropic needs AI_API_KEY')
  const adapter = await import('./anthropic/anthropic-ai.ts')
  const url = baseUrl === undefined ? undefined : modelAddressMeant(baseUrl, 'anthropic')
  return adapter.createAnthropicAi({ baseUrl: url, apiKey, model: model ?? usual('anthropic').model, reach, traits })
}
