import { estimateTokens, mostPictureTokens } from '../../../../core/calls/tokens.ts'
import { PROVIDERS, providerNameAt, seesPictures } from '../../../../core/connections/model-providers.ts'
import type { ModelRequest } from '../../../../core/prompt/context.ts'
import { sleep } from '../../../platform/async/timers.ts'
import { LoadingAiError, withOneRetry } from '../model-errors.ts'
import type { Ai, StreamOptions } from '../port.ts'
import { replyOptions, traitsOf } from '../reply-text.ts'
import { type AiTimeouts, HOSTED_TIMEOUTS, LOCAL_TIMEOUTS, SERVER_TIMEOUTS } from '../stream-watch.ts'
import { chatBody, type OpenAiEndpoint, openAiEmbed, openAiJson, roomOf } from './openai-requests.ts'

const estimateInput = (request: ModelRequest, model: string): number =>
  request.messages.reduce(
    (sum, { content, pictures = [] }) =>
      pictures.reduce((most, picture) => most + mostPictureTokens(model, picture), sum + estimateTokens(content)),
    0,
  )

/** The streaming client is heavy, so it loads after the start or with the first call. */
let loading: Promise<typeof import('./openai-stream.ts')> | undefined
const streams = () => (loading ??= import('./openai-stream.ts'))

const RELOAD_MS = 2000

/** These keep reasoning apart, or mark its beginning. */
const isKnown = ({ baseUrl }: OpenAiEndpoint): boolean =>
  baseUrl.startsWith('https:') && Object.values(PROVIDERS).some(({ address }) => address === baseUrl)

function timeoutsOf(endpoint: OpenAiEndpoint): AiTimeouts {
  if (endpoint.local) return LOCAL_TIMEOUTS
  return isKnown(endpoint) ? HOSTED_TIMEOUTS : SERVER_TIMEOUTS
}

/** Asks again while a server says that it is loading its model. */
async function onceLoaded<T>(
  { signal, onProgress }: StreamOptions,
  { headersMs }: AiTimeouts,
  attempt: () => Promise<T>,
): Promise<T> {
  const until = performance.now() + headersMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof LoadingAiError) || performance.now() > until) throw error
      onProgress?.('loading')
      await sleep(RELOAD_MS, signal)
      signal.throwIfAborted()
    }
  }
}

export function createOpenAi(endpoint: OpenAiEndpoint, timeouts: AiTimeouts = timeoutsOf(endpoint)): Ai {
  const url = new URL(`${endpoint.baseUrl}/chat/completions`)
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
  }
  if (endpoint.apiKey) headers.authorization = `Bearer ${endpoint.apiKey}`
  const traits = traitsOf(endpoint.baseUrl, endpoint.model, {
    ...(isKnown(endpoint) ? { opening: 'outside' } : {}),
    ...endpoint.traits,
  })
  const place = { url, headers, timeouts, reach: endpoint.reach ?? 'anywhere' }

  return {
    connected: true,
    local: endpoint.local,
    provider: providerNameAt(endpoint.baseUrl),
    sees: seesPictures(endpoint.model),
    name: endpoint.model,
    embeddingModel: endpoint.embeddingModel,
    traits: () => ({ ...traits, roomTokens: roomOf(endpoint, traits) }),
    async stream(request, options) {
      const body = chatBody(endpoint, request, roomOf(endpoint, traits))
      let written = ''
      const onText = (piece: string): void => {
        written += piece
        options.onText(piece)
      }
      const onTakeBack = (): void => {
        written = ''
        options.onTakeBack?.()
      }
      const call = { ...place, ...options, onText, onTakeBack, body, reply: replyOptions(traits, request) }
      const { streamChat } = await streams()
      const attempt = () => onceLoaded(options, timeouts, () => streamChat(call))
      const { usage, isCut } = await withOneRetry(options, attempt)
      const end = isCut ? ({ isCut } as const) : {}
      if (usage) return { ...usage, ...end }
      return {
        inputTokens: estimateInput(request, endpoint.model),
        outputTokens: estimateTokens(written),
        estimated: true,
        ...end,
      }
    },
    prepare: async () => void (await streams()),
    structured: openAiJson(endpoint, traits, async (asked) => {
      const { streamChat } = await streams()
      // The headers come with the answer.
      const patience = { ...timeouts, headersMs: timeouts.totalMs, firstTokenMs: timeouts.totalMs }
      return await streamChat({ ...place, timeouts: patience, ...asked })
    }),
    embed: openAiEmbed(endpoint, timeouts),
  }
}
