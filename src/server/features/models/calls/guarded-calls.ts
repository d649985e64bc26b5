import { LONGEST_CALL_MS } from '../../../../core/calls/ceilings.ts'
import { mostTokens } from '../../../../core/calls/prices.ts'
import { mostPictureTokens } from '../../../../core/calls/tokens.ts'
import type { ModelRequest, StructuredRequest } from '../../../../core/prompt/context.ts'
import type { Ai, AiFailure, ReplyEnd, StreamOptions, TokenUsage } from '../../../integrations/models/port.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { Admitted, Bounds, CallOutcome, CallReason, CallRecord } from '../../../platform/ports/call-admissions.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import type { ServingModel } from './call-admissions.ts'

interface Call extends Admitted, Bounds {
  startedAt: number
  latencyMs: number | null
  /** Earlier attempts that may have been billed but reported no token count. */
  unmeteredAttempts: number
  /** Whether its result counts for the health of the model that replies. */
  isTelling: boolean
}

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** Providers bill what they have started to write. After these failures, whether they had is unknown. */
const mayBeBilled = (error: unknown): boolean =>
  !(error instanceof AiError) || ['timeout', 'cut_off', 'declined', 'only_reasoning'].includes(error.kind)

/** Text by its bytes, pictures by the most that a provider counts for them. */
function mostInputOf({ name }: Pick<Ai, 'name'>, { messages }: ModelRequest): number {
  const pictures = messages.flatMap((message) => message.pictures ?? [])
  const texts = messages.map(({ content }) => content)
  return pictures.reduce((sum, picture) => sum + mostPictureTokens(name, picture), mostTokens(texts, bytesOf))
}

const hasPictures = ({ messages }: ModelRequest): boolean => messages.some(({ pictures }) => pictures !== undefined)

/** A refused request may be refused for its pictures, which says nothing about the provider's health. */
const refusedPictures = (error: unknown): unknown =>
  error instanceof AiError && error.kind === 'refused'
    ? new AiError('unsupported', 'The model refused a request with pictures', error)
    : error

/**
 * Failures that mean the provider is unhealthy. `declined` is not one: nobody can trip the breaker by provoking it. Nor
 * is `only_reasoning`, which more room mends.
 */
const UNWELL: readonly AiFailure[] = ['unreachable', 'timeout', 'rate_limited', 'refused', 'cut_off']
/** Many endpoints that reply well refuse JSON output or write something else: they must stay available for replies. */
const UNWELL_FOR_JSON: readonly AiFailure[] = ['unreachable', 'timeout', 'rate_limited']

const beginCall = (admitted: Admitted, bounds: Bounds, isTelling: boolean): Call => ({
  ...admitted,
  ...bounds,
  startedAt: performance.now(),
  latencyMs: null,
  unmeteredAttempts: 0,
  isTelling,
})

type Recording = Uses<'log' | 'replies'>
type Model = Pick<ServingModel, 'ai' | 'admissions'>

async function admit(services: Recording, { admissions }: Model, reason: CallReason, bounds: Bounds): Promise<Call> {
  const admitted = await admissions.admit({ ...reason, ...bounds })
  // Testing other settings says nothing about the model in use.
  if (admitted) return beginCall(admitted, bounds, reason.purpose !== 'test')
  const refusal = await admissions.refusalOf(bounds)
  services.log.info({ refusal }, 'a model call was not admitted')
  throw new AiError('not_admitted', `The call was not admitted (${refusal})`)
}

/** Embeddings are optional: they leave room for replies, and say nothing about the health of the model that replies. */
async function admitEmbedding({ admissions }: Model, reason: CallReason, bounds: Bounds): Promise<Call> {
  const admitted = await admissions.admitEmbedding({ ...reason, ...bounds })
  if (!admitted) throw new AiError('not_admitted', 'The call for embeddings was not admitted')
  return beginCall(admitted, bounds, false)
}

function note(call: Call): void {
  call.latencyMs ??= Math.round(performance.now() - call.startedAt)
}

function recordOf(
  { log }: Recording,
  call: Call,
  outcome: CallOutcome,
  usage: TokenUsage | null,
  error?: unknown,
): CallRecord {
  const failure = error instanceof AiError ? error.kind : null
  log.info({ call: call.id, outcome, failure, ms: call.latencyMs }, 'model call')
  return {
    callId: call.id,
    outcome,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    latencyMs: call.latencyMs,
    failure,
    mostInput: call.mostInput,
    mostOutput: call.mostOutput,
    unmeteredAttempts: call.unmeteredAttempts + (usage === null && mayBeBilled(error) ? 1 : 0),
    isTelling: call.isTelling,
  }
}

/** Nobody waits for it, but a shutdown does. */
export function recordCall({ log, replies }: Recording, { admissions }: Model, record: CallRecord): void {
  const recording = admissions
    .record(record)
    .catch((cause) => log.error({ err: cause, call: record.callId }, 'a model call could not be recorded'))
  replies.keep(recording)
}

