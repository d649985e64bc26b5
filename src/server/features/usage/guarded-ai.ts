import { isPaused, refusalOf } from '../../../core/usage/breaker.ts'
import { mostTokens, priceOf } from '../../../core/usage/prices.ts'
import { AiError } from '../../port-errors.ts'
import type { Ai, AiFailure, TokenUsage } from '../../ports/ai.ts'
import type { Admitted, Bounds, CallReason, Outcome } from '../../ports/call-admissions.ts'
import type { Services } from '../../ports/services.ts'
import { readState } from './store.ts'
import { admitRetry } from './store-admission.ts'

/** A call under way: what it reserved, and what is known of it so far. */
interface Call extends Admitted, Bounds {
  startedAt: number
  latencyMs: number | null
  /** Earlier attempts that may have been billed without telling a count. */
  uncounted: number
  /** Does it say how well the model of replies is? */
  isTelling: boolean
}

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** Providers bill what they have begun to write: of these failures nobody can tell whether they had. */
const mayBeBilled = (error: unknown): boolean =>
  !(error instanceof AiError) || ['timeout', 'cut_off', 'declined'].includes(error.kind)

/** Failures that say that the provider is unwell. A model that declines is not: nobody can trip the breaker by asking it to. */
const UNWELL: readonly AiFailure[] = ['unreachable', 'timeout', 'rate_limited', 'refused', 'cut_off']
/**
 * Many endpoints that reply well know nothing of answers in a JSON shape: they refuse to give one, or write something
 * else. That must not take the model away from those who talk with it.
 */
const UNWELL_FOR_JSON: readonly AiFailure[] = ['unreachable', 'timeout', 'rate_limited']

const beginCall = (admitted: Admitted, bounds: Bounds, isTelling: boolean): Call => ({
  ...admitted,
  ...bounds,
  startedAt: performance.now(),
  latencyMs: null,
  uncounted: 0,
  isTelling,
})

async function admit(
  services: Pick<Services, 'config' | 'db' | 'ai' | 'admissions' | 'clock' | 'log'>,
  reason: CallReason,
  bounds: Bounds,
): Promise<Call> {
  const admitted = await services.admissions.admit({ ...reason, ...bounds })
  if (!admitted) throw await refuse(services, bounds)
  // A trial of other settings says nothing of the model in use.
  return beginCall(admitted, bounds, reason.purpose !== 'test')
}

/** Embeddings are there to help: they take no room that a reply may need, and tell nothing of the model that replies. */
async function admitEmbedding(
  services: Pick<Services, 'admissions'>,
  reason: CallReason,
  bounds: Bounds,
): Promise<Call> {
  const admitted = await services.admissions.admitBackground({ ...reason, ...bounds })
  if (!admitted) throw new AiError('not_admitted', 'The call for embeddings was not admitted')
  return beginCall(admitted, bounds, false)
}

async function refuse(
  services: Pick<Services, 'config' | 'db' | 'ai' | 'clock' | 'log'>,
  { mostInput, mostOutput }: Bounds,
): Promise<AiError> {
  const { ai, db, config, clock, log } = services
  const now = clock.now()
  const price = priceOf(ai.name, ai.local)
  const worst = Math.ceil((mostInput * price.input + mostOutput * price.output) / 1_000_000)
  const refusal = refusalOf(await readState(db, now), config.ceilings, worst, now.toISOString())
  log.info({ refusal }, 'a model call was not admitted')
  return new AiError('not_admitted', `The call was not admitted (${refusal})`)
}

function note(call: Call): void {
  call.latencyMs ??= Math.round(performance.now() - call.startedAt)
}

