import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { composeRequest } from '../../../core/prompt/prompt.ts'
import { type AiSettings, chooseAi } from './choose-ai.ts'
import { createOfflineAi } from './offline-ai.ts'

const NOTHING: AiSettings = {
  provider: undefined,
  baseUrl: undefined,
  apiKey: undefined,
  model: undefined,
  embeddingModel: undefined,
}
const NOBODY = 'http://127.0.0.1:9'

async function withOllama<T>(tags: string, act: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => response.end(tags))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('chooseAi', () => {
  it.each<[Partial<AiSettings>, string, boolean]>([
    [{}, 'offline engine', true],
    [{ provider: 'builtin', apiKey: 'k' }, 'offline engine', true],
    [{ apiKey: 'k' }, 'gpt-6-luna', false],
    [{ provider: 'openai', apiKey: 'k', model: 'gpt-6-sol' }, 'gpt-6-sol', false],
    [{ provider: 'anthropic', apiKey: 'k' }, 'claude-haiku-5-5', false],
    [{ baseUrl: 'http://x/v1/', model: 'm' }, 'm', false],
    [{ provider: 'compatible', baseUrl: 'http://x/v1', model: 'm', apiKey: 'k' }, 'm', false],
  ])('uses for %j the adapter %s', async (settings, name, offline) => {
    const ai = await chooseAi({ ...NOTHING, ...settings }, NOBODY)
    expect({ name: ai.name, offline: ai.offline }).toEqual({ name, offline })
  })

  it.each<Partial<AiSettings>>([{ baseUrl: 'http://x/v1' }, { provider: 'anthropic' }])(
    'rejects %j',
    async (settings) => {
      await expect(chooseAi({ ...NOTHING, ...settings }, NOBODY)).rejects.toThrow(/AI_/)
    },
  )

  it.each([
    ['{"models":[{"name":"nomic-embed-text"},{"name":"llama4:8b"}]}', 'llama4:8b'],
    ['{"models":[]}', 'offline engine'],
    ['<html>', 'offline engine'],
  ])('recognises in an Ollama that answers %s: %s', async (tags, name) => {
    expect((await withOllama(tags, (url) => chooseAi(NOTHING, url))).name).toBe(name)
  })
})

describe('the offline engine behind the port', () => {
  const request = composeRequest({
    purpose: 'greeting',
    helper: {
      name: 'Sam',
      description: 'Kind.',
      personaType: 'friend',
      tone: 'friendly',
      messageLength: 'moderate',
      exampleMessages: null,
    },
    personName: null,
    now: new Date('2026-11-20T14:12:00Z'),
    timeZone: 'America/New_York',
    turns: [],
    chance: 0,
  })

  it('streams word by word at no cost', async () => {
    const words: string[] = []
    const usage = await createOfflineAi(0).stream(request, {
      signal: new AbortController().signal,
      onText: (word) => words.push(word),
    })
    expect(words.length).toBeGreaterThan(10)
    expect(words.join('')).toMatch(/^Good morning, I'm Sam, an AI helper .*\?$/)
    expect(usage).toEqual({ inputTokens: 0, outputTokens: 0 })
  })

  it('stops with the reason of the abort signal', async () => {
    const controller = new AbortController()
    let words = 0
    const onText = () => {
      words += 1
      if (words === 3) controller.abort('enough')
    }
    await expect(createOfflineAi(0).stream(request, { signal: controller.signal, onText })).rejects.toBe('enough')
    expect(words).toBe(3)
  })

  it('does not support embeddings', async () => {
    await expect(createOfflineAi().embed(['a'], new AbortController().signal)).rejects.toMatchObject({
      kind: 'unsupported',
    })
  })
})
