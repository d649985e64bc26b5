import type { Anthropic } from '@anthropic-ai/sdk'
import { PROVIDERS, providerNameAt } from '../../../core/connections/model-providers.ts'
import { seesPictures } from '../../../core/pictures/sees-pictures.ts'
import type { ModelRequest } from '../../../core/prompt/context.ts'
import { AiError } from '../../port-errors.ts'
import type { Ai, StreamOptions, TokenUsage } from '../../ports/ai.ts'
import { type AiTimeouts, DEFAULT_TIMEOUTS } from './ai-timeouts.ts'
import { type AnthropicEndpoint, anthropicParams, outputLimits } from './anthropic-endpoint.ts'
import { MessageReader } from './anthropic-stream.ts'
import { withOneRetry } from './one-retry.ts'
import { jsonAnswer, sdkError } from './sdk-errors.ts'
import { StreamWatch } from './stream-watch.ts'

export function createAnthropicAi(endpoint: AnthropicEndpoint, timeouts: AiTimeouts = DEFAULT_TIMEOUTS): Ai {
  let loading: Promise<Anthropic> | undefined
  const client = () => {
    loading ??= load(endpoint, timeouts)
    return loading
  }

  return {
    offline: false,
    local: false,
    provider: providerNameAt(endpoint.baseUrl ?? PROVIDERS.anthropic.address ?? ''),
    sees: seesPictures(endpoint.model),
    name: endpoint.model,
    roomTokens: outputLimits(endpoint.model, 0).max_tokens,
    async stream(request, options) {
      const sdk = await client()
      return withOneRetry(options, () => streamOnce(sdk, endpoint.model, request, options, timeouts))
    },
    async structured({ system, input, schema, maxOutputTokens }, signal) {
      const { messages } = await client()
      const answer = await messages
        .create(
          {
            model: endpoint.model,
            system,
            messages: [{ role: 'user', content: input }],
            output_config: { format: { type: 'json_schema', schema } },
            ...outputLimits(endpoint.model, maxOutputTokens),
          },
          { signal, timeout: timeouts.firstTokenMs },
        )
        .catch((error) => Promise.reject(sdkError(error, signal)))
      if (answer.stop_reason === 'refusal') throw new AiError('declined', 'The model declined to reply')
      const text = answer.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
      const usage = { inputTokens: answer.usage.input_tokens, outputTokens: answer.usage.output_tokens }
      return { value: jsonAnswer(text), usage }
    },
    embed: async () => {
      throw new AiError('unsupported', 'Anthropic has no embeddings')
    },
  }
}

async function streamOnce(
  sdk: Anthropic,
  model: string,
  request: ModelRequest,
  { signal, onText }: StreamOptions,
  timeouts: AiTimeouts,
): Promise<TokenUsage> {
  signal.throwIfAborted()
  const late = new AbortController()
  const watch = new StreamWatch(timeouts, (error) => late.abort(error))
  const reader = new MessageReader({ onText, onLife: () => watch.tokenCame() })
  const either = AbortSignal.any([signal, late.signal])
  try {
    const stream = await sdk.messages.create(anthropicParams(model, request), { signal: either })
    watch.headersCame()
    for await (const event of stream) reader.read(event)
  } catch (error) {
    if (either.aborted) throw either.reason
    if (reader.written > 0 && !(error instanceof AiError)) throw reader.broken('The connection to the model broke')
    throw sdkError(error, signal)
  } finally {
    watch.stop()
  }
  // The SDK's stream ends quietly when it is aborted.
  if (either.aborted) throw either.reason
  reader.checkWhole()
  return reader.usage
}

async function load(endpoint: AnthropicEndpoint, timeouts: AiTimeouts): Promise<Anthropic> {
  const [{ Anthropic }, { sdkFetch }] = await Promise.all([import('@anthropic-ai/sdk'), import('./sdk-fetch.ts')])
  return new Anthropic({
    ...(endpoint.baseUrl === undefined ? {} : { baseURL: endpoint.baseUrl }),
    apiKey: endpoint.apiKey,
    fetch: sdkFetch(endpoint.reach ?? 'anywhere'),
    // At debug level the SDK would log what people write.
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeouts.totalMs,
  })
}
