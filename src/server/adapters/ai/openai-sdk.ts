import type { OpenAI } from 'openai'
import { AiError } from '../../port-errors.ts'
import type { Ai } from '../../ports/ai.ts'
import type { AiTimeouts } from './ai-timeouts.ts'
import { type OpenAiEndpoint, outputLimits } from './openai-endpoint.ts'
import { jsonAnswer, sdkError } from './sdk-errors.ts'

export function openAiSdk(endpoint: OpenAiEndpoint, timeouts: AiTimeouts): Pick<Ai, 'structured' | 'embed'> {
  let loading: Promise<OpenAI> | undefined
  const client = () => {
    loading ??= load(endpoint, timeouts)
    return loading
  }

  const structured: Ai['structured'] = async ({ system, input, name, schema, maxOutputTokens }, signal) => {
    const { chat } = await client()
    const answer = await chat.completions
      .create(
        {
          model: endpoint.model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: input },
          ],
          response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
          ...outputLimits(endpoint, maxOutputTokens),
        },
        { signal },
      )
      .catch((error) => Promise.reject(sdkError(error, signal)))
    const message = answer.choices?.[0]?.message
    if (message?.refusal) throw new AiError('declined', 'The model declined to reply')
    const { prompt_tokens: inputTokens = 0, completion_tokens: outputTokens = 0 } = answer.usage ?? {}
    return { value: jsonAnswer(message?.content), usage: { inputTokens, outputTokens } }
  }

  const embed: Ai['embed'] = async (texts, signal) => {
    const model = endpoint.embeddingModel
    if (model === undefined) throw new AiError('unsupported', 'No embedding model is configured')
    const { embeddings } = await client()
    const answer = await embeddings
      .create({ model, input: [...texts], encoding_format: 'float', ...sizeOf(model) }, { signal })
      .catch((error) => Promise.reject(sdkError(error, signal)))
    const inOrder = answer.data.toSorted((one, other) => one.index - other.index)
    return {
      vectors: inOrder.map((row) => row.embedding),
      usage: { inputTokens: answer.usage?.prompt_tokens ?? 0, outputTokens: 0 },
    }
  }

  return { structured, embed }
}

/** Shorter vectors if a model offers them, because a person's vectors are scanned for every message. */
const sizeOf = (model: string): { dimensions?: number } =>
  model.startsWith('text-embedding-3') ? { dimensions: 512 } : {}

async function load(endpoint: OpenAiEndpoint, timeouts: AiTimeouts): Promise<OpenAI> {
  const [{ OpenAI }, { sdkFetch }] = await Promise.all([import('openai'), import('./sdk-fetch.ts')])
  return new OpenAI({
    baseURL: endpoint.baseUrl,
    fetch: sdkFetch(endpoint.reach ?? 'anywhere'),
    // The SDK requires a key, and local servers have none.
    apiKey: endpoint.apiKey ?? 'none',
    // Ignores the SDK's own environment variables.
    organization: null,
    project: null,
    // At debug level the SDK would log what people write.
    logLevel: 'off',
    // Each attempt has to be admitted, so retrying is left to the caller.
    maxRetries: 0,
    timeout: timeouts.firstTokenMs,
  })
}