/** Notes how a call ended. Nobody waits for it, but a stop of the process does. */
function settle(
  services: Pick<Services, 'admissions' | 'log' | 'replies'>,
  call: Call,
  outcome: Outcome,
  usage: TokenUsage | null,
  error?: unknown,
): void {
  const uncounted = call.uncounted + (usage === null && mayBeBilled(error) ? 1 : 0)
  const failure = error instanceof AiError ? error.kind : null
  const settling = services.admissions
    .settle({
      callId: call.id,
      outcome,
      inputTokens: usage?.inputTokens ?? null,
      outputTokens: usage?.outputTokens ?? null,
      latencyMs: call.latencyMs,
      failure,
      mostInput: call.mostInput,
      mostOutput: call.mostOutput,
      uncounted,
      isTelling: call.isTelling,
    })
    .catch((cause) => services.log.error({ err: cause, call: call.id }, 'a model call could not be settled'))
  services.replies.keep(settling)
  services.log.info({ call: call.id, outcome, failure, ms: call.latencyMs }, 'model call')
}

async function retry(services: Pick<Services, 'config' | 'db' | 'clock'>, call: Call, failed: AiError): Promise<void> {
  const { dailyCalls, monthlyMicros } = services.config.ceilings
  const now = services.clock.now()
  const { id: callId, worstMicros } = call
  const rows = await admitRetry(services.db, { now, callId, worstMicros, dailyCalls, monthlyMicros })
  if (rows.length === 0) throw failed
  if (mayBeBilled(failed)) call.uncounted += 1
}

/** The one way to a model: admit, reserve the worst cost, call, settle with what it came to. `unwell`: failures that count against it. */
async function guarded<Result extends { usage: TokenUsage }>(
  services: Pick<Services, 'admissions' | 'log' | 'replies'>,
  admitted: Promise<Call>,
  signal: AbortSignal,
  work: (call: Call) => Promise<Result>,
  unwell = UNWELL,
): Promise<Result> {
  const call = await admitted
  try {
    const result = await work(call)
    note(call)
    settle(services, call, 'done', result.usage.estimated ? null : result.usage)
    return result
  } catch (error) {
    const failed = error instanceof AiError && unwell.includes(error.kind) && !signal.aborted
    settle(services, call, failed ? 'failed' : 'stopped', null, error)
    throw error
  }
}

/** The built-in engine: an operator's pause holds for it too. */
const pausable = (services: Pick<Services, 'db' | 'clock'>, ai: Ai): Ai => ({
  ...ai,
  async stream(request, options) {
    const now = services.clock.now()
    if (isPaused(await readState(services.db, now), now.toISOString()))
      throw new AiError('not_admitted', 'The call was not admitted (paused)')
    return await ai.stream(request, options)
  },
})

/**
 * The model, as calls for this reason reach it: each is admitted first, and what it may cost reserved. A call that is
 * not admitted (paused, breaker open, a ceiling reached, too many of this account) fails with AiError `not_admitted`.
 * The built-in engine costs nothing, so only the operator's pause stops it.
 */
export function guardedAi(services: Services, reason: CallReason): Ai {
  const { ai } = services
  if (ai.offline) return pausable(services, ai)
  const room = ai.roomTokens ?? 0
  return {
    offline: false,
    local: ai.local,
    provider: ai.provider,
    name: ai.name,
    embeddingModel: ai.embeddingModel,
    async stream(request, options) {
      const texts = request.messages.map((message) => message.content)
      const bounds = { mostInput: mostTokens(texts, bytesOf), mostOutput: request.maxOutputTokens + room }
      const work = async (call: Call): Promise<{ usage: TokenUsage }> => {
        const onText = (text: string): void => {
          note(call)
          options.onText(text)
        }
        const beforeRetry = (failed: AiError): Promise<void> => retry(services, call, failed)
        return { usage: await ai.stream(request, { ...options, onText, beforeRetry }) }
      }
      return (await guarded(services, admit(services, reason, bounds), options.signal, work)).usage
    },
    structured(request, signal) {
      const texts = [request.system, request.input, request.name, JSON.stringify(request.schema)]
      const bounds = { mostInput: mostTokens(texts, bytesOf), mostOutput: request.maxOutputTokens + room }
      const ask = () => ai.structured(request, signal)
      return guarded(services, admit(services, reason, bounds), signal, ask, UNWELL_FOR_JSON)
    },
    embed(texts, signal) {
      const bounds = { mostInput: mostTokens(texts, bytesOf), mostOutput: 0 }
      return guarded(services, admitEmbedding(services, reason, bounds), signal, () => ai.embed(texts, signal))
    },
  }
}
