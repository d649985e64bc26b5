import type { ModelTest } from '../../../contract/connections.ts'
import { modelFailureInWords } from '../../../core/connections/model-failure.ts'
import type { ModelRequest } from '../../../core/prompt/context.ts'
import { priceOf } from '../../../core/usage/prices.ts'
import { AppError } from '../../errors.ts'
import { AiError } from '../../port-errors.ts'
import type { Services } from '../../ports/services.ts'
import { guardedAi } from './guarded-ai.ts'

const MICROS = 1_000_000
const TIMEOUT_MS = 30_000

const ASK = 'Say hello in one short, friendly sentence.'
const REQUEST: ModelRequest = {
  messages: [{ role: 'user', content: ASK }],
  maxOutputTokens: 60,
  context: {
    purpose: 'example',
    helper: {
      name: 'Coterie',
      description: '',
      personaType: 'friend',
      tone: 'friendly',
      messageLength: 'brief',
      exampleMessages: null,
    },
    personName: null,
    now: new Date(0),
    timeZone: 'UTC',
    turns: [],
    chance: 0,
  },
}

/** Throws 422 with what can be done about it. */
export function modelErrorInWords(error: unknown): never {
  if (error instanceof AiError) throw new AppError(422, `model_${error.kind}`, modelFailureInWords(error.kind))
  throw error
}

/** 422: it failed; the error says what can be done about it. */
export async function tryModel(services: Services, userId: number): Promise<ModelTest> {
  const { ai } = services
  const began = performance.now()
  let [text, firstTokenMs] = ['', 0]
  const onText = (piece: string): void => {
    firstTokenMs ||= Math.round(performance.now() - began)
    text += piece
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const usage = await guardedAi(services, { userId, purpose: 'test' })
    .stream(REQUEST, { signal, onText })
    .catch(modelErrorInWords)
  const { input, output } = priceOf(ai.name, ai.local)
  const costUsd = usage.estimated ? null : (usage.inputTokens * input + usage.outputTokens * output) / MICROS ** 2
  return { text, firstTokenMs, costUsd }
}
