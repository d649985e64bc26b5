import type { Opening } from '../../src/core/connections/reasoning-filter.ts'
import { createOpenAi } from '../../src/server/integrations/models/openai/openai-ai.ts'
import { type Behaviour, type OpenAiStandIn, type RecordedRequest, startOpenAiStandIn } from './openai-stand-in.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

/** Short timeouts, so that a hanging model costs a test only a few seconds. */
export const SHORT_PATIENCE = { headersMs: 2000, firstTokenMs: 2000, gapMs: 2000, totalMs: 4000 }

export interface ModelApp {
  app: TestApp
  /** Sets the model's behaviour, and records its requests. */
  model: OpenAiStandIn
  close(): Promise<void>
}

/** The real app with an OpenAI-compatible stand-in as its model. */
export async function openModelApp({
  model: name = 'stand-in',
  patience,
  opening = 'outside',
  ...options
}: TestAppOptions & { model?: string; patience?: typeof SHORT_PATIENCE; opening?: Opening } = {}): Promise<ModelApp> {
  const model = await startOpenAiStandIn()
  const endpoint = { dialect: 'compatible', baseUrl: model.url, model: name, apiKey: 'key', local: false } as const
  const ai = createOpenAi({ ...endpoint, embeddingModel: undefined, traits: { opening } }, patience)
  const app = await openTestApp({ ai, ...options })
  const close = async (): Promise<void> => {
    await app.close()
    await model.close()
  }
  return { app, model, close }
}

/** The same for tests that chat and do not care about the model: what `openTestApp` opens, with replies that count. */
export async function openChatApp(
  options: TestAppOptions = {},
  behave?: (request: RecordedRequest) => Behaviour,
): Promise<TestApp> {
  const { app, model, close } = await openModelApp(options)
  if (behave) model.behave(behave)
  return { ...app, close }
}
