import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type AiSettings, chooseAi } from './choose-ai.ts'

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
    [{}, 'none', false],
    [{ provider: 'builtin', apiKey: 'k' }, 'none', false],
    [{ apiKey: 'k' }, 'gpt-6-luna', true],
    [{ provider: 'openai', apiKey: 'k', model: 'gpt-6-sol' }, 'gpt-6-sol', true],
    [{ provider: 'anthropic', apiKey: 'k' }, 'claude-haiku-5-5', true],
    [{ baseUrl: 'http://x/v1/', model: 'm' }, 'm', true],
    [{ provider: 'compatible', baseUrl: 'http://x/v1', model: 'm', apiKey: 'k' }, 'm', true],
  ])('uses for %j the adapter %s', async (settings, name, connected) => {
    const ai = await chooseAi({ ...NOTHING, ...settings }, NOBODY)
    expect({ name: ai.name, connected: ai.connected }).toEqual({ name, connected })
  })

  it.each<Partial<AiSettings>>([{ baseUrl: 'http://x/v1' }, { provider: 'anthropic' }])(
    'rejects %j',
    async (settings) => {
      await expect(chooseAi({ ...NOTHING, ...settings }, NOBODY)).rejects.toThrow(/AI_/)
    },
  )

  it.each([
    ['{"models":[{"name":"nomic-embed-text"},{"name":"llama4:8b"}]}', 'llama4:8b'],
    ['{"models":[]}', 'none'],
    ['<html>', 'none'],
  ])('recognises in an Ollama that answers %s: %s', async (tags, name) => {
    expect((await withOllama(tags, (url) => chooseAi(NOTHING, url))).name).toBe(name)
  })
})

it('refuses every call where no model is connected', async () => {
  const ai = await chooseAi(NOTHING, NOBODY)
  await expect(ai.embed(['a'], new AbortController().signal)).rejects.toMatchObject({ kind: 'unsupported' })
})
