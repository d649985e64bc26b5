import { providerNameAt } from '../../../core/connections/model-providers.ts'
import { seesPictures } from '../../../core/pictures/sees-pictures.ts'
import { estimateTokens } from '../../../core/usage/tokens.ts'
import type { Ai } from '../../ports/ai.ts'
import { type AiTimeouts, DEFAULT_TIMEOUTS } from './ai-timeouts.ts'
import { withOneRetry } from './one-retry.ts'
import { chatBody, type OpenAiEndpoint, outputLimits } from './openai-endpoint.ts'
import { openAiSdk } from './openai-sdk.ts'
import { estimateInput } from './usage-estimate.ts'

/** The streaming client is heavy, so it loads after the start or with the first call. */
let loading: Promise<typeof import('./openai-stream.ts')> | undefined
const streams = () => (loading ??= import('./openai-stream.ts'))

export function createOpenAi(endpoint: OpenAiEndpoint, timeouts: AiTimeouts = DEFAULT_TIMEOUTS): Ai {
  const url = new URL(`${endpoint.baseUrl}/chat/completions`)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
  }
  if (endpoint.apiKey) headers.authorization = `Bearer ${endpoint.apiKey}`

  return {
    offline: false,
    local: endpoint.local,
    provider: providerNameAt(endpoint.baseUrl),
    sees: seesPictures(endpoint.model),
    name: endpoint.model,
    embeddingModel: endpoint.embeddingModel,
    roomTokens: outputLimits(endpoint, 0).max_completion_tokens ?? 0,
    async stream(request, options) {
      const body = chatBody(endpoint, request)
      let written = ''
      const onText = (piece: string): void => {
        written += piece
        options.onText(piece)
      }
      const call = { url, headers, body, timeouts, reach: endpoint.reach ?? 'anywhere', ...options, onText }
      const { streamChat } = await streams()
      const { usage } = await withOneRetry(options, () => streamChat(call))
      if (usage) return usage
      return {
        inputTokens: estimateInput(request, endpoint.model),
        outputTokens: estimateTokens(written),
        estimated: true,
      }
    },
    prepare: async () => void (await streams()),
    ...openAiSdk(endpoint, timeouts),
  }
}
