import type { Anthropic } from '@anthropic-ai/sdk'
import type {
  MessageCreateParamsStreaming,
  MessageParam,
  RawMessageStreamEvent,
} from '@anthropic-ai/sdk/resources/messages'
import { providerNameAt, seesPictures } from '../../../../core/connections/model-providers.ts'
import type { ModelRequest, PromptMessage } from '../../../../core/prompt/context.ts'
import { AiError } from '../../port-errors.ts'
import { inJsonModes, jsonOf, systemWithSchema } from '../json-modes.ts'
import { sdkError, withOneRetry } from '../model-errors.ts'
import type { Ai, ModelAccess, ModelTraits, StreamOptions, TokenUsage } from '../port.ts'
import { ReplyText, type ReplyTextOptions, replyOptions, traitsOf } from '../reply-text.ts'
import { type AiTimeouts, HOSTED_TIMEOUTS, StreamWatch } from '../stream-watch.ts'

type AnthropicEndpoint = Omit<ModelAccess, 'embeddingModel'>

/** Thinking counts as output, so a model that always thinks needs extra room. */
const THINKING_ROOM = 2048

/** Small and medium models can skip thinking, which a short message does not need. */
const mayThinkNot = (model: string): boolean => /haiku|sonnet/.test(model)

/** Tokens of thinking beyond the limit of an answer. */
const roomOf = (model: string, { roomTokens }: Pick<ModelTraits, 'roomTokens'>): number =>
  mayThinkNot(model) ? 0 : Math.max(THINKING_ROOM, roomTokens)

const outputLimits = (model: string, tokens: number): Pick<MessageCreateParamsStreaming, 'max_tokens' | 'thinking'> =>
  mayThinkNot(model) ? { max_tokens: tokens, thinking: { type: 'disabled' } } : { max_tokens: tokens }

/** What comes before it is kept by the provider for some minutes, and costs a tenth when it is sent again. */
const KEPT = { cache_control: { type: 'ephemeral' as const } }

function contentOf({ content, pictures = [] }: PromptMessage, isKept: boolean): MessageParam['content'] {
  const text = { type: 'text' as const, text: content, ...(isKept ? KEPT : {}) }
  if (pictures.length === 0) return isKept ? [text] : content
  const images = pictures.map(({ base64: data }) => ({
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: 'image/jpeg' as const, data },
  }))
  return [...images, text]
}

/** `room`: tokens of thinking beyond the limit of the request. */
function anthropicParams(model: string, request: ModelRequest, room: number): MessageCreateParamsStreaming {
  const system = request.messages
    .filter((message) => message.role === 'system')
    .map((message) => ({ type: 'text' as const, text: message.content, ...KEPT }))
  // The last message holds what will not be sent again.
  const lastKept = request.messages.at(-2)
  const messages: MessageParam[] = request.messages.flatMap((message) =>
    message.role === 'system' ? [] : [{ role: message.role, content: contentOf(message, message === lastKept) }],
  )
  return { model, system, messages, stream: true, ...outputLimits(model, request.maxOutputTokens + room) }
}

const CUT: readonly (string | null)[] = ['max_tokens', 'model_context_window_exceeded']

