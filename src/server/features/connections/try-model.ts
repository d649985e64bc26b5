import type { ListedModel, ModelBody, ModelPlaceBody, ModelTest } from '../../../contract/connections.ts'
import { modelFailureInWords } from '../../../core/connections/model-failure.ts'
import type { ModelRequest } from '../../../core/prompt/prompt.ts'
import { priceOf } from '../../../core/usage/prices.ts'
import { AppError } from '../../errors.ts'
import { AiError } from '../../port-errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { guardedAi } from '../usage/guarded-ai.ts'
import { withModel } from '../usage/with-model.ts'
import { placeOf, settingsOf } from './model-settings.ts'

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
    localDate: '',
    localTime: '',
    turns: [],
    chance: 0,
  },
}

/** Throws 422 with what the operator can do about it. */
function inWords(error: unknown): never {
  if (error instanceof AiError) throw new AppError(422, `model_${error.kind}`, modelFailureInWords(error.kind))
  throw error
}

/** The models a provider offers. 400: a field is missing. 422: the provider failed or refused. */
export async function listModels(
  services: Pick<Services, 'db' | 'secrets' | 'models'>,
  body: ModelPlaceBody,
): Promise<ListedModel[]> {
  const place = await placeOf(services, body)
  return services.models.list(place).catch(inWords)
}

/** Asks the model for one sentence, within the limits. Same errors as `listModels`. */
export async function testModel(services: Services, actor: Actor, body: ModelBody): Promise<ModelTest> {
  const settings = await settingsOf(services, body)
  const ai = await services.models.open(settings).catch(inWords)
  const guarded = guardedAi(withModel(services, body.role, ai), { userId: actor.userId, purpose: 'test' })

  const began = performance.now()
  let [text, firstTokenMs] = ['', 0]
  const onText = (piece: string): void => {
    firstTokenMs ||= Math.round(performance.now() - began)
    text += piece
  }
  const usage = await guarded.stream(REQUEST, { signal: AbortSignal.timeout(TIMEOUT_MS), onText }).catch(inWords)
  const { input, output } = priceOf(ai.name, ai.local)
  const costUsd = usage.estimated ? null : (usage.inputTokens * input + usage.outputTokens * output) / MICROS ** 2
  return { text, firstTokenMs, costUsd }
}
