import { z } from 'zod'
import { canChat, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { AiError } from '../port-errors.ts'
import { ADAPTERS } from './choose-ai.ts'
import { statusError } from './model-errors.ts'
import type { AllowedNetwork, ModelEndpoint, ProviderModel } from './port.ts'

/** Short, because someone is waiting at a form. */
const PATIENCE_MS = 8000
const LARGEST_BODY = 4_000_000
const MOST_MODELS = 1000

/** US dollars per token, as a string, like OpenRouter lists them. */
const price = z.coerce.number().nonnegative().catch(Number.NaN)
const tokens = z.number().int().positive().nullish().catch(null)

/** An entry of OpenAI's list, with the fields that OpenRouter, Mistral, Groq and LM Studio add. */
const entry = z.object({
  id: z.string().min(1).max(128),
  context_length: tokens,
  max_context_length: tokens,
  context_window: tokens,
  pricing: z.object({ prompt: price, completion: price }).nullish().catch(null),
})
const answer = z.object({ data: z.array(z.unknown()) })

const inMillions = (dollars: number | undefined): number | null =>
  dollars === undefined || Number.isNaN(dollars) ? null : Math.round(dollars * 1e12) / 1e6

function listed(raw: unknown): ProviderModel[] {
  const parsed = entry.safeParse(raw)
  if (!parsed.success || !canChat(parsed.data.id)) return []
  const { id, context_length, max_context_length, context_window, pricing } = parsed.data
  return [
    {
      id,
      contextLength: context_length ?? max_context_length ?? context_window ?? null,
      inputUsd: inMillions(pricing?.prompt),
      outputUsd: inMillions(pricing?.completion),
    },
  ]
}

async function bodyOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    size += piece.length
    if (size > LARGEST_BODY) throw new AiError('refused', 'The list of models is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

async function read(endpoint: ModelEndpoint, reach: AllowedNetwork, signal: AbortSignal): Promise<unknown> {
  const [{ request }, { modelAgents }] = await Promise.all([import('undici'), import('./model-agent.ts')])
  const { url, headers } = ADAPTERS[PROVIDERS[endpoint.provider].protocol].modelList(endpoint)
  const { statusCode, body } = await request(url, { headers, dispatcher: modelAgents[reach], signal })
  if (statusCode === 200) return JSON.parse(await bodyOf(body))
  await body.dump()
  throw statusError(statusCode, null)
}

/** Sorted by name. Rejects with an `AiError`. */
export async function listModels(endpoint: ModelEndpoint, reach: AllowedNetwork): Promise<ProviderModel[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const body = await read(endpoint, reach, signal).catch((error: unknown) => {
    if (error instanceof AiError) throw error
    if (signal.aborted) throw new AiError('timeout', 'The list of models did not come in time')
    if (error instanceof SyntaxError) throw new AiError('refused', 'The address answered with something else')
    throw new AiError('unreachable', 'The model could not be reached')
  })
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new AiError('refused', 'The address answered with something else')
  const models = parsed.data.data.slice(0, MOST_MODELS).flatMap(listed)
  return models.toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
}
