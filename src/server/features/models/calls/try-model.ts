import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelTest } from '../../../../contract/connections.ts'
import { LONGEST_CALL_MS } from '../../../../core/calls/ceilings.ts'
import { priceOf } from '../../../../core/calls/prices.ts'
import { modelFailureInWords } from '../../../../core/connections/in-words.ts'
import { modelAddressMeant } from '../../../../core/connections/model-address.ts'
import { type ModelProvider, PROVIDERS } from '../../../../core/connections/model-providers.ts'
import type { ModelRequest, StructuredRequest } from '../../../../core/prompt/context.ts'
import type { Ai, ModelEndpoint, ModelSettings } from '../../../integrations/models/port.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { ServingModel } from './call-admissions.ts'
import { askStructured, streamText } from './guarded-calls.ts'

interface AskedEndpoint {
  provider: ModelProvider
  address?: string | undefined
  apiKey?: string | undefined
}

export const wrongField = (field: string, text: string): AppError =>
  new AppError(400, 'invalid_input', text, { fields: { [field]: text } })

/** A stored key is only used with its own address: otherwise anyone could have it sent to a server of their choice. */
export function modelEndpointOf(
  { provider, address: given, apiKey }: AskedEndpoint,
  stored: readonly ModelSettings[],
): ModelEndpoint {
  const { address: own, key, protocol } = PROVIDERS[provider]
  const typed = given ?? own
  if (!typed) throw wrongField('address', 'Type the address of the server.')
  const address = modelAddressMeant(typed, protocol)
  if (apiKey || key === 'none') return { provider, address, apiKey: apiKey ?? null }
  const same = stored.find(
    (settings) => settings.provider === provider && modelAddressMeant(settings.address, protocol) === address,
  )
  const kept = same?.apiKey ?? null
  if (!kept && key === 'required') throw wrongField('apiKey', 'Paste a key.')
  return { provider, address, apiKey: kept }
}

const MICROS = 1_000_000
/** Pages wait for 45 seconds. */
const PATIENCE_MS = 40_000

const ASK = 'Say hello in one short, friendly sentence.'
const REQUEST: ModelRequest = { messages: [{ role: 'user', content: ASK }], maxOutputTokens: 60 }

const ASK_JSON: StructuredRequest = {
  system: 'You answer with JSON.',
  input: 'Which colour has a clear sky at noon?',
  name: 'colour',
  schema: {
    type: 'object',
    properties: { colour: { type: 'string' } },
    required: ['colour'],
    additionalProperties: false,
  },
  maxOutputTokens: 60,
}

/** Throws 422 with what can be done about it. */
export function modelErrorInWords(error: unknown): never {
  if (error instanceof AiError) throw new AppError(422, `model_${error.kind}`, modelFailureInWords(error.kind))
  throw error
}

/** What is known of a model by now. */
export function knownTraits(ai: Ai | null): Pick<ModelTest, 'roomTokens' | 'givesJson'> {
  const { roomTokens = 0, json = 'unknown' } = ai?.traits?.() ?? {}
  return { roomTokens, givesJson: json === 'unknown' ? null : json !== 'none' }
}

const late = (): AppError =>
  new AppError(
    422,
    'model_timeout',
    `No word came within ${PATIENCE_MS / 1000} seconds. The model may still be loading: wait a minute, then test again. If it stays silent, choose a smaller one.`,
  )

/** Gives up waiting, but not the call: a server that is loading a model would give up too. */
async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const timer = new AbortController()
  const limit = sleep(ms, undefined, { signal: timer.signal }).then(() => Promise.reject(late()))
  limit.catch(() => {})
  return Promise.race([work, limit]).finally(() => timer.abort())
}

/** A model that gives none still replies. */
async function tryJson(services: Services, model: ServingModel, userId: number, signal: AbortSignal): Promise<void> {
  await askStructured(services, model, { userId, purpose: 'test' }, ASK_JSON, signal).catch((error: unknown) => {
    if (!(error instanceof AiError)) throw error
  })
}

/** 422: it failed; the error says what can be done about it. */
export async function tryModel(
  services: Services,
  model: ServingModel,
  userId: number,
  patienceMs = PATIENCE_MS,
): Promise<Omit<ModelTest, 'address'>> {
  const { ai } = model
  const began = performance.now()
  let [text, firstTokenMs] = ['', 0]
  const onText = (piece: string): void => {
    firstTokenMs ||= Math.round(performance.now() - began)
    text += piece
  }
  const onTakeBack = (): void => {
    text = ''
  }
  const signal = AbortSignal.timeout(LONGEST_CALL_MS)
  const reason = { userId, purpose: 'test' } as const
  const said = streamText(services, model, reason, REQUEST, { signal, onText, onTakeBack })
  const usage = await inTime(said, patienceMs).catch(modelErrorInWords)
  const left = patienceMs - (performance.now() - began)
  await inTime(tryJson(services, model, userId, signal), left).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
  const { input, output } = priceOf(ai.name, ai.local)
  const costUsd = usage.estimated ? null : (usage.inputTokens * input + usage.outputTokens * output) / MICROS ** 2
  return { text, firstTokenMs, costUsd, ...knownTraits(ai) }
}
