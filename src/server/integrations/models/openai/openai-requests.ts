import { z } from 'zod'
import { mentionsReasoning } from '../../../../core/connections/reasoning-filter.ts'
import type { ModelRequest, PromptMessage, StructuredRequest } from '../../../../core/prompt/context.ts'
import { AiError } from '../../port-errors.ts'
import { inJsonModes, type JsonMode, jsonOf, systemWithSchema } from '../json-modes.ts'
import { sdkError, statusError } from '../model-errors.ts'
import type { Ai, ModelAccess, ModelTraits } from '../port.ts'
import type { ReplyReader } from '../reply-reader.ts'
import type { AiTimeouts } from '../stream-watch.ts'
import type { ChatCall } from './openai-stream.ts'

export interface OpenAiEndpoint extends ModelAccess {
  /** `openai`: the fields of OpenAI's newer models. `compatible`: the older ones that every other server knows. */
  dialect: 'openai' | 'compatible'
  local: boolean
}

/** Reasoning is billed and limited as output, so models that always reason need extra room. */
const REASONING_ROOM = 1024

/** The lowest reasoning effort an OpenAI model accepts; null for models without such a field. */
function leastReasoning(model: string): 'none' | 'minimal' | 'low' | null {
  if (/-(chat|pro|codex)\b/.test(model)) return null
  if (/^gpt-5(-mini|-nano)?(-\d{4}.*)?$/.test(model)) return 'minimal'
  if (/^gpt-(5\.\d|[6-9]|\d\d)/.test(model)) return 'none'
  return /^o\d/.test(model) ? 'low' : null
}

const effortOf = ({ dialect, model }: OpenAiEndpoint) => (dialect === 'openai' ? leastReasoning(model) : null)

/** Tokens that reasoning gets beyond the limit of an answer: as far as the model's name says, or as was learnt. */
export function roomOf(endpoint: OpenAiEndpoint, { roomTokens }: Pick<ModelTraits, 'roomTokens'>): number {
  const effort = effortOf(endpoint)
  return Math.max(roomTokens, effort === null || effort === 'none' ? 0 : REASONING_ROOM)
}

function outputLimits(endpoint: OpenAiEndpoint, tokens: number): OutputLimits {
  if (endpoint.dialect === 'compatible') return { max_tokens: tokens }
  const effort = effortOf(endpoint)
  return { max_completion_tokens: tokens, ...(effort === null ? {} : { reasoning_effort: effort }) }
}

interface OutputLimits {
  max_tokens?: number
  max_completion_tokens?: number
  reasoning_effort?: 'none' | 'minimal' | 'low'
}

/** A message, with its pictures as data URLs before its text. */
const chatMessage = ({ role, content, pictures = [] }: PromptMessage) => {
  if (pictures.length === 0) return { role, content }
  const images = pictures.map(({ base64 }) => ({
    type: 'image_url',
    image_url: { url: `data:image/jpeg;base64,${base64}` },
  }))
  return { role, content: [...images, { type: 'text', text: content }] }
}

/** Many servers accept one system message only. */
function withOneSystem(messages: readonly PromptMessage[]): PromptMessage[] {
  const system = messages.filter(({ role }) => role === 'system')
  const rest = messages.filter(({ role }) => role !== 'system')
  if (system.length === 0) return rest
  return [{ role: 'system', content: system.map(({ content }) => content).join('\n\n') }, ...rest]
}

/** `room`: tokens of reasoning beyond the limit of the request. */
export const chatBody = (endpoint: OpenAiEndpoint, request: ModelRequest, room: number): string =>
  JSON.stringify({
    model: endpoint.model,
    messages: withOneSystem(request.messages).map(chatMessage),
    stream: true,
    stream_options: { include_usage: true },
    ...outputLimits(endpoint, request.maxOutputTokens + room),
  })

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
