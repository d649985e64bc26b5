import { z } from 'zod'
import { mentionsReasoning } from '../../../../core/connections/reasoning-filter.ts'
import type { StructuredRequest } from '../../../../core/prompt/context.ts'
import { AiError } from '../../port-errors.ts'
import { inJsonModes, type JsonMode, jsonOf, systemWithSchema } from '../json-modes.ts'
import { sdkError, statusError } from '../model-errors.ts'
import type { Ai, ModelTraits } from '../port.ts'
import type { ReplyReader } from '../reply-reader.ts'
import type { AiTimeouts } from '../stream-watch.ts'
import { type OpenAiEndpoint, outputLimits, roomOf } from './openai-endpoint.ts'
import type { ChatCall } from './openai-stream.ts'

type Asked = Pick<ChatCall, 'body' | 'reply' | 'signal' | 'onText' | 'onTakeBack'>

function bodyOf(endpoint: OpenAiEndpoint, room: number, asked: StructuredRequest, mode: JsonMode): string {
  const { system, input, name, schema, maxOutputTokens } = asked
  const formats = {
    schema: { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } },
    object: { response_format: { type: 'json_object' } },
    plain: {},
  }
  return JSON.stringify({
    model: endpoint.model,
    messages: [
      { role: 'system', content: mode === 'schema' ? system : systemWithSchema(asked) },
      { role: 'user', content: input },
    ],
    ...formats[mode],
    ...outputLimits(endpoint, maxOutputTokens + room),
  })
}

export function openAiJson(
  endpoint: OpenAiEndpoint,
  traits: ModelTraits,
  send: (asked: Asked) => Promise<ReplyReader>,
): Ai['structured'] {
  return inJsonModes(['schema', 'object', 'plain'], traits, async (asked, mode, signal) => {
    // A schema keeps some models from reasoning, so nothing is learnt of what they do without.
    const tried = { ...traits }
    let text = ''
    try {
      const { usage, isCut } = await send({
        body: bodyOf(endpoint, roomOf(endpoint, traits), asked, mode),
        reply: { traits: tried, isMentioned: mentionsReasoning(asked.input) },
        signal,
        onText: (piece) => {
          text += piece
        },
        onTakeBack: () => {
          text = ''
        },
      })
      return { value: jsonOf(text, isCut), usage: usage ?? { inputTokens: 0, outputTokens: 0 } }
    } finally {
      traits.roomTokens = Math.max(traits.roomTokens, tried.roomTokens)
      if (tried.opening === 'inside') traits.opening = 'inside'
    }
  })
}

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
    const { sdkFetch } = await import('../model-agent.ts')
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
