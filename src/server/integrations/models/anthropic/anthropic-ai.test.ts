import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnthropicStandIn,
  type MessagesBehaviour,
  startAnthropicStandIn,
} from '../../../../../tests/support/anthropic-stand-in.ts'
import type { ModelRequest } from '../../../../core/prompt/context.ts'
import { AiError } from '../../port-errors.ts'
import { createAnthropicAi } from './anthropic-ai.ts'

const SECRET = 'the negotiation on Thursday'
// The first call loads the SDK, on a busy machine: only a hanging model may take this long.
const TIMEOUTS = { headersMs: 1000, firstTokenMs: 1000, gapMs: 1000, totalMs: 3000 }

/** More text than any reply has. */
const ENDLESS = Array<string>(3000).fill('word word ')

const request = {
  messages: [
    { role: 'system', content: 'You are Alex.' },
    { role: 'user', content: SECRET },
  ],
  maxOutputTokens: 200,
} as unknown as ModelRequest

let server: AnthropicStandIn
beforeAll(async () => {
  server = await startAnthropicStandIn()
})
afterEach(() => {
  server.requests.length = 0
})
afterAll(() => server.close())

const create = (model = 'claude-haiku-5-5') =>
  createAnthropicAi({ baseUrl: server.url, apiKey: 'key-1', model }, TIMEOUTS)

async function talk(behaviour: MessagesBehaviour | MessagesBehaviour[], signal = new AbortController().signal) {
  const list = [behaviour].flat()
  server.behave(() => list[Math.min(server.requests.length, list.length) - 1] ?? {})
  let text = ''
  const outcome = await create()
    .stream(request, { signal, onText: (piece) => (text += piece) })
    .then(
      (usage) => ({ usage, error: null }),
      (error: unknown) => ({ usage: null, error }),
    )
  return { ...outcome, text, calls: server.requests.length }
}

describe('a reply by Anthropic', () => {
  it('is streamed with its token counts', async () => {
    const { text, usage, error } = await talk({})
    expect({ text, error }).toEqual({ text: 'A good day for it.', error: null })
    expect(usage).toEqual({ inputTokens: 11, outputTokens: 5 })
  })

  it('is requested without thinking, with a separate system prompt', async () => {
    await talk({})
    expect(server.requests[0]).toMatchObject({
      path: '/v1/messages',
      authorization: 'Bearer key-1',
      body: {
        system: [{ type: 'text', text: 'You are Alex.', cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: SECRET }],
        max_tokens: 200,
        thinking: { type: 'disabled' },
      },
    })
  })

  it('gets more room for a model that always thinks', async () => {
    server.behave({})
    await create('claude-opus-5-5').stream(request, { signal: new AbortController().signal, onText: () => {} })
    expect(server.requests[0]?.body).toMatchObject({ max_tokens: 2248 })
    expect(server.requests[0]?.body).not.toHaveProperty('thinking')
  })

  const table: [string, MessagesBehaviour, AiError['kind'], number, string][] = [
    ['hangs before the headers', { fault: { kind: 'hang', at: 'headers' } }, 'timeout', 2, ''],
    ['hangs before the first token', { fault: { kind: 'hang', at: 'first_token' } }, 'timeout', 1, ''],
    ['hangs in the middle', { fault: { kind: 'hang_after', pieces: 2 } }, 'timeout', 1, 'A good '],
    ['never ends', { pieces: ENDLESS }, 'cut_off', 1, ENDLESS.slice(0, 2000).join('')],
    ['breaks in the middle', { fault: { kind: 'break_after', pieces: 2 } }, 'cut_off', 1, 'A good '],
    ['ends in the middle', { fault: { kind: 'end_after', pieces: 2 } }, 'cut_off', 1, 'A good '],
    ['reports an error in the middle', { fault: { kind: 'error_after', pieces: 2 } }, 'cut_off', 1, 'A good '],
    ['is empty', { pieces: [] }, 'cut_off', 1, ''],
    ['is declined', { stopReason: 'refusal' }, 'declined', 1, 'A good day for it.'],
    ['is refused for its key', { fault: { kind: 'status', status: 401 } }, 'refused', 1, ''],
    ['is overloaded', { fault: { kind: 'status', status: 529 } }, 'unreachable', 2, ''],
    ['is rate limited for longer', { fault: { kind: 'status', status: 429, retryAfter: '9' } }, 'rate_limited', 1, ''],
  ]
  it.each(table)('fails when it %s', async (_, behaviour, kind, calls, written) => {
    const outcome = await talk(behaviour)
    expect(outcome.error).toBeInstanceOf(AiError)
    expect(outcome.error).toMatchObject({ kind })
    expect({ calls: outcome.calls, text: outcome.text }).toEqual({ calls, text: written })
    expect(JSON.stringify([outcome.error, String(outcome.error)])).not.toContain(SECRET)
    expect((outcome.error as Error).cause).toBeUndefined()
  })

  it.each<[string, MessagesBehaviour]>([
    ['an overload', { fault: { kind: 'status', status: 529 } }],
    ['a broken connection', { fault: { kind: 'break_after', pieces: 0 } }],
    ['an error before the first token', { fault: { kind: 'error_after', pieces: 0 } }],
  ])('succeeds on the retry after %s', async (_, first) => {
    const { text, error, calls } = await talk([first, {}])
    expect({ text, error, calls }).toEqual({ text: 'A good day for it.', error: null, calls: 2 })
  })

  it('stops at once when aborted', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('stopped')), 100)
    const { error } = await talk({ tokenMs: 60 }, controller.signal)
    expect(error).toMatchObject({ message: 'stopped' })
    await expect.poll(() => server.requests[0]?.aborted, { timeout: 300 }).toBe(true)
  })

  it('arrives in the requested JSON shape', async () => {
    server.behave({ json: '{"mood":"calm"}' })
    const asked = { system: 'Sum up.', input: 'x', name: 'summary', schema: { type: 'object' }, maxOutputTokens: 100 }
    const { value } = await create().structured(asked, new AbortController().signal)
    expect(value).toEqual({ mood: 'calm' })
    expect(server.requests[0]?.body).toMatchObject({ output_config: { format: { type: 'json_schema' } } })
    await expect(create().embed(['a'], new AbortController().signal)).rejects.toMatchObject({ kind: 'unsupported' })
  })
})