async function retry({ admissions }: Model, call: Call, failed: AiError): Promise<void> {
  if (!(await admissions.retry(call))) throw failed
  if (mayBeBilled(failed)) call.unmeteredAttempts += 1
}

/** Calls an admitted model. `unwell`: failures the breaker counts. A failure is recorded, a success is returned. */
async function guarded<Result extends { usage: TokenUsage }>(
  services: Recording,
  model: Model,
  admitted: Promise<Call>,
  signal: AbortSignal,
  work: (call: Call) => Promise<Result>,
  unwell = UNWELL,
): Promise<Result & { record: CallRecord }> {
  const call = await admitted
  try {
    const result = await work(call)
    note(call)
    const record = recordOf(services, call, 'done', result.usage.estimated ? null : result.usage)
    return { ...result, record }
  } catch (error) {
    const failed = error instanceof AiError && unwell.includes(error.kind) && !signal.aborted
    recordCall(services, model, recordOf(services, call, failed ? 'failed' : 'stopped', null, error))
    throw error
  }
}

/** What an adapter may add to a request whose schema it has to tell in words. */
const TOLD_IN_WORDS = ' '.repeat(200)

const roomOf = ({ traits }: Ai): number => traits?.().roomTokens ?? 0

/**
 * How often a model that used up its limit on reasoning gets more room: each call is admitted anew. A slow one is not
 * asked again, because what its reply reserved would be given back meanwhile.
 */
const MORE_ROOM_TIMES = 2

async function withMoreRoom<Result>(ai: Ai, attempt: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + LONGEST_CALL_MS / 2
  for (let times = 0; ; times += 1) {
    const room = roomOf(ai)
    try {
      return await attempt()
    } catch (error) {
      const isExhausted = error instanceof AiError && error.kind === 'only_reasoning'
      if (!isExhausted || roomOf(ai) <= room || times === MORE_ROOM_TIMES || performance.now() > until) throw error
    }
  }
}

interface StreamTextOptions extends StreamOptions {
  /** Takes what the call cost, to record it with what is saved; without it, that is recorded at once. */
  keepRecord?(record: CallRecord): void
}

/**
 * Admits a call at its maximum cost, and streams what the model writes. AiError `not_admitted`: paused, breaker open,
 * limit reached, or account over its rate.
 */
export function streamText(
  services: Recording,
  model: Model,
  reason: CallReason,
  request: ModelRequest,
  { keepRecord = (record) => recordCall(services, model, record), ...options }: StreamTextOptions,
): Promise<ReplyEnd> {
  const { ai } = model
  return withMoreRoom(ai, async () => {
    const bounds = { mostInput: mostInputOf(ai, request), mostOutput: request.maxOutputTokens + roomOf(ai) }
    const work = async (call: Call): Promise<{ usage: ReplyEnd }> => {
      const onText = (text: string): void => {
        note(call)
        options.onText(text)
      }
      const beforeRetry = (failed: AiError): Promise<void> => retry(model, call, failed)
      const usage = await ai.stream(request, { ...options, onText, beforeRetry }).catch((error) => {
        throw hasPictures(request) ? refusedPictures(error) : error
      })
      return { usage }
    }
    const admitted = admit(services, model, reason, bounds)
    const { usage, record } = await guarded(services, model, admitted, options.signal, work)
    keepRecord(record)
    return usage
  })
}

/** Asks a model for JSON, admitted and recorded like a reply. */
export function askStructured(
  services: Recording,
  model: Model,
  reason: CallReason,
  request: StructuredRequest,
  signal: AbortSignal,
): Promise<{ value: unknown }> {
  const { ai } = model
  return withMoreRoom(ai, async () => {
    const { system, input, name, schema } = request
    const texts = [system, input, name, JSON.stringify(schema), TOLD_IN_WORDS]
    const bounds = { mostInput: mostTokens(texts, bytesOf), mostOutput: request.maxOutputTokens + roomOf(ai) }
    const ask = (call: Call) => ai.structured(request, signal, (failed) => retry(model, call, failed))
    const admitted = admit(services, model, reason, bounds)
    const { value, record } = await guarded(services, model, admitted, signal, ask, UNWELL_FOR_JSON)
    recordCall(services, model, record)
    return { value }
  })
}

/** Asks a model for one vector per text, admitted behind replies. */
export async function askEmbeddings(
  services: Recording,
  model: Model,
  reason: CallReason,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number[][]> {
  const bounds = { mostInput: mostTokens(texts, bytesOf), mostOutput: 0 }
  const admitted = admitEmbedding(model, reason, bounds)
  const { vectors, record } = await guarded(services, model, admitted, signal, () => model.ai.embed(texts, signal))
  recordCall(services, model, record)
  return vectors
}