export class MessageReader {
  readonly #text: ReplyText
  #stopReason: string | null = null
  readonly usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }

  constructor(text: ReplyText) {
    this.#text = text
  }

  read(event: RawMessageStreamEvent): void {
    if (event.type === 'content_block_delta') {
      if (event.delta.type === 'text_delta') this.#text.push(event.delta.text)
      else this.#text.reason()
    } else if (event.type === 'message_start') {
      this.usage.inputTokens = inputTokens(event.message.usage)
    } else if (event.type === 'message_delta') {
      this.#stopReason = event.delta.stop_reason
      this.usage.outputTokens = event.usage.output_tokens
      if (this.#stopReason === 'refusal') throw new AiError('declined', 'The model declined to reply')
    }
  }

  get isCut(): boolean {
    return CUT.includes(this.#stopReason)
  }

  /** Call at the end of the stream; throws unless the reply is complete, or as much of it as its limit allows. */
  checkWhole(): void {
    if (this.#stopReason === null) throw this.#text.broken('The reply ended before it was finished')
    this.#text.end(this.isCut)
  }
}

const inputTokens = (usage: {
  input_tokens: number
  cache_read_input_tokens: number | null
  cache_creation_input_tokens: number | null
}): number => usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0)

export function createAnthropicAi(endpoint: AnthropicEndpoint, timeouts: AiTimeouts = HOSTED_TIMEOUTS): Ai {
  let loading: Promise<Anthropic> | undefined
  const client = () => {
    loading ??= load(endpoint, timeouts)
    return loading
  }
  const { model } = endpoint
  const traits = traitsOf(endpoint.baseUrl, model, { opening: 'outside', ...endpoint.traits })
  const room = (): number => roomOf(model, traits)

  return {
    connected: true,
    local: false,
    provider: providerNameAt(endpoint.baseUrl),
    sees: seesPictures(model),
    name: model,
    traits: () => ({ ...traits, roomTokens: room() }),
    async stream(request, options) {
      const sdk = await client()
      const params = anthropicParams(model, request, room())
      return withOneRetry(options, () => streamOnce(sdk, params, replyOptions(traits, request), options, timeouts))
    },
    structured: inJsonModes(['schema', 'plain'], traits, async (asked, mode, signal) => {
      const { messages } = await client()
      const { schema, input, maxOutputTokens } = asked
      const answer = await messages
        .create(
          {
            model,
            system: mode === 'schema' ? asked.system : systemWithSchema(asked),
            messages: [{ role: 'user', content: input }],
            ...(mode === 'schema' ? { output_config: { format: { type: 'json_schema', schema } } } : {}),
            ...outputLimits(model, maxOutputTokens + room()),
          },
          { signal, timeout: timeouts.totalMs },
        )
        .catch((error) => Promise.reject(sdkError(error, signal)))
      if (answer.stop_reason === 'refusal') throw new AiError('declined', 'The model declined to reply')
      const text = answer.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
      const usage = { inputTokens: answer.usage.input_tokens, outputTokens: answer.usage.output_tokens }
      return { value: jsonOf(text, answer.stop_reason === 'max_tokens'), usage }
    }),
    embed: async () => {
      throw new AiError('unsupported', 'Anthropic has no embeddings')
    },
  }
}

async function streamOnce(
  sdk: Anthropic,
  params: MessageCreateParamsStreaming,
  reply: ReplyTextOptions,
  { signal, onText, onTakeBack = () => {} }: StreamOptions,
  timeouts: AiTimeouts,
): Promise<TokenUsage> {
  signal.throwIfAborted()
  const late = new AbortController()
  const watch = new StreamWatch(timeouts, (error) => late.abort(error))
  const text = new ReplyText({ onText, onTakeBack, onLife: () => watch.tokenCame() }, reply)
  const reader = new MessageReader(text)
  const either = AbortSignal.any([signal, late.signal])
  try {
    const stream = await sdk.messages.create(params, { signal: either })
    watch.headersCame()
    for await (const event of stream) reader.read(event)
  } catch (error) {
    if (either.aborted) throw either.reason
    if (text.written > 0 && !(error instanceof AiError)) throw text.broken('The connection to the model broke')
    throw sdkError(error, signal)
  } finally {
    watch.stop()
  }
  // The SDK's stream ends quietly when it is aborted.
  if (either.aborted) throw either.reason
  reader.checkWhole()
  return { ...reader.usage, ...(reader.isCut ? { isCut: true } : {}) }
}

async function load(endpoint: AnthropicEndpoint, timeouts: AiTimeouts): Promise<Anthropic> {
  const [{ Anthropic }, { sdkFetch }] = await Promise.all([import('@anthropic-ai/sdk'), import('../model-agent.ts')])
  return new Anthropic({
    baseURL: endpoint.baseUrl,
    apiKey: endpoint.apiKey ?? null,
    fetch: sdkFetch(endpoint.reach ?? 'anywhere'),
    // At debug level the SDK would log what people write.
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeouts.totalMs,
  })
}
