import { z } from 'zod'
import { AiError } from '../../port-errors.ts'
import type { AiTimeouts } from '../ai-timeouts.ts'
import type { Ai } from '../port.ts'
import { sdkError, statusError } from '../status-error.ts'
import type { OpenAiEndpoint } from './openai-endpoint.ts'

const answer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })),
  usage: z.object({ prompt_tokens: z.number() }).partial().nullish(),
})

/** Shorter vectors if a model offers them, because a person's vectors are scanned for every message. */
const sizeOf = (model: string): { dimensions?: number } =>
  model.startsWith('text-embedding-3') ? { dimensions: 512 } : {}

export function openAiEmbed(endpoint: OpenAiEndpoint, { firstTokenMs }: AiTimeouts): Ai['embed'] {
  const { baseUrl, apiKey, embeddingModel: model, reach = 'anywhere' } = endpoint
  const headers = { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) }

  async function ask(input: readonly string[], signal: AbortSignal): Promise<unknown> {
    const { sdkFetch } = await import('../sdk-fetch.ts')
    const body = JSON.stringify({ model, input, encoding_format: 'float', ...sizeOf(model ?? '') })
    const either = AbortSignal.any([signal, AbortSignal.timeout(firstTokenMs)])
    const response = await sdkFetch(reach)(`${baseUrl}/embeddings`, { method: 'POST', headers, body, signal: either })
    if (!response.ok) throw statusError(response.status, response.headers.get('retry-after'))
    return response.json()
  }

  return async (texts, signal) => {
    if (model === undefined) throw new AiError('unsupported', 'No embedding model is configured')
    const parsed = answer.safeParse(await ask(texts, signal).catch((error) => Promise.reject(sdkError(error, signal))))
    if (!parsed.success) throw new AiError('cut_off', 'The model sent something that is no list of vectors')
    const { data, usage } = parsed.data
    return {
      vectors: data.toSorted((one, other) => one.index - other.index).map((row) => row.embedding),
      usage: { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: 0 },
    }
  }
}
